/**
 * Writes the search index after the site is built, and sets up what the search needs
 * from the bundler.
 *
 * In: the built HTML of every page. Out: `search-index.json` and one file with a hash
 * in its name for each docs version and language, below `assets/search/`. (Not below
 * `search/`: many hosts answer the address of the page /search with the folder of that
 * name.) A page that cannot be read stops the build.
 *
 * `docusaurus start` builds no HTML, so the index of the last `docusaurus build` is
 * kept in `.cache/search-index` and served from there. Before the first build the
 * search modal says that one is needed.
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {htmlFileOf} from '../../search/build/built-site';
import {makeIndexFiles} from '../../search/build/index-files';
import {readPage, type BuiltPage} from '../../search/build/page';
import {recordsOfPages, type PageSource} from '../../search/build/records';
import {manifestPath} from '../../search/shared/index-format';
import {loadedVersions} from '../loaded-versions';
import {Remembered, stateOf, withoutBundleNames} from '../remembered';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

export default function searchIndex(context: LoadContext): Plugin {
  const lastIndex = path.join(context.siteDir, '.cache/search-index');
  return {
    name: 'search-index',

    configureWebpack() {
      return {
        resolve: {
          alias: docSearchAliases(),
        },
        module: {
          rules: [
            {
              test: /[\\/]search[\\/]shared[\\/]synonyms\.json$/,
              type: 'json',
              parser: {parse: withoutReasons},
            },
          ],
        },
        // Read by `docusaurus start` only.
        devServer: {
          static: [
            {directory: lastIndex, publicPath: context.baseUrl, watch: false},
          ],
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild(props) {
      const remembered = await Remembered.from<BuiltPage | null>(
        path.join(context.siteDir, '.cache/remembered/search.json'),
        stateOf(path.join(__dirname, '../../search')),
      );
      const records = recordsOfPages(
        await readPages(props),
        new URL(props.siteConfig.url).origin,
        (html) =>
          remembered.answer([withoutBundleNames(html)], () => readPage(html)),
      );
      await remembered.save();
      const {manifest, files} = makeIndexFiles(records, {
        versions: loadedVersions<{versionName: string}>(props).map(
          ({versionName}) => versionName,
        ),
        origin: new URL(props.siteConfig.url).origin,
      });
      const all = new Map([...files, [manifestPath, JSON.stringify(manifest)]]);
      await writeFiles(props.outDir, all);
      // A build into another folder (a test's) is not the one to preview.
      if (path.resolve(props.outDir) === path.join(context.siteDir, 'build')) {
        await rm(lastIndex, {recursive: true, force: true});
        await writeFiles(lastIndex, all);
      }
    },
  };
}

/**
 * The theme's own aliases for DocSearch 3 point at a form of it that cannot be shaken:
 * the button on every page would bring the whole of it along.
 */
function docSearchAliases(): Record<string, string> {
  const shakeable = require.resolve('@docsearch/react/dist/esm/index.js');
  return {
    '@docsearch/react$': shakeable,
    '@docsearch/react/version': shakeable,
    '@docsearch/react/useDocSearchKeyboardEvents': shakeable,
    '@docsearch/react/useTheme': shakeable,
  };
}

/** The synonyms as a reader needs them: the reasons are half of the file, and for editors. */
export function withoutReasons(json: string): object {
  return JSON.parse(json, (key, value: unknown) =>
    key === 'why' || key === '$comment' ? undefined : value,
  ) as object;
}

/** Pages of the site itself; the debug area and the not-found page are not. */
async function readPages({
  routesPaths,
  outDir,
  baseUrl,
}: PostBuildProps): Promise<PageSource[]> {
  const pathnames = routesPaths.filter(
    (route) =>
      !route.endsWith('/404.html') &&
      !route.startsWith(`${baseUrl}__docusaurus`),
  );
  return Promise.all(
    pathnames.map(async (pathname) => {
      const file = htmlFileOf(outDir, pathname.slice(baseUrl.length));
      return {
        pathname: pathname.replace(/(.)\/$/, '$1'),
        file: path.relative(outDir, file),
        html: await readFile(file, 'utf8'),
      };
    }),
  );
}

async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}
