/**
 * Guesses the page for a URL that does not exist: a page whose URL only differs in
 * spelling (case, `/docs/`, `.html`, a bracket that a chat appended), or else the pages
 * with the most similar URLs.
 */
import type {RouteManifest} from '@generated/route-manifest/default/routes.json';
import {distance} from 'fastest-levenshtein';

export type Page = {path: string; title: string};

export type Found = {
  /** The page that the address means beyond doubt. */
  page?: string;
  /** Otherwise the nearest pages, if any; pages of the version in the URL come first. */
  nearest: Page[];
  /** The suggested query. */
  words: string;
};

/** First segments that mean the latest version here, or that other sites' addresses begin with. */
const prefixesOfLatest = ['docs', 'latest', 'current', 'next', 'stable'];

/** A version that this site does not have: `/3.11/…`, `/v2/…`, `/2.0-deprecated/…`. */
const versionName = /^v?\d+(?:\.(?:\d+|x))*(?:-[a-z.\d]+)?$/i;

const suggestions = 3;

/**
 * @param pathname the address, without the site's base path
 * @param known all pages and redirects
 * @param hostRedirected whether the host led here from another address; a page that
 * differs only in how it is written is then what the host itself redirects here, and
 * leading there would never end
 */
export function findPage(
  pathname: string,
  known: RouteManifest,
  hostRedirected = false,
): Found {
  const segments = cleanSegments(pathname);
  const intended = pageMeant(segments, known);
  const page =
    intended &&
    intended !== pathname &&
    !(hostRedirected && samePlace(intended, pathname))
      ? intended
      : undefined;
  return {
    page,
    nearest: page ? [] : nearestPages(segments, known),
    words: wordsOf(segments.at(-1) ?? '').join(' '),
  };
}

/** Segments of the address without what writing and copying add to one. */
function cleanSegments(pathname: string): string[] {
  const text = decode(pathname)
    .replace(/[\u200b-\u200f\ufeff]/g, '')
    .trim()
    // The rest of a Markdown link, a quotation mark, a bracket: no address contains one.
    .replace(/[\s()[\]{}<>"'`“”*|\\,;].*$/s, '')
    .replace(/[.:!?…]+$/, '')
    .replace(/\/+$/, '')
    .replace(/\.(?:html?|mdx?)$/i, '')
    .replace(/\/(?:index|readme)$/i, '');
  return text.split('/').filter(Boolean);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const keyOf = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/';

const samePlace = (a: string, b: string) => keyOf(a) === keyOf(b);

function pageMeant(
  segments: string[],
  {versions, latest, pages, redirects}: RouteManifest,
): string | undefined {
  const targets = new Map<string, string>();
  for (const [from, to] of redirects) {
    targets.set(keyOf(from), to);
  }
  for (const [path] of pages) {
    targets.set(keyOf(path), path);
  }
  const prefixes = [...prefixesOfLatest, ...latest];
  for (let rest = segments; ; rest = rest.slice(1)) {
    const found = targets.get(keyOf(`/${rest.join('/')}`));
    if (found) {
      return found;
    }
    const version = versions.find((path) => samePlace(path, `/${rest[0]}`));
    if (version) {
      // The old address may have moved in the version as it did in the latest.
      const moved = targets.get(keyOf(`/${rest.slice(1).join('/')}`));
      const pageOfVersion = moved && targets.get(keyOf(version + moved));
      if (pageOfVersion) {
        return pageOfVersion;
      }
    }
    if (!prefixes.includes(rest[0]?.toLowerCase() ?? '')) {
      return undefined;
    }
  }
}

function nearestPages(
  segments: string[],
  {versions, latest, pages, redirects}: RouteManifest,
): Page[] {
  const versionOf = (path: string) =>
    versions.find((version) => `${path}/`.startsWith(`${version}/`)) ?? '';
  let rest = segments;
  while (
    rest[0] &&
    [...prefixesOfLatest, ...latest].includes(rest[0].toLowerCase())
  ) {
    rest = rest.slice(1);
  }
  const version = versionOf(`/${rest[0] ?? ''}`);
  if (version || versionName.test(rest[0] ?? '')) {
    rest = rest.slice(1);
  }

  const likeness = new Map<string, number>();
  const addresses = [...pages.map(([path]) => [path, path]), ...redirects] as [
    string,
    string,
  ][];
  for (const [address, path] of addresses) {
    const pageVersion = versionOf(path);
    const score =
      likenessOf(rest, segmentsOf(address.slice(versionOf(address).length))) -
      (pageVersion === version ? 0 : otherVersion);
    likeness.set(path, Math.max(score, likeness.get(path) ?? -Infinity));
  }
  const titles = new Map(pages);
  const nearest = [...likeness]
    .filter(([, like]) => like >= leastLikeness)
    .sort(([, a], [, b]) => b - a)
    .slice(0, suggestions)
    .map(([path]) => path);
  return [
    ...nearest.filter((path) => versionOf(path) === version),
    ...nearest.filter((path) => versionOf(path) !== version),
  ].map((path) => ({path, title: titles.get(path) ?? path}));
}

/** So much nearer must a page of another version be to be one of the nearest. */
const otherVersion = 0.4;

/**
 * The least likeness of a page that is worth offering. Every old URL in
 * `config/old-urls.json` reaches it for its page; unrelated words do not reach it.
 */
const leastLikeness = 0.32;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** 1 for the same address, 0 for nothing in common: how alike the last segments, all words, and the whole are. */
function likenessOf(segments: string[], candidate: string[]): number {
  const words = new Set(segments.flatMap(wordsOf).map(singular));
  const candidateWords = new Set(candidate.flatMap(wordsOf).map(singular));
  const common = [...words].filter((word) => candidateWords.has(word));
  const allWords = new Set([...words, ...candidateWords]);
  // The last segment counts for less where the page has nothing of those before it.
  const before = segments.slice(0, -1);
  const strange = before.filter(
    (segment) =>
      !wordsOf(segment).some((word) => candidateWords.has(singular(word))),
  );
  const trust = 1 - strange.length / (2 * Math.max(before.length, 1));
  return (
    0.4 * trust * alike(segments.at(-1) ?? '', candidate.at(-1) ?? '') +
    0.4 * (common.length / Math.max(allWords.size, 1)) +
    0.2 * alike(segments.join('/'), candidate.join('/'))
  );
}

function alike(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0
    ? 1
    : 1 - distance(a.toLowerCase(), b.toLowerCase()) / longest;
}

/** `dataSources` and `data-source` are both "data" and "source". */
function wordsOf(segment: string): string[] {
  return segment
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Roughly: only to compare words. */
const singular = (word: string) => word.replace(/(\w{3})s$/, '$1');
