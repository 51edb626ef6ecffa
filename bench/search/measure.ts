/** Reads the built site and the queries, and measures the search of the site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {latest, versionIds as versions} from '../../config/releases';
import {searchRecordsOf} from '../../plugins/built-pages/consumers/search-records';
import {readBuiltSite} from '../../plugins/built-pages/page-reader';
import {tagOfVersion, type SearchRecord} from '@ohif-docs/search/format/record';
import type {Measured} from './compare';
import {askPeers} from './peers';
import {costOfCode, costsOf, multiplied, ServedIndex} from './costs';
import {
  qualityByKind,
  qualityOf,
  queriesOf,
  type Query,
  type ThreadQuery,
} from './quality';

const root = path.resolve(__dirname, '../..');
/** Only paths are compared. */
const origin = 'https://docs.example.org';
/** How many times as large the site is that shows how the costs grow. */
const times = 10;
/** Every so many of the queries are asked of it. */
const step = 24;

const readJson = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as unknown;

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

const readQueries = (name: string) =>
  readJson(path.join(__dirname, `queries-${name}.json`)) as Query[];

/** The site and the queries of a run. */
export async function readSite(site: string) {
  const pages = await readBuiltSite(site, '/');
  const records = searchRecordsOf(pages, origin);
  const recordsOf = (wanted: string) =>
    records.filter(({version}) => version === null || version === wanted);
  const own = recordsOf(latest.id);
  const given = readQueries('given');
  const queries = [...given, ...readQueries('own')];
  const threads = readQueries('threads') as ThreadQuery[];
  const index = new ServedIndex(records, versions, tagOfVersion(latest.id));
  return {
    folder: site,
    pages,
    records: own,
    recordsOf,
    pathsOf: (some: readonly SearchRecord[]) =>
      new Set(some.map(({url}) => new URL(url).pathname)),
    index,
    queries,
    threads,
    /** How many of the queries were given; they come first. */
    given: given.length,
    found: await pagesFor(index, queries),
  };
}
export type Site = Awaited<ReturnType<typeof readSite>>;

async function pagesFor(
  index: ServedIndex,
  queries: readonly Query[],
): Promise<string[][]> {
  const reader = index.reader();
  const found: string[][] = [];
  for (const {q} of queries) {
    found.push(await reader.pages(q));
  }
  return found;
}

async function qualityIn(
  index: ServedIndex,
  queries: readonly Query[],
): Promise<ReturnType<typeof qualityOf>> {
  return qualityOf(queries, await pagesFor(index, queries));
}

export async function measure(site: Site): Promise<Measured> {
  const {queries, threads, records, index} = site;
  const older: Measured['older'] = {};
  for (const version of versions.filter((one) => one !== latest.id)) {
    const own = site.recordsOf(version);
    older[version] = await qualityIn(
      new ServedIndex(own, [version], tagOfVersion(version)),
      queriesOf(version, queries, site.pathsOf(own)),
    );
  }
  const half = (wanted: ThreadQuery['half']) =>
    qualityIn(
      index,
      threads.filter((one) => one.half === wanted),
    );
  const code = costOfCode(site.folder);
  const texts = [...queries, ...threads].map(({q}) => q);
  const large = new ServedIndex(
    multiplied(records, times),
    [latest.id],
    tagOfVersion(latest.id),
  );
  return {
    quality: qualityByKind(queries, site.given, site.found),
    threads: {tuned: await half('tuned'), untouched: await half('untouched')},
    messages: await qualityIn(index, messageQueries()),
    older,
    costs: {
      site: await costsOf(index, texts, code),
      tenfold: await costsOf(
        large,
        texts.filter((_, i) => i % step === 0),
        code,
      ),
    },
  };
}

/** What other engines find with the same queries, and what a first query costs. */
export function measurePeers({folder, pages, records, ...site}: Site) {
  const sets = {
    own: site.queries,
    ...Object.fromEntries(
      (['tuned', 'untouched'] as const).map((half) => [
        half,
        site.threads.filter((one) => one.half === half),
      ]),
    ),
  };
  const all: Query[] = Object.values(sets).flat();
  const paths = site.pathsOf(records);
  const answers = askPeers(
    folder,
    pages.filter(({pathname}) => paths.has(pathname)),
    records,
    all.map(({q}) => q),
  );
  return Object.fromEntries(
    Object.entries(answers).map(([name, {pages: found, bytes}]) => {
      const qualities = Object.entries(sets).map(([set, queries]) => {
        const of = queries.map((query) => found[all.indexOf(query)] ?? []);
        return [`MRR@10 (${set})`, qualityOf(queries, of).mrr10];
      });
      return [name, {...Object.fromEntries(qualities), bytes}];
    }),
  ) as Record<string, Record<string, number>>;
}

/** A problem for each query that no page can answer. */
export function lostQueries(
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
