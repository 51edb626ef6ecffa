/**
 * Measures what the built site's search finds and what it costs, and compares
 * both with the requirements and with baseline.json.
 *
 *   npm run bench:search                  compare
 *   npm run bench:search -- --accept      write what is measured as baseline.json
 *   npm run bench:search -- --site FOLDER a built site that is not in build/
 *
 * `queries-given.json` has the queries that were given for this benchmark and does not
 * change; more are in `queries-own.json`. The weights were chosen with these and with one
 * half of `queries-threads.json`; the other half is only measured.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {SearchRecord} from '@ohif-docs/search/format/record';
import synonyms from '@ohif-docs/search/format/synonyms.json';
import {deadTargets} from '@ohif-docs/search/indexer/dead-synonyms';
import {latest, versionIds} from '../../config/releases';
import {searchRecordsOf} from '../../plugins/built-pages/consumers/search-records';
import {readBuiltSite} from '../../plugins/built-pages/page-reader';
import {runMain} from '../../scripts/run-main';
import {regressions, unmetRequirements, type Measured} from './compare';
import {costOfCode, multiplied, ServedIndex, type Cost} from './costs';
import {
  kinds,
  lostQueries,
  lowRanks,
  qualityOf,
  queriesOf,
  rankOf,
  type Asked,
  type Query,
  type ThreadQuery,
} from './quality';

const baselineFile = path.join(__dirname, 'baseline.json');
/** Only paths are compared. */
const origin = 'https://docs.example.org';
/** How many times as large the site is that shows how the costs grow. */
const times = 10;
/** Every so many of the queries are asked of it. */
const step = 24;

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as Content;
const given = read<Query[]>('queries-given.json');
const own = [...given, ...read<Query[]>('queries-own.json')];
const threads = read<ThreadQuery[]>('queries-threads.json');
const tuned = threads.filter(({half}) => half === 'tuned');
const untouched = threads.filter(({half}) => half === 'untouched');

/** The messages of the troubleshooting page; it or the page it sends to is right. */
function messages(): Query[] {
  const page = '/deployment/troubleshooting';
  const {entries} = read<{entries: {message: string; page: string}[]}>(
    '../../docs/_data/troubleshooting.json',
  );
  return entries.map(({message, page: link}) => {
    const target = /\((.*?)\.mdx?\)/.exec(link)?.[1] ?? '';
    const {pathname} = new URL(target, `${origin}${page}`);
    // The page of a folder has its name.
    const folder = pathname.replace(/\/([^/]+)\/\1$/, '/$1');
    return {q: message, kind: 'message', expect: [page, pathname, folder]};
  });
}

const pathsOf = (records: readonly SearchRecord[]) =>
  new Set(records.map(({url}) => new URL(url).pathname));

/** The figures, and what each of the project's own queries finds. */
async function measure(
  recordsOf: (version: string) => SearchRecord[],
  code: Cost,
): Promise<{measured: Measured; asked: Asked[]}> {
  const records = recordsOf(latest.id);
  const index = new ServedIndex(records, latest.id);
  const asked = await index.find(own);
  const quality: Measured['quality'] = {
    own: qualityOf(asked),
    given: qualityOf(asked.slice(0, given.length)),
  };
  for (const kind of kinds) {
    quality[kind] = qualityOf(asked.filter(({query}) => query.kind === kind));
  }
  const sets = {tuned, untouched, messages: messages()};
  for (const [set, queries] of Object.entries(sets)) {
    quality[set] = qualityOf(await index.find(queries));
  }
  for (const version of versionIds.filter((one) => one !== latest.id)) {
    const older = recordsOf(version);
    quality[version] = qualityOf(
      await new ServedIndex(older, version).find(
        queriesOf(version, own, pathsOf(older)),
      ),
    );
  }
  const all = [...own, ...threads];
  const large = new ServedIndex(multiplied(records, times), latest.id);
  const [first, next] = await index.costsOf(all);
  const [tenfoldFirst, tenfoldNext] = await large.costsOf(
    all.filter((_, i) => i % step === 0),
  );
  for (const cost of [first, tenfoldFirst]) {
    cost.requests += code.requests;
    cost.bytes += code.bytes;
  }
  return {
    asked,
    measured: {quality, costs: {first, next, tenfoldFirst, tenfoldNext}},
  };
}

async function main(): Promise<void> {
  const {values: options} = parseArgs({
    options: {
      accept: {type: 'boolean', default: false},
      site: {type: 'string', default: path.join(__dirname, '../../build')},
    },
  });
  if (!existsSync(options.site)) {
    throw new Error(
      `${options.site} does not exist. Run "npm run build" first.`,
    );
  }
  const allRecords = searchRecordsOf(
    await readBuiltSite(options.site, '/'),
    origin,
  );
  const recordsOf = (wanted: string) =>
    allRecords.filter(({version}) => version === null || version === wanted);
  const records = recordsOf(latest.id);
  const paths = pathsOf(records);
  console.log(`${paths.size} pages, ${records.length} sections.`);
  const {measured, asked} = await measure(recordsOf, costOfCode(options.site));
  console.table(measured.quality);
  console.log('\nThe most that a search loads, bytes after brotli:');
  console.table(measured.costs);
  for (const one of asked.filter((each) => rankOf(each) > 3)) {
    console.log(
      `Rank ${rankOf(one)}: ${one.query.q} (${one.found.slice(0, 3).join(', ')})`,
    );
  }
  const problems = [
    ...unmetRequirements(measured),
    ...lostQueries([...own, ...threads], paths),
    ...lowRanks(asked),
    ...deadTargets(records, synonyms.entries).map(
      (target) =>
        `No page contains the synonym “${target}” of packages/search/format/synonyms.json. Replace it with what the pages use now.`,
    ),
  ];
  if (options.accept) {
    writeFileSync(baselineFile, `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`Wrote ${baselineFile}.`);
  } else {
    problems.push(...regressions(read<Measured>('baseline.json'), measured));
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

runMain(module, main);
