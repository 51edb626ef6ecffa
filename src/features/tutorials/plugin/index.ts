/**
 * Provides the tutorials with one zip each: the reader's files after each step, a folder
 * for each. A page links to
 * `@site/.docusaurus/tutorial-files/examples/<tutorial>/<version>/<tutorial>.zip`, so the
 * framework copies the file into the build, under a name with its hash, and the offline
 * archives have it. The path has the folder of the examples, which cutting a version changes.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {strToU8, zipSync} from 'fflate';
import {statesOf} from '@ohif-docs/docs-check/included-files/steps';
import {versionIds} from '../../../../config/releases';

const name = 'tutorial-files';
const tutorials = ['first-extension', 'first-study'];

/** The same bytes in each build. The oldest date that a zip can have, in any time zone. */
const mtime = new Date(1980, 0, 2);

/**
 * @param folder of the steps of a tutorial in one version
 * @returns the content of the zip: `<step>/<file>`, with the files that the step has from earlier ones
 */
export const filesOfSteps = (folder: string): Record<string, Uint8Array> =>
  Object.fromEntries(
    statesOf(folder).flatMap(({step, files}) =>
      Object.entries(files).map(([name, text]) => [
        `${step}/${name}`,
        strToU8(text),
      ]),
    ),
  );

export default function tutorialFiles({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const examples = path.join(siteDir, 'examples');
  return {
    name,
    getPathsToWatch: () =>
      tutorials.map((tutorial) => `${examples}/${tutorial}/*/**`),

    loadContent() {
      for (const tutorial of tutorials) {
        for (const version of versionIds) {
          const target = path.join(
            generatedFilesDir,
            name,
            'examples',
            tutorial,
            version,
          );
          mkdirSync(target, {recursive: true});
          writeFileSync(
            path.join(target, `${tutorial}.zip`),
            zipSync(filesOfSteps(path.join(examples, tutorial, version)), {
              level: 9,
              mtime,
            }),
          );
        }
      }
    },
  };
}
