/** The pages of the releases: which one is meant, its sections, and the search. */
import type {QueryRequest} from '@ohif-docs/search/runtime/contract';
import {distance} from 'fastest-levenshtein';
import {answer} from '@ohif-docs/search/runtime/answer';
import {IndexLoader} from '@ohif-docs/search/runtime/load';
import {tagOfVersion} from '@ohif-docs/search/format/record';
import {releases, type VersionId} from '../../config/releases';
import {pages, place, searchFiles} from './read-build';

/** What a caller can correct: the message says what happened, why, and what is valid. */
export class BadInput extends Error {}

export type Release = (typeof releases)[number];

/** @param line as a tool receives it; the latest release if there is none */
export const releaseOf = (line?: string): Release =>
  releases.find((release) => release.line === line) ?? releases[0];

export type Section = {
  heading: string;
  level: number;
  anchor: string;
  /** Its text with that of the sections below it. */
  text: string;
};

export type FoundPage = {
  path: string;
  url: string;
  /** Undefined for a page that belongs to all releases. */
  release?: Release;
  markdown: string;
  anchors: readonly string[];
};

type Lazy<Value> = () => Value;

/** A value that is made when it is first needed. */
export function once<Value>(make: Lazy<Value>): Lazy<Value> {
  let made: {value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

const site = once(() => {
  const {origin, baseUrl} = place();
  return {baseUrl, root: origin + baseUrl};
});
const allPages = once(() => new Map(Object.entries(pages())));

/** The URL of a path below the base URL. */
export const urlOf = (path: string) => site().root + path;

/** Absolute URL without the slash at its end, for paths that begin with one. */
export const siteRoot = () => site().root.replace(/\/$/, '');

const prefixes = releases.map(({path}) => path).filter(Boolean);

/** The path of a page without the prefix of its release. */
const withoutRelease = (path: string) => {
  const prefix = prefixes.find(
    (one) => path === one || path.startsWith(`${one}/`),
  );
  return prefix === undefined
    ? {path}
    : {prefix, path: path.slice(prefix.length + 1)};
};

const inRelease = ({path: prefix}: Release, path: string) =>
  [prefix, path].filter(Boolean).join('/');

function pageAt(path: string): FoundPage | undefined {
  const page = allPages().get(path);
  if (!page) {
    return undefined;
  }
  const {prefix = ''} = withoutRelease(path);
  const release = releases.find((one) => one.path === prefix)!;
  // Below its title, a page of a release names it.
  const isOfRelease = page.markdown
    .slice(0, 1000)
    .includes(` ${release.label}: <`);
  return {...page, path, url: urlOf(path), ...(isOfRelease ? {release} : {})};
}

/** Paths of all pages that a release shows. */
export const pathsOf = (release: Release): string[] =>
  [...allPages().keys()].filter(
    (path) => (withoutRelease(path).prefix ?? '') === release.path,
  );

/**
 * The page of a URL or path, in the release if one is given.
 *
 * @throws a BadInput that names pages that exist
 */
export function findPage(
  given: string,
  line?: string,
): FoundPage & {anchor: string} {
  const {baseUrl} = site();
  const isUrl = /^https?:\/\//i.test(given);
  let pathname = given;
  let hash = '';
  try {
    ({pathname, hash} = new URL(given.trim(), 'https://docs.invalid/'));
    pathname = decodeURIComponent(pathname);
  } catch {
    // It is no path of a page either, and the answer below says so.
  }
  const below =
    isUrl && pathname.startsWith(baseUrl)
      ? pathname.slice(baseUrl.length)
      : pathname.replace(/^\/+/, '');
  const clean = below
    .replace(/\.(?:md|html)$/, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/\/+$/, '');
  const own = withoutRelease(clean);
  const candidates = line
    ? [inRelease(releaseOf(line), own.path), own.path]
    : [clean];
  const page = candidates.map(pageAt).find(
    // A page of another release is not an answer.
    (one) => one && (!line || !one.release || one.release.line === line),
  );
  if (page) {
    return {...page, anchor: hash.slice(1)};
  }
  const release = line
    ? releaseOf(line)
    : (pageAt(clean)?.release ?? releaseOf(own.prefix));
  const elsewhere = releases
    .map((one) => inRelease(one, own.path))
    .filter((path) => allPages().has(path));
  const word = own.path.split('/').at(-1)!.toLowerCase();
  const near = pathsOf(release).filter((path) => {
    const last = path.split('/').at(-1)!.toLowerCase();
    return last.includes(word) || distance(last, word) <= word.length / 3;
  });
  throw new BadInput(
    [
      `The docs of ${release.line} have no page "${given}".`,
      elsewhere.length > 0
        ? `Another release has it: ${elsewhere.map(urlOf).join(', ')}`
        : '',
      near.length > 0
        ? `Pages with a similar path: ${near.slice(0, 8).map(urlOf).join(', ')}`
        : 'Use search_docs to find the page, and pass the URL that it returns.',
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

/** What remains of a heading and of an anchor alike. */
const letters = (text: string) =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The sections of a page that have a heading. */
export function sectionsOf({markdown, anchors}: FoundPage): Section[] {
  const lines = markdown.split('\n');
  const starts: {at: number; level: number; heading: string}[] = [];
  let fence = '';
  lines.forEach((line, at) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (!fence || line.trim() === fence)) {
      fence = fence ? '' : mark;
    }
    const [, marks, heading] = /^(##{1,2}) (.*)$/.exec(fence ? '' : line) ?? [];
    if (marks) {
      starts.push({at, level: marks.length, heading: heading!});
    }
  });
  return starts.map(({at, level, heading}, i) => {
    const end = starts.slice(i + 1).find((next) => next.level <= level)?.at;
    const anchor =
      anchors.length === starts.length
        ? anchors[i]
        : anchors.find((id) => letters(id) === letters(heading));
    return {
      heading: heading.replace(/[`*\\]/g, ''),
      level,
      anchor: anchor ?? '',
      text: lines.slice(at, end).join('\n').trim(),
    };
  });
}

/** The section with a heading or an anchor. */
export const sectionOf = (page: FoundPage, wanted: string) =>
  sectionsOf(page).find(
    ({heading, anchor}) =>
      anchor === wanted.replace(/^#/, '') ||
      letters(heading) === letters(wanted),
  );

const loader = once(() => {
  const files = new Map(Object.entries(searchFiles()));
  return new IndexLoader(site().root, (url) => {
    const file = files.get(url.slice(site().root.length));
    return Promise.resolve(
      file ? Response.json(file) : new Response(null, {status: 404}),
    );
  });
});

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plain = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!);

export type Hit = {title: string; url: string; text: string};

/** The sections of a release that match best. */
export async function search(
  query: string,
  {id}: {id: VersionId},
  most: number,
): Promise<{hits: Hit[]; count: number; suggestions: string[]}> {
  const engine = await loader().indexFor([tagOfVersion(id)]);
  const request: QueryRequest = {
    indexName: '',
    query,
    hitsPerPage: most,
    highlightPreTag: '',
    highlightPostTag: '',
    attributesToSnippet: ['content:40'],
  };
  const {hits, nbHits, suggestions = []} = await answer(engine, request);
  return {
    count: nbHits,
    suggestions,
    hits: hits.map(({url, hierarchy, content, _snippetResult}) => ({
      title: plain(
        [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3]
          .filter(Boolean)
          .join(' > '),
      ),
      url: new URL(url, site().root).href,
      text: plain(_snippetResult.content?.value ?? content ?? ''),
    })),
  };
}
