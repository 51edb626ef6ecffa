/**
 * Measures what the built site's search finds and what it costs, and compares
 * both with the requirements and with baseline.json.
 *
 *   npm run bench:search                  compare
 *   npm run bench:search -- --accept      write what is measured as baseline.json
 *   npm run bench:search -- --peers       also ask other engines, which it installs
 *   npm run bench:search -- --site FOLDER a built site that is not in build/
 *
 * `queries-given.json` has the queries that were given for this benchmark and does not
 * change; more are in `queries-own.json`.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import synonyms from '@ohif-docs/search/format/synonyms.json';
import {runMain} from '../../scripts/run-main';
import {regressions, unmetRequirements, type Measured} from './compare';
import {
  lostQueries,
  measure,
  measurePeers,
  readSite,
  type Site,
} from './measure';
import {lowRanks, rankOf} from './quality';
import {deadTargets} from './synonyms';

const root = path.resolve(__dirname, '../..');
const baselineFile = path.join(__dirname, 'baseline.json');

/** Prints the figures, and the queries whose page is not among the first three. */
function report({queries, found}: Site, measured: Measured): void {
  console.table(measured.quality);
  queries.forEach((query, i) => {
    const rank = rankOf(found[i]!, query);
    if (rank > 3) {
      console.log(
        `Rank ${rank}: ${query.q} (${found[i]!.slice(0, 3).join(', ')})`,
      );
    }
  });
  console.log('\nWhat users asked in public threads:');
  console.table(measured.threads);
  console.log('\nMessages of the troubleshooting page, pasted whole:');
  console.table([measured.messages]);
  console.log('\nQueries whose pages an older version has too, run there:');
  console.table(measured.older);
  const {site, tenfold} = measured.costs;
  console.log('\nThe most that a search loads, bytes after brotli:');
  console.table({
    'first query': site.first,
    'further word': site.next,
    'first query, ten times the pages': tenfold.first,
    'further word, ten times the pages': tenfold.next,
  });
}

async function main(): Promise<void> {
  const {values: options} = parseArgs({
    options: {
      accept: {type: 'boolean', default: false},
      peers: {type: 'boolean', default: false},
      site: {type: 'string', default: path.join(root, 'build')},
    },
  });
  if (!existsSync(options.site)) {
    throw new Error(
      `${options.site} does not exist. Run "npm run build" first.`,
    );
  }
  const site = await readSite(options.site);
  const paths = site.pathsOf(site.records);
  console.log(
    `${paths.size} pages, ${site.records.length} sections, ${site.queries.length} queries.`,
  );
  const measured = await measure(site);
  report(site, measured);
  if (options.peers) {
    const {quality, threads, costs} = measured;
    console.log('\nOther engines, with the same pages and queries:');
    console.table({
      ours: {
        'MRR@10 (own)': quality.all!.mrr10,
        'MRR@10 (tuned)': threads.tuned.mrr10,
        'MRR@10 (untouched)': threads.untouched.mrr10,
        bytes: costs.site.first.bytes,
      },
      ...measurePeers(site),
    });
  }
  const problems = [
    ...unmetRequirements(measured),
    ...lostQueries([...site.queries, ...site.threads], paths),
    ...lowRanks(site.queries, site.found),
    ...deadTargets(site.records, synonyms.entries).map(
      (target) =>
        `No page contains the synonym “${target}” of packages/search/format/synonyms.json. Replace it with what the pages use now.`,
    ),
  ];
  if (options.accept) {
    writeFileSync(baselineFile, `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`Wrote ${path.relative(root, baselineFile)}.`);
  } else {
    const before = JSON.parse(readFileSync(baselineFile, 'utf8')) as Measured;
    problems.push(...regressions(before, measured));
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

runMain(module, main);
