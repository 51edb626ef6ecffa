/**
 * Provides the pages below /tools/config with the worker that checks texts, the data of
 * each release, and the groups of rules with the findings in their examples, and puts the
 * program and the types of the configuration on the site (downloads.ts). Nothing is
 * sent anywhere: see src/features/config-doctor.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {knowledgeFor} from '@ohif-docs/doctor/cli/release-data';
import {toolWorker} from '../../../../plugins/tool-worker';
import {listGroups, readChoices} from './data';
import {writeDownloads} from './downloads';

const name = 'config-doctor';

export default function configDoctor(context: LoadContext): Plugin {
  const worker = toolWorker(
    context,
    name,
    require.resolve('@ohif-docs/doctor/worker'),
  );
  return {
    name,

    getPathsToWatch: () => [
      `${context.siteDir}/packages/doctor/**/*.ts`,
      `${context.siteDir}/{docs,versioned_docs/*}/_data/*.json`,
    ],

    async contentLoaded({actions}) {
      const file = await worker.create(actions);
      const choices = readChoices();
      await Promise.all([
        actions.createData('tool.json', {...choices, worker: file}),
        actions.createData('rules.json', listGroups()),
        ...choices.releases.map(({id}) =>
          actions.createData(
            `knowledge-${id}.json`,
            knowledgeFor(id as Parameters<typeof knowledgeFor>[0]),
          ),
        ),
      ]);
    },

    configureWebpack: worker.configureWebpack,
    async postBuild(site) {
      const {url, baseUrl} = context.siteConfig;
      await Promise.all([
        worker.postBuild(site),
        writeDownloads(site, url + baseUrl.replace(/\/$/, '')),
      ]);
    },
  };
}
