/**
 * Measures the results, the size, and the speed of the built site's search.
 *
 *   npm run bench:search                  results and bytes, compared with baseline.json
 *   npm run bench:search -- --accept      write what is measured as baseline.json
 *   npm run bench:search -- --peers       also other engines, on the same pages
 *   npm run bench:search -- --speed       also key to paint, in a browser
 *   npm run bench:search -- --scale       also sites of 1,000, 5,000 and 10,000 pages
 *   npm run bench:search -- --site FOLDER a built site that is not in build/
 *
 * `queries-given.json` has the queries that were given for this benchmark and does not
 * change; more are in `queries-own.json`.
 *
 * Results and bytes do not depend on the machine: the run fails if they are worse than the
 * baseline. Times do, so they are recorded but not compared. Other engines are a separate
 * package in `peers/`, which is installed on first use; the run fails if one of them is
 * ahead where the baseline has no such lead.
 *
 * What only some runs measure stays in the baseline until the next such run; `measuredAt`
 * has its commit.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import synonyms from '@ohif-docs/search/format/synonyms.json';
import {
  commit,
  readBaseline,
  writeBaseline,
  type Baseline,
  type Recorded,
} from './baseline';
import {
  firstQueryProblems,
  leadsOf,
  newLeads,
  regressions,
  unmetRequirements,
  type Measured,
} from './compare';
import {
  lostQueries,
  measure,
  peerOf,
  readSite,
  scaleOf,
  tenth,
  type Site,
} from './measure';
import {askPeers, installPeers, peersAreInstalled} from './peers';
import {lowRanks} from './quality';
import {printReport} from './report';
import {measureSpeed} from './speed';
import {deadTargets} from './synonyms';
import {syntheticRecords} from './synthetic';

const root = path.resolve(__dirname, '../..');

function readOptions() {
  return parseArgs({
    options: {
      accept: {type: 'boolean', default: false},
      peers: {type: 'boolean', default: false},
      speed: {type: 'boolean', default: false},
      scale: {type: 'boolean', default: false},
      site: {type: 'string', default: path.join(root, 'build')},
    },
  }).values;
}

function recordedOf(site: Site, before: Recorded | undefined): Recorded {
  const {built, code, paths} = site;
  return {
    ...before,
    pages: paths.size,
    code,
    textBytes: built.index.texts.reduce(
      (sum, _, file) => sum + built.textBytes(file),
      0,
    ),
    buildTime: tenth(built.buildTime),
    startTime: tenth(built.startTime),
    measuredAt: {...before?.measuredAt},
  };
}

function measurePeers(
  site: Site,
  measured: Measured,
  recorded: Recorded,
): void {
  if (!peersAreInstalled()) {
    installPeers();
  }
  const answers = askPeers(
    site.folder,
    site.pages,
    site.records,
    site.queries.map(({q}) => q),
  );
  recorded.peers = Object.fromEntries(
    Object.entries(answers).map(([name, peer]) => [
      name,
      peerOf(peer, site.queries, site.given),
    ]),
  );
  recorded.measuredAt.peers = commit();
  recorded.leads = leadsOf(measured, recorded.peers);
}

function measureScale(site: Site, recorded: Recorded): void {
  recorded.scale = {};
  for (const count of [site.paths.size, 1000, 5000, 10_000]) {
    recorded.scale[count] = scaleOf(
      syntheticRecords(site.records, count),
      site.queries,
    );
    console.log(count, recorded.scale[count]);
  }
  recorded.measuredAt.scale = commit();
}

async function main(): Promise<void> {
  const options = readOptions();
  if (!existsSync(options.site)) {
    throw new Error(
      `${options.site} does not exist. Run "npm run build" first.`,
    );
  }
  const site = await readSite(options.site);
  console.log(
    `${site.paths.size} pages, ${site.records.length} sections, ${site.queries.length} queries.`,
  );
  const measured = measure(site);
  const before = readBaseline();
  const recorded = recordedOf(site, before?.recorded);
  const problems = [
    ...unmetRequirements(measured),
    ...lostQueries(site.queries, site.paths),
    ...lowRanks(site.queries, site.found),
    ...deadTargets(site.records, synonyms.entries).map(
      (target) =>
        `No page contains the synonym “${target}” of packages/search/format/synonyms.json. Replace it with what the pages use now.`,
    ),
  ];
  if (options.peers) {
    measurePeers(site, measured, recorded);
    if (!options.accept) {
      problems.push(
        ...newLeads(before?.recorded.leads ?? [], recorded.leads ?? []),
      );
    }
  }
  printReport(site, measured, recorded, {
    indexBytes: site.built.indexBytes,
    withPeers: options.peers,
  });
  if (options.scale) {
    measureScale(site, recorded);
  }
  if (options.speed) {
    recorded.speed = await measureSpeed(options.site, site.queries);
    recorded.measuredAt.speed = commit();
    problems.push(...firstQueryProblems(recorded.speed.firstQuery));
    console.log(recorded.speed);
  }

  if (options.accept) {
    const baseline: Baseline = {...measured, recorded};
    writeBaseline(baseline);
  } else if (before) {
    problems.push(...regressions(before, measured));
  } else {
    problems.push('There is no baseline. Write one with --accept.');
  }
  for (const problem of problems) {
    console.error(problem);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
