/**
 * `npm run count:prose [-- FOLDER]`: prints the counts of the built site (default: build/) and
 * each finding. Exit: 0 within the limits, 1 over one.
 */
import path from 'node:path';
import {countProse, overLimit, per10000} from './count';

async function main(): Promise<void> {
  const folder =
    process.argv[2] ?? path.join(import.meta.dirname, '../../../build');
  const counts = await countProse(folder);
  const {pages, words, provenance, tics, found} = counts;
  console.log(found.join('\n'));
  console.log(
    `${pages} pages, ${words} words: ${provenance} phrases of provenance, ${tics} words of the list (${per10000(counts).toFixed(2)} per 10,000)`,
  );
  const problems = overLimit(counts);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
