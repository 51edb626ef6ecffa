/**
 * How good, how heavy and how fast is the search of the built site?
 *
 *   npm run bench:search                  answers and bytes, compared with baseline.json
 *   npm run bench:search -- --accept      write what is measured as baseline.json
 *   npm run bench:search -- --peers       also other engines, on the same pages
 *   npm run bench:search -- --speed       also key to paint, in a browser
 *   npm run bench:search -- --scale       also sites of 1,000, 5,000 and 10,000 pages
 *   npm run bench:search -- --site FOLDER a built site that is not in build/
 *
 * The queries that were given to measure by are in `queries-given.json` and stay as they
 * are; more are in `queries-own.json`.
 *
 * Answers and bytes do not depend on the machine: what is worse than the baseline
 * fails. Times do, so they are recorded, never compared. Other engines are a package
 * of their own in `peers/`, installed when they are first asked for: where one of them is
 * ahead is printed, and fails unless the baseline knows it.
 *
 * What only some runs measure stays in the baseline as the last such run left it;
 * `measuredAt` says of which commit.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {recordsOfPages} from '../../search/build/records';
import type {SearchRecord} from '../../search/shared/record';
import synonyms from '../../search/shared/synonyms.json';
import versionNames from '../../versions.json';
import {builtPages} from '../../search/build/built-site';
import {
  brokenPromises,
  leadsOf,
  newLeads,
  regressions,
  type Lead,
  type Measured,
} from './compare';
import {
  buildIndex,
  bytesOfCode,
  mostBytesOfFirstAnswer,
  pagesFound,
} from './engine';
import {
  askPeers,
  installPeers,
  peersAreInstalled,
  type PeerAnswers,
} from './peers';
import {
  qualityByKind,
  qualityOf,
  queriesOf,
  rankOf,
  type Quality,
  type Query,
} from './quality';
import {measureSpeed, percentile, type Speed} from './speed';
import {deadTargets} from './synonyms';
import {syntheticRecords} from './synthetic';

const root = path.resolve(__dirname, '../..');
const baselineFile = path.join(__dirname, 'baseline.json');
const versions = ['current', ...versionNames];
/** Only paths are compared. */
const origin = 'https://docs.example.org';

type Peer = {
  quality: Record<string, Quality>;
  /** After brotli; those of the first answer are without the engine's own script. */
  indexBytes: number;
  firstAnswerBytes: number;
  buildTime: number;
};

type Scale = {
  sections: number;
  indexBytes: number;
  firstAnswerBytes: number;
  buildTime: number;
  startTime: number;
  queryTimeP50: number;
  queryTimeP95: number;
};

/** Depends on the machine, or is not ours: kept to be read. */
type Recorded = {
  pages: number;
  code: Record<string, number>;
  textBytes: number;
  buildTime: number;
  startTime: number;
  peers?: Record<string, Peer>;
  /** Where they were ahead of what was measured in the same run. */
  leads?: Lead[];
  speed?: Speed;
  scale?: Record<string, Scale>;
  /** The commits that the last three are of, and its dates. */
  measuredAt: Partial<Record<'peers' | 'speed' | 'scale', string>>;
};

type Baseline = Measured & {recorded: Recorded};

const tenth = (value: number) => Math.round(value * 10) / 10;
const readJson = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** The commit that is measured; changes that are not committed are told. */
function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no');
    return (
      git('show', '--no-patch', '--format=%h of %cs', 'HEAD') +
      (changed ? ', changed' : '')
    );
  } catch {
    return 'no repository';
  }
}

/** The messages of the troubleshooting page; it or the page it sends to is right. */
function messageQueries(): Query[] {
  const file = path.join(root, 'docs/_data/troubleshooting.json');
  const page = '/deployment/troubleshooting';
  const {entries} = readJson(file) as {
    entries: {message: string; page: string}[];
  };
  return entries.map(({message, page: link}) => {
    const target = /\((.*?)\.mdx?\)/.exec(link)?.[1] ?? '';
    const {pathname} = new URL(target, `${origin}${page}`);
    return {
      q: message,
      kind: 'message',
      // The page of a folder has its name.
      expect: [page, pathname, pathname.replace(/\/([^/]+)\/\1$/, '/$1')],
    };
  });
}

