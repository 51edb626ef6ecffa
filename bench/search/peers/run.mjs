/**
 * Asks other engines the benchmark's queries and writes down what they answer.
 *
 * In: a JSON file with the built pages, our records and the queries; a folder to work
 * in. Out: in that folder `answers.json` with, for each engine, the pages found for each
 * query, best first, and the bytes that a first query loads.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {miniSearch} from './minisearch.mjs';
import {pagefind} from './pagefind.mjs';
import {searchLocal} from './search-local.mjs';

const engines = {
  MiniSearch: miniSearch,
  Pagefind: pagefind,
  'docusaurus-search-local': searchLocal,
};

const mostPages = 10;

const [inputFile, folder] = process.argv.slice(2);
const input = JSON.parse(readFileSync(inputFile, 'utf8'));

const results = {};
for (const [name, makeEngine] of Object.entries(engines)) {
  const engine = await makeEngine(input, folder);
  const pages = [];
  for (const query of input.queries) {
    const addresses = await engine.search(query);
    const distinct = new Set(
      addresses.map((address) => address.split('#')[0].replace(/(.)\/$/, '$1')),
    );
    pages.push([...distinct].slice(0, mostPages));
  }
  await engine.close?.();
  results[name] = {
    pages,
    bytes: engine.firstAnswerBytes,
  };
}
writeFileSync(path.join(folder, 'answers.json'), JSON.stringify(results));
// The engines' own servers and workers may keep the process alive.
process.exit(0);
