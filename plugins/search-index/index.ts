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
import {once} from 'node:events';
import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {htmlFileOf} from '../../search/build/built-site';
import {indexFolder, manifestPath} from '../../search/shared/index-format';
import {loadedVersions} from '../loaded-versions';
import type {Task} from './write';

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
      const {outDir, siteConfig} = props;
      await inAnotherThread({
        pages: pagesOf(props),
        outDir,
        origin: new URL(siteConfig.url).origin,
        versions: loadedVersions<{versionName: string}>(props).map(
          ({versionName}) => versionName,
        ),
        remembered: path.join(context.siteDir, '.cache/remembered/search.json'),
      });
      // A build into another folder (a test's) is not the one to preview.
      if (path.resolve(outDir) === path.join(context.siteDir, 'build')) {
        await rm(lastIndex, {recursive: true, force: true});
        await cp(
          path.join(outDir, manifestPath),
          path.join(lastIndex, manifestPath),
        );
        await cp(
          path.join(outDir, indexFolder),
          path.join(lastIndex, indexFolder),
          {recursive: true},
        );
      }
    },
  };
}

/** Other plugins read the pages at the same time, each in the one thread that plugins have. */
async function inAnotherThread(task: Task): Promise<void> {
  const worker = new Worker(path.join(__dirname, 'worker.ts'), {
    workerData: task,
    execArgv: ['--require', require.resolve('tsx/cjs')],
  });
  // An error in it is an event of its own, and ends the wait.
  const [exitCode] = (await once(worker, 'exit')) as [number];
  if (exitCode !== 0) {
    throw new Error(
      `The search index was not written: its thread ended with ${exitCode}.`,
    );
  }
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
function pagesOf({
  routesPaths,
  outDir,
  baseUrl,
}: PostBuildProps): Task['pages'] {
  return routesPaths
    .filter(
      (route) =>
        !route.endsWith('/404.html') &&
        !route.startsWith(`${baseUrl}__docusaurus`),
    )
    .map((pathname) => ({
      pathname: pathname.replace(/(.)\/$/, '$1'),
      file: path.relative(
        outDir,
        htmlFileOf(outDir, pathname.slice(baseUrl.length)),
      ),
    }));
}