function printQuality(rows: Record<string, Record<string, Quality>>): void {
  const engines = Object.keys(rows);
  const lines = Object.keys(rows[engines[0]!]!);
  for (const measure of [
    'mrr10',
    'success1',
    'success3',
    'success10',
    'zeroResults',
  ] as const) {
    console.log(`\n${measure}`);
    console.table(
      Object.fromEntries(
        lines.map((kind) => [
          `${kind} (${rows[engines[0]!]![kind]!.queries})`,
          Object.fromEntries(
            engines.map((name) => [name, rows[name]![kind]?.[measure]]),
          ),
        ]),
      ),
    );
  }
}

async function main(): Promise<void> {
  const {values: options} = parseArgs({
    options: {
      accept: {type: 'boolean', default: false},
      peers: {type: 'boolean', default: false},
      speed: {type: 'boolean', default: false},
      scale: {type: 'boolean', default: false},
      site: {type: 'string', default: path.join(root, 'build')},
    },
  });
  if (!existsSync(options.site)) {
    throw new Error(`${options.site} is not there. Run "npm run build" first.`);
  }
  const pages = builtPages(options.site);
  const records = recordsOfPages(pages, origin);
  const recordsOf = (wanted: string) =>
    records.filter(({version}) => version === null || version === wanted);
  const own = recordsOf(versions[0]!);
  const paths = pathsOf(own);
  const builds = Object.fromEntries(
    versions.map((version) => [
      version,
      buildIndex(records, versions, version),
    ]),
  );
  const built = builds[versions[0]!]!;

  const readQueries = (file: string) =>
    readJson(path.join(__dirname, file)) as Query[];
  const given = readQueries('queries-given.json');
  const queries = [...given, ...readQueries('queries-own.json')];
  console.log(
    `${paths.size} pages, ${own.length} sections, ${queries.length} queries.`,
  );
  const found = queries.map(({q}) => pagesFound(built.engine, q));
  const messages = messageQueries();
  const code = bytesOfCode(options.site);
  const codeBytes = Object.values(code).reduce((sum, size) => sum + size, 0);
  const measured: Measured = {
    quality: qualityByKind(queries, given.length, found),
    messages: qualityOf(
      messages,
      messages.map(({q}) => pagesFound(built.engine, q)),
    ),
    older: Object.fromEntries(
      versionNames.map((version) => {
        const asked = queriesOf(version, queries, pathsOf(recordsOf(version)));
        const {engine} = builds[version]!;
        return [
          version,
          qualityOf(
            asked,
            asked.map(({q}) => pagesFound(engine, q)),
          ),
        ];
      }),
    ),
    bytes: {
      index: Object.fromEntries(
        versions.map((version) => [version, builds[version]!.indexBytes]),
      ),
      firstAnswer:
        codeBytes +
        Math.max(...Object.values(builds).map(mostBytesOfFirstAnswer)),
    },
  };
  const before = existsSync(baselineFile)
    ? (readJson(baselineFile) as Baseline)
    : undefined;
  const recorded: Recorded = {
    ...before?.recorded,
    pages: paths.size,
    code,
    textBytes: built.index.texts.reduce(
      (sum, _, file) => sum + built.textBytes(file),
      0,
    ),
    buildTime: tenth(built.buildTime),
    startTime: tenth(built.startTime),
    measuredAt: {...before?.recorded.measuredAt},
  };

  const problems = [
    ...brokenPromises(measured),
    ...lostQueries(queries, paths),
    ...deadTargets(own, synonyms.entries).map(
      (target) =>
        `The synonym “${target}” of search/shared/synonyms.json is on no page. Name what the pages say now.`,
    ),
  ];
  if (options.peers) {
    if (!peersAreInstalled()) {
      installPeers();
    }
    const ownPages = pages.filter(({pathname}) => paths.has(pathname));
    const answers = askPeers(
      options.site,
      ownPages,
      own,
      queries.map(({q}) => q),
    );
    recorded.peers = Object.fromEntries(
      Object.entries(answers).map(([name, peer]) => [
        name,
        peerOf(peer, queries, given.length),
      ]),
    );
    recorded.measuredAt.peers = commit();
    recorded.leads = leadsOf(measured, recorded.peers);
    if (!options.accept) {
      problems.push(...newLeads(before?.recorded.leads ?? [], recorded.leads));
    }
  }
  printQuality({
    ours: measured.quality,
    ...Object.fromEntries(
      Object.entries(options.peers ? (recorded.peers ?? {}) : {}).map(
        ([name, {quality}]) => [name, quality],
      ),
    ),
  });
  queries.forEach((query, i) => {
    const rank = rankOf(found[i]!, query);
    if (rank > 3) {
      console.log(
        `Rank ${rank}: ${query.q} (${found[i]!.slice(0, 3).join(', ')})`,
      );
    }
  });
  console.log(
    '\nMessages of the troubleshooting page, pasted whole:',
    measured.messages,
  );
  console.log(
    '\nQueries whose pages an older version has too, asked there:',
    measured.older,
  );
  console.log('\nBytes after brotli:', {
    ...measured.bytes,
    code,
    texts: recorded.textBytes,
  });
  if (options.peers && recorded.peers) {
    console.table({
      ours: {
        indexBytes: built.indexBytes,
        firstAnswerBytes: measured.bytes.firstAnswer,
        buildTime: Math.round(built.buildTime),
      },
      ...Object.fromEntries(
        Object.entries(recorded.peers).map(
          ([name, {indexBytes, firstAnswerBytes, buildTime}]) => [
            name,
            {indexBytes, firstAnswerBytes, buildTime},
          ],
        ),
      ),
    });
    console.log('\nWhere another engine is ahead of ours:');
    console.table(recorded.leads);
  }
  if (options.scale) {
    recorded.scale = {};
    for (const count of [paths.size, 1000, 5000, 10_000]) {
      recorded.scale[count] = scaleOf(syntheticRecords(own, count), queries);
      console.log(count, recorded.scale[count]);
    }
    recorded.measuredAt.scale = commit();
  }
  if (options.speed) {
    recorded.speed = await measureSpeed(options.site, queries);
    recorded.measuredAt.speed = commit();
    console.log(recorded.speed);
  }

  if (options.accept) {
    const baseline: Baseline = {...measured, recorded};
    writeFileSync(baselineFile, `${JSON.stringify(baseline, null, 2)}\n`);
    console.log(`Written: ${path.relative(root, baselineFile)}`);
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

const pathsOf = (records: readonly SearchRecord[]) =>
  new Set(records.map(({url}) => new URL(url).pathname));

/** One sentence for each query that no page can answer: it would count no longer. */
function lostQueries(
  queries: readonly Query[],
  paths: ReadonlySet<string>,
): string[] {
  return queries
    .filter(({expect}) => !expect.some((page) => paths.has(page)))
    .map(
      ({q, expect}) =>
        `No page that “${q}” should find exists: ${expect.join(', ')}. Name the page that has its content now.`,
    );
}

function peerOf(
  peer: PeerAnswers,
  queries: readonly Query[],
  given: number,
): Peer {
  return {
    quality: qualityByKind(queries, given, peer.pages),
    indexBytes: peer.indexBytes,
    firstAnswerBytes: peer.firstAnswerBytes,
    buildTime: Math.round(peer.buildTime),
  };
}

/** On large sites each n-th query is asked. */
const everyNth = 5;

function scaleOf(
  records: ReturnType<typeof syntheticRecords>,
  queries: readonly Query[],
): Scale {
  const built = buildIndex(records, [versions[0]!]);
  const asked = queries.filter((_, i) => i % everyNth === 0);
  const times = asked.map(({q}) => {
    const began = performance.now();
    built.engine.search(q);
    return performance.now() - began;
  });
  return {
    sections: records.length,
    indexBytes: built.indexBytes,
    firstAnswerBytes: mostBytesOfFirstAnswer(built),
    buildTime: tenth(built.buildTime),
    startTime: tenth(built.startTime),
    queryTimeP50: tenth(percentile(times, 0.5)),
    queryTimeP95: tenth(percentile(times, 0.95)),
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
