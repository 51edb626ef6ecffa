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
import lunr from 'lunr';
import {compressed} from './compressed.mjs';

const require = createRequire(import.meta.url);
const plugin = path.dirname(
  require.resolve('@easyops-cn/docusaurus-search-local/package.json'),
);
const {scanDocuments} = require(
  path.join(plugin, 'dist/server/server/utils/scanDocuments.js'),
);
const {buildIndex} = require(
  path.join(plugin, 'dist/server/server/utils/buildIndex.js'),
);

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
  const allDocuments = await scanDocuments(
    pages.map(({pathname, file, isDoc}) => ({
      filePath: file,
      url: pathname,
      type: isDoc ? 'docs' : 'page',
    })),
    config,
  );
  const json = JSON.stringify(buildIndex(allDocuments, config));
  const index = compressed(json);
  const search = await workerSearch(folder);
  const wrappedIndexes = JSON.parse(json).map(({documents, index}, type) => ({
    type,
    documents,
    index: lunr.Index.load(index),
  }));
  return {
    firstAnswerBytes: index,
    async search(query) {
      return search(wrappedIndexes, query, resultLimit).map(
        ({document}) => document.u,
      );
    },
  };
}

/** The source of the plugin's search without its worker. */
const entryScript = (utils) => `
import {tokenize} from ${JSON.stringify(path.join(utils, 'tokenize.js'))};
import {smartQueries} from ${JSON.stringify(path.join(utils, 'smartQueries.js'))};
import {sortSearchResults} from ${JSON.stringify(path.join(utils, 'sortSearchResults.js'))};
export function search(wrappedIndexes, input, limit) {
  const rawTokens = tokenize(input, ['en']);
  const results = [];
  if (rawTokens.length === 0) return results;
  search: for (const {term, tokens} of smartQueries(rawTokens, [])) {
    for (const {documents, index, type} of wrappedIndexes) {
      results.push(
        ...index
          .query((query) => {
            for (const {value, wildcard, presence, editDistance} of term) {
              query.term(value, {wildcard, presence, ...(editDistance ? {editDistance} : null)});
            }
          })
          .slice(0, limit)
          .filter((result) => !results.some((item) => item.document.i.toString() === result.ref))
          .slice(0, limit - results.length)
          .map((result) => {
            const document = documents.find((doc) => doc.i.toString() === result.ref);
            return {
              document,
              type,
              page: type !== 0 && wrappedIndexes[0].documents.find((doc) => doc.i === document.p),
              metadata: result.matchData.metadata,
              tokens,
              score: result.score,
            };
          }),
      );
      if (results.length >= limit) break search;
    }
  }
  sortSearchResults(results);
  return results;
}
`;

/** What the plugin's worker does with a query, without the worker around it. */
async function workerSearch(folder) {
  const utils = path.join(plugin, 'dist/client/client/utils');
  const entry = path.join(folder, 'search-local-entry.js');
  const bundle = path.join(folder, 'search-local.mjs');
  writeFileSync(entry, entryScript(utils));
  await build({
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    plugins: [
      {
        name: 'generated-constants',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^@generated\//}, () => ({
            path: 'generated',
            namespace: 'generated',
          }));
          onLoad({filter: /./, namespace: 'generated'}, () => ({
            resolveDir: plugin,
            contents: `
              export const removeDefaultStopWordFilter = [];
              export const removeDefaultStemmer = false;
              export const language = ['en'];
              export const fuzzyMatchingDistance = 1;
            `,
          }));
        },
      },
      {
        name: 'one-lunr',
        setup({onResolve}) {
          onResolve({filter: /^lunr$/}, () => ({
            path: require.resolve('lunr'),
            external: false,
          }));
        },
      },
    ],
  });
  const {search} = await import(pathToFileURL(bundle).href);
  return search;
}
