/**
 * Provides the pages below /tools/config with the worker that checks texts, the data of
 * each release, and the list of all rules with the findings in their examples. Nothing is
 * sent anywhere: see src/components/ConfigDoctor.
 */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {knowledgeFor} from '../../packages/doctor/cli/release-data';
import {bundleWorker} from './bundle';
import {listRules, readChoices} from './data';

const name = 'config-doctor';

type Worker = {file: string; script: string};

export default function configDoctor(context: LoadContext): Plugin {
  let worker: Worker;
  return {
    name,

    getPathsToWatch: () => [
      `${context.siteDir}/packages/doctor/**/*.ts`,
      `${context.siteDir}/{docs,versioned_docs/*}/_data/*.json`,
    ],

    async contentLoaded({actions}) {
      const script = await bundleWorker();
      const hash = createHash('sha256').update(script).digest('hex');
      worker = {file: `assets/${name}.${hash.slice(0, 8)}.js`, script};
      const choices = readChoices();
      await Promise.all([
        // Read by `docusaurus start` only.
        actions.createData(worker.file, script),
        actions.createData('tool.json', {...choices, worker: worker.file}),
        actions.createData('rules.json', listRules()),
        ...choices.releases.map(({id}) =>
          actions.createData(
            `knowledge-${id}.json`,
            knowledgeFor(id as Parameters<typeof knowledgeFor>[0]),
          ),
        ),
      ]);
    },

    configureWebpack: () =>
      ({
        devServer: {
          static: [
            {
              directory: path.join(context.generatedFilesDir, name, 'default'),
              publicPath: context.baseUrl,
              watch: false,
            },
          ],
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,

    async postBuild({outDir}) {
      const file = path.join(outDir, worker.file);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, worker.script);
    },
  };
}
