/** Reads the built site and the queries, and measures the search of the site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {latest, versionIds as versions} from '../../config/releases';
import {searchRecordsOf} from '../../plugins/built-pages/consumers/search-records';
import {readBuiltSite} from '../../plugins/built-pages/page-reader';
import type {SearchRecord} from '@ohif-docs/search/format/record';
import type {Measured} from './compare';
import {
  buildIndex,
  bytesOfCode,
  mostBytesOfFirstAnswer,
  pagesFound,
} from './engine';
import {qualityByKind, qualityOf, queriesOf, type Query} from './quality';

const root = path.resolve(__dirname, '../..');
/** Only paths are compared. */
const origin = 'https://docs.example.org';

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

const pathsOf = (records: readonly SearchRecord[]) =>
  new Set(records.map(({url}) => new URL(url).pathname));

/** The site and the queries of a run. */
export async function readSite(site: string) {
  const pages = await readBuiltSite(site, '/');
  const records = searchRecordsOf(pages, origin);
  const recordsOf = (wanted: string) =>
    records.filter(({version}) => version === null || version === wanted);
  const own = recordsOf(latest.id);
  const paths = pathsOf(own);
  const builds = Object.fromEntries(
    versions.map((version) => [
      version,
      buildIndex(records, versions, version),
    ]),
  );
  const readQueries = (file: string) =>
    readJson(path.join(__dirname, file)) as Query[];
  const given = readQueries('queries-given.json');
  const queries = [...given, ...readQueries('queries-own.json')];
  const built = builds[latest.id]!;
  return {
    records: own,
    paths,
    builds,
    built,
    queries,
    /** How many of the queries were given; they come first. */
    given: given.length,
    found: queries.map(({q}) => pagesFound(built.engine, q)),
    pathsOfVersion: (version: string) => pathsOf(recordsOf(version)),
    code: bytesOfCode(site),
  };
}
export type Site = Awaited<ReturnType<typeof readSite>>;

export function measure(site: Site): Measured {
  const {queries, builds, built} = site;
  const messages = messageQueries();
  const codeBytes = Object.values(site.code).reduce((sum, n) => sum + n, 0);
  return {
    quality: qualityByKind(queries, site.given, site.found),
    messages: qualityOf(
      messages,
      messages.map(({q}) => pagesFound(built.engine, q)),
    ),
    older: Object.fromEntries(
      versions
        .filter((version) => version !== latest.id)
        .map((version) => {
          const asked = queriesOf(
            version,
            queries,
            site.pathsOfVersion(version),
          );
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
