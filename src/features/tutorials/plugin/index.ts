/**
 * Provides the tutorials with one zip each: the reader's files after each step, a folder
 * for each. A page links to
 * `@site/.docusaurus/tutorial-files/examples/<tutorial>/<version>/<tutorial>.zip`, so the
 * framework copies the file into the build, under a name with its hash, and the offline
 * archives have it. The path has the folder of the examples, which cutting a version changes.
 */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {zipSync, type Zippable} from 'fflate';
import {stepsBefore} from '@ohif-docs/docs-check/included-files/steps';

const name = 'tutorial-files';
const tutorials = ['first-extension', 'first-study'];

/** The same bytes in each build. The oldest date that a zip can have, in any time zone. */
const mtime = new Date(1980, 0, 2);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    )
    .sort();

/**
 * @param folder of the steps of a tutorial in one version
 * @returns the content of the zip: `<step>/<file>`, with the files that the step has from earlier ones
 */
export function filesOfSteps(folder: string): Record<string, Uint8Array> {
  const steps = readdirSync(folder).sort();
  const files: Record<string, Uint8Array> = {};
  for (const step of steps) {
    for (const source of [...stepsBefore(steps, step), step]) {
      for (const file of filesBelow(path.join(folder, source))) {
        const name = `${step}/${file.split(path.sep).join('/')}`;
        files[name] = readFileSync(path.join(folder, source, file));
      }
    }
  }
  return files;
}

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
        const folder = path.join(examples, tutorial);
        const versions = readdirSync(folder, {withFileTypes: true}).filter(
          (entry) => entry.isDirectory(),
        );
        for (const {name: version} of versions) {
          const target = path.join(
            generatedFilesDir,
            name,
            'examples',
            tutorial,
            version,
          );
          const content: Zippable = Object.fromEntries(
            Object.entries(filesOfSteps(path.join(folder, version))).map(
              ([file, bytes]) => [file, [bytes, {mtime}]],
            ),
          );
          mkdirSync(target, {recursive: true});
          writeFileSync(
            path.join(target, `${tutorial}.zip`),
            zipSync(content, {level: 9}),
          );
        }
      }
    },
  };
}
