/**
 * Asks other engines the benchmark's queries and writes down what they answer.
 *
 * In a folder, `input.json` has the built pages, our records, and the queries, and
 * `answers.json` gets for each engine the pages found for each query, best first, and the
 * bytes that a first query loads.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bytesLoaded} from './host.mjs';
import {miniSearch} from './minisearch.mjs';
import {pagefind} from './pagefind.mjs';
import {searchLocal} from './search-local.mjs';

const engines = {
  MiniSearch: miniSearch,
  Pagefind: pagefind,
  'docusaurus-search-local': searchLocal,
};

const mostPages = 10;

const [folder] = process.argv.slice(2);
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
const input = JSON.parse(read('input.json'));

const answers = {};
for (const [name, makeEngine] of Object.entries(engines)) {
  const before = bytesLoaded();
  const {search, size = 0} = await makeEngine(input, folder);
  const found = {};
  let bytes;
  for (const query of input.queries) {
    const pages = (await search(query)).map((address) =>
      address.split('#')[0].replace(/(.)\/$/, '$1'),
    );
    found[query] = [...new Set(pages)].slice(0, mostPages);
    bytes ??= size + bytesLoaded() - before;
  }
  answers[name] = {found, bytes};
}
writeFileSync(path.join(folder, 'answers.json'), JSON.stringify(answers));
// An engine's process may keep this one alive.
process.exit(0);
