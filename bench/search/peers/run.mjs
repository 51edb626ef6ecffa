/**
 * Asks other engines the benchmark's queries and writes down what they answer.
 *
 * In: a JSON file with the built pages, our records and the queries; a folder to work
 * in. Out: in that folder `answers.json` with, for each engine, the pages found for each
 * query, best first, the bytes of its index, and milliseconds to build and to answer.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {miniSearch} from './minisearch.mjs';
import {orama} from './orama.mjs';
import {pagefind} from './pagefind.mjs';
import {searchLocal} from './search-local.mjs';

const engines = {
  MiniSearch: miniSearch,
  Orama: orama,
  Pagefind: pagefind,
  'docusaurus-search-local': searchLocal,
};

const mostPages = 10;

const [inputFile, folder] = process.argv.slice(2);
const input = JSON.parse(readFileSync(inputFile, 'utf8'));

const results = {};
for (const [name, makeEngine] of Object.entries(engines)) {
  const began = performance.now();
  const engine = await makeEngine(input, folder);
  const buildTime = performance.now() - began;
  const pages = [];
  const times = [];
  for (const query of input.queries) {
    const asked = performance.now();
    const addresses = await engine.search(query);
    times.push(performance.now() - asked);
    const distinct = new Set(
      addresses.map((address) => address.split('#')[0].replace(/(.)\/$/, '$1')),
    );
    pages.push([...distinct].slice(0, mostPages));
  }
  await engine.close?.();
  results[name] = {
    pages,
    indexBytes: engine.indexBytes,
    firstAnswerBytes: engine.firstAnswerBytes,
    buildTime,
    times,
  };
}
writeFileSync(path.join(folder, 'answers.json'), JSON.stringify(results));
// The engines' own servers and workers may keep the process alive.
process.exit(0);
