/**
 * The local search plugin that Docusaurus sites commonly use, with its own code on both
 * sides: its step after the build and its worker. It uses its defaults, except that it indexes
 * all pages, because not all of ours are docs.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {files} from './host.mjs';

const require = createRequire(import.meta.url);
const plugin = path.dirname(
  require.resolve('@easyops-cn/docusaurus-search-local/package.json'),
);
const server = (name) =>
  require(path.join(plugin, `dist/server/server/utils/${name}.js`));

/** More than its box shows (8), so that ten pages can be among them. */
const resultLimit = 20;

export async function searchLocal({pages}, folder) {
  const config = {
    language: ['en'],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
    ignoreCssSelectors: [],
    indexDocs: true,
  };
  const documents = await server('scanDocuments').scanDocuments(
    pages.map(({pathname, file, isDoc}) => ({
      filePath: file,
      url: pathname,
      type: isDoc ? 'docs' : 'page',
    })),
    config,
  );
  const index = server('buildIndex').buildIndex(documents, config);
  files.set('/search-index.json', JSON.stringify(index));
  const {SearchWorker} = await bundledWorker(folder);
  const worker = new SearchWorker();
  return {
    async search(query) {
      const results = await worker.search('/', '', query, resultLimit);
      return results.map(({document}) => document.u);
    },
  };
}

/** The plugin's worker, with the settings that its build step generates, and without its messages. */
async function bundledWorker(folder) {
  const bundle = path.join(folder, 'search-local.mjs');
  const write = (name, content) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  await build({
    entryPoints: [path.join(plugin, 'dist/client/client/theme/worker.js')],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    logLevel: 'error',
    alias: {
      comlink: write('comlink.js', 'export const expose = () => {};'),
      lunr: require.resolve('lunr'),
      '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js':
        write(
          'constants.js',
          `export const removeDefaultStopWordFilter = [];
           export const removeDefaultStemmer = false;
           export const language = ['en'];
           export const fuzzyMatchingDistance = 1;
           export const searchIndexUrl = 'search-index.json';`,
        ),
    },
  });
  return import(pathToFileURL(bundle).href);
}
