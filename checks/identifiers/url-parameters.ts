/**
 * Addresses of the viewer in samples and inline code: the keys of their query against the reference data of the page's
 * version. Addresses of other programs (an archive, a sign-in server) have keys of their own and are left alone.
 */
import {dataEntries, dataFolders} from '../data/folders';
import {
  docsVersions,
  nearestOf,
  releaseName,
  type DocsVersion,
} from '../facts/index';
import type {Page} from '../source/page';
import type {Place, Resolver} from './resolver';

/** First parts of the addresses of modes that the platform ships, as the page on URL parameters lists them. */
const shipped = [
  'viewer',
  'segmentation',
  'tmtv',
  'microscopy',
  'dynamic-volume',
  'dev',
  'local',
  'localbasic',
];

/** What may stand behind `/viewer/` where the viewer or its archive is served below that path, and is no data source. */
const ofOthers =
  /\.|^(?:callback|silent-refresh|login|logout|sign_out|studies|series|instances|wado|wado-rs|dicom-web|oauth2|auth)$/i;

const hostOfViewer =
  /^(?:viewer[.:]|viewer$|[^/]*\bohif\b|localhost\b|127\.0\.0\.1\b|\$|\{)/i;

const address =
  /((?:[a-z][a-z+.-]*:\/\/)?[^\s"'`<>|;,?()=]*\/[^\s"'`<>|;,?()=]*)\?([^\s"'`<>|;?#]*)/gi;

type Parameter = {parameter: string; exactCase: boolean};

const parametersOf = (version: DocsVersion) =>
  dataEntries<Parameter>(version, 'url-parameters.json');

/** Routes of the shipped modes, and of those that the page's own samples declare. */
export function routesOf(page: Page): Set<string> {
  const routes = new Set(shipped);
  for (const block of page.blocks)
    if (block.type === 'code')
      for (const [, route] of block.value.matchAll(
        /\brouteName['"]?\s*[:=]\s*['"]([\w-]+)['"]/g,
      ))
        routes.add(route!);
  return routes;
}

/** Whether the address opens a mode or the study list of the viewer. */
function ofViewer(
  before: string,
  keys: string[],
  routes: Set<string>,
): boolean {
  if (keys.some((key) => /^studyInstanceUIDs$/i.test(key))) return true;
  const scheme = /^[a-z][a-z+.-]*:\/\/([^/]*)(.*)$/i.exec(before);
  const host =
    scheme?.[1] ?? /^([^/]+\.[^/]+|[^/]+:\d+)(?=\/)/.exec(before)?.[1];
  if (host !== undefined && !hostOfViewer.test(host)) return false;
  const path = scheme
    ? scheme[2]!
    : host === undefined
      ? before
      : before.slice(host.length);
  if (path === '/')
    return !/^(?:localhost|127\.0\.0\.1)(?!:3000)/.test(host ?? '');
  const parts = path.split('/').filter(Boolean);
  const last = parts.at(-1);
  if (!last || ofOthers.test(last)) return false;
  return routes.has(last) || routes.has(parts.at(-2) ?? '');
}

export function checkAddresses(
  text: string,
  place: Place,
  routes: Set<string>,
  resolver: Resolver,
): void {
  if (!text.includes('?')) return;
  const releases = [...place.releases];
  if (releases.includes('older')) return;
  const parameters = docsVersions
    .filter((v) => v === resolver.version || releases.includes(v))
    .flatMap(parametersOf);
  const later = (key: string) =>
    releases.includes('3.11') &&
    resolver.facts
      .named('3.11', key)
      .some((fact) => fact.kind === 'url-parameter');
  for (const [, before, query] of text.matchAll(address)) {
    const keys = [
      ...query!
        .replaceAll('&amp;', '&')
        .matchAll(/(?:^|&)([A-Za-z_][\w-]*)(?==)/g),
    ].map(([, key]) => key!);
    if (!ofViewer(before!, keys, routes)) continue;
    for (const key of keys) {
      const fits = parameters.some(({parameter, exactCase}) =>
        exactCase
          ? parameter === key
          : parameter.toLowerCase() === key.toLowerCase(),
      );
      if (
        fits ||
        later(key) ||
        resolver.allow.allows(key, resolver.version, resolver.page)
      )
        continue;
      resolver.problem(
        place,
        key,
        `is no URL parameter of ${releaseName[resolver.version]} that the reference data (${dataFolders[resolver.version]}/url-parameters.json) knows.`,
        nearestOf(
          key,
          parameters.map(({parameter}) => parameter),
        ),
      );
    }
  }
}
