/** The script and the styles of the tools on the pages of an archive; see browser/tools. */
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {releases, versionIds} from '../../config/releases';
import {readChoices} from '../../src/features/config-doctor/plugin/data';
import {playgroundData} from '../../src/features/hanging-protocol/plugin';
import {listChanges} from '../../src/features/upgrade-doctor/plugin/changes';
import {recipesByLine, urlKnowledge} from '@ohif-docs/builders/release-data';
import {knowledgeFor} from '@ohif-docs/doctor/cli/release-data';
import {pairs} from '@ohif-docs/doctor/upgrade/data';
import type {ArchivePlace} from './browser/tools/addresses';
import {scriptOptions} from '../../plugins/chrome';
import {siteMessages} from './texts';

/** How the ids of messages begin that the tools show. */
const ofTools =
  /^(?:configDoctor|upgradeDoctor|networkDoctor|hangingProtocol|tool|urlBuilder|subPath|finder)\./;

const messages = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(siteMessages())
      .filter(([id]) => ofTools.test(id))
      .map(([id, {message}]) => [id, message]),
  );

/** What the plugins of the builders write for the site. */
const generated: Readonly<Record<string, () => object>> = {
  '@generated/url-builder/default/url.json': urlKnowledge,
  '@generated/sub-path-builder/default/recipes.json': recipesByLine,
  '@generated/hanging-protocol/default/playground.json': playgroundData,
};

/** Puts the data of the builders into the script. */
const buildersData: Plugin = {
  name: 'builders-data',
  setup(bundler) {
    bundler.onResolve(
      {filter: /^@generated\/(?:(?:url|sub-path)-builder|hanging-protocol)\//},
      ({path: id}) => ({
        path: id,
        namespace: 'builders',
      }),
    );
    bundler.onLoad({filter: /./, namespace: 'builders'}, ({path: id}) => ({
      contents: JSON.stringify(generated[id]!()),
      loader: 'json',
    }));
  },
};

/** What the archive has of the framework. */
const frameworkFiles = {
  '@docusaurus/Link': 'Link.tsx',
  '@docusaurus/router': 'router.ts',
  '@docusaurus/theme-common': 'theme-common.ts',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
  '@theme/CodeBlock': 'CodeBlock.tsx',
  '@theme/TabItem': 'TabItem.tsx',
  '@theme/Tabs': 'Tabs.tsx',
};

/** @param place of the archive, with the name of its version */
export async function bundleTools(
  place: ArchivePlace & {version: string},
): Promise<{script: Uint8Array; style: Uint8Array}> {
  const folder = path.join(__dirname, 'browser/tools');
  const {outputFiles} = await build({
    ...scriptOptions,
    entryPoints: [path.join(folder, 'index.tsx')],
    jsx: 'automatic',
    alias: {
      '@docusaurus/Translate': path.join(folder, 'translate.tsx'),
      ...Object.fromEntries(
        Object.entries(frameworkFiles).map(([id, file]) => [
          id,
          path.join(folder, 'framework', file),
        ]),
      ),
    },
    plugins: [buildersData],
    // Styles that a script imports need a name next to it; nothing is written.
    outfile: 'tools.js',
    define: {
      'process.env.NODE_ENV': '"production"',
      ARCHIVE_PLACE: JSON.stringify(place),
      ARCHIVE_MESSAGES: JSON.stringify(messages()),
      ARCHIVE_LINE: JSON.stringify(
        releases.find(({id}) => id === place.version)!.line,
      ),
      ARCHIVE_DOCTOR: JSON.stringify({
        choices: readChoices(),
        knowledge: Object.fromEntries(
          versionIds.map((id) => [id, knowledgeFor(id)]),
        ),
      }),
      ARCHIVE_UPGRADES: JSON.stringify({pairs, changes: listChanges()}),
    },
  });
  const fileOf = (ending: string) =>
    outputFiles.find(({path: file}) => file.endsWith(ending))!.contents;
  return {script: fileOf('.js'), style: fileOf('.css')};
}
