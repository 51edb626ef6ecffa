/** The script that draws the tools on the pages of an archive; see browser/tools. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {versionIds} from '../../config/releases';
import {readChoices} from '../../plugins/config-doctor/data';
import {knowledgeFor} from '../doctor/cli/release-data';
import type {ArchivePlace} from './browser/tools/addresses';
import {scriptOptions} from './bundle';

/** How the ids of messages begin that the tools show. */
const ofTools = 'configDoctor.';

/** @throws if the site's messages are missing */
function messages(file = 'i18n/en/code.json'): Record<string, string> {
  if (!existsSync(file)) {
    throw new Error(
      `The messages of the site are missing: ${file}. Write them with "npm run translations".`,
    );
  }
  const siteMessages = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    {message: string}
  >;
  return Object.fromEntries(
    Object.entries(siteMessages)
      .filter(([id]) => id.startsWith(ofTools))
      .map(([id, {message}]) => [id, message]),
  );
}

/** @param place of the archive, with the name of its version */
export async function bundleTools(
  place: ArchivePlace & {version: string},
): Promise<Uint8Array> {
  const folder = path.join(__dirname, 'browser/tools');
  const {outputFiles} = await build({
    ...scriptOptions,
    entryPoints: [path.join(folder, 'index.tsx')],
    jsx: 'automatic',
    alias: {'@docusaurus/Translate': path.join(folder, 'translate.tsx')},
    define: {
      'process.env.NODE_ENV': '"production"',
      ARCHIVE_PLACE: JSON.stringify(place),
      ARCHIVE_MESSAGES: JSON.stringify(messages()),
      ARCHIVE_DOCTOR: JSON.stringify({
        choices: readChoices(),
        knowledge: Object.fromEntries(
          versionIds.map((id) => [id, knowledgeFor(id)]),
        ),
      }),
    },
  });
  return outputFiles[0]!.contents;
}
