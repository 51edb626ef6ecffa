/** The pages of the releases: which one is meant, its sections, and the search. */
import {answer} from '@ohif-docs/search/runtime/answer';
import {IndexLoader} from '@ohif-docs/search/runtime/load';
import {distance} from 'fastest-levenshtein';
import {releases} from '../../config/releases';
import {pages, place, searchFiles, type Page} from './read-build';

/** What a caller can correct: the message says what happened, why, and what is valid. */
export class BadInput extends Error {}

export type Release = (typeof releases)[number];

/** @param line as a tool receives it; the latest release if there is none */
export const releaseOf = (line?: string): Release =>
  releases.find((release) => release.line === line) ?? releases[0];

/** A value that is made when it is first needed. */
export function once<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

const site = once(place);

/** Pages by their paths below the base URL. */
export const allPages = once(() => new Map(Object.entries(pages())));

/** @param path below the base URL, or from the root of the host with a slash */
export const urlOf = (path: string) =>
  new URL(path, site().origin + site().baseUrl).href;

export type FoundPage = Page & {
  url: string;
  /** Undefined for a page that belongs to all releases. */
  release: Release | undefined;
};

const prefixOf = (path: string) =>
  releases.find(
    ({path: prefix}) => prefix && `${path}/`.startsWith(`${prefix}/`),
  )?.path ?? '';

function pageAt(path: string): FoundPage | undefined {
  const page = allPages().get(path);
  const release = releases.find((one) => one.path === prefixOf(path));
  return (
    page && {
      ...page,
      url: urlOf(path),
      // The line below its title names it.
      release: page.markdown.slice(0, 500).includes(` ${release!.label}: <`)
        ? release
        : undefined,
    }
  );
}

/** The path of a page below the base URL, and its anchor, as somebody may write them. */
function parsed(given: string): {path: string; anchor: string} {
  try {
    const {pathname, hash} = new URL(given.trim(), 'https://docs.invalid/');
    const path = decodeURIComponent(pathname)
      .replace(site().baseUrl, '')
      .replace(/^\/|\.(?:md|html)$|\/+$/g, '')
      .replace(/(?:^|\/)index$/, '');
    return {path, anchor: hash.slice(1)};
  } catch {
    return {path: given, anchor: ''};
  }
}

/**
 * The page of a URL or path, in the release of a line if that is given.
 *
 * @throws a BadInput that lists pages that exist
 */
export function findPage(
  given: string,
  line?: string,
): FoundPage & {anchor: string} {
  const {path, anchor} = parsed(given);
  const own = path.slice(prefixOf(path).length).replace(/^\//, '');
  const pathIn = (release: Release) =>
    [release.path, own].filter(Boolean).join('/');
  const wanted = line ? [pathIn(releaseOf(line)), own] : [path];
  const page = wanted
    .map(pageAt)
    // A page of another release is not an answer.
    .find((one) => one && (!line || (one.release?.line ?? line) === line));
  if (page) {
    return {...page, anchor};
  }
  const elsewhere = releases.map(pathIn).filter((one) => allPages().has(one));
  const word = own.split('/').at(-1)!.toLowerCase();
  const near = [...allPages().keys()].filter((one) => {
    const last = one.split('/').at(-1)!.toLowerCase();
    return last.includes(word) || distance(last, word) <= word.length / 3;
  });
  const others = elsewhere.length > 0 ? elsewhere : near.slice(0, 8);
  throw new BadInput(
    `There is no page "${given}"${line ? ` in the docs of ${line}` : ''}. ${
      others.length > 0
        ? `Did you mean one of these? ${others.map(urlOf).join(', ')}`
        : 'Use search_docs, and pass a URL that it returns.'
    }`,
  );
}

export type Section = {
  heading: string;
  level: number;
  anchor: string;
  /** Its text with that of the sections below it. */
  text: string;
};

/** The sections of a page that have a heading. */
export function sectionsOf({markdown, anchors}: Page): Section[] {
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

/** What remains of a heading and of its anchor alike. */
const letters = (text: string) =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The section with a heading or an anchor. */
export const sectionOf = (page: Page, wanted: string) =>
  sectionsOf(page).find(
    ({heading, anchor}) =>
      anchor === wanted.replace(/^#/, '') ||
      letters(heading) === letters(wanted),
  );

const index = once(() => {
  const files = new Map(Object.entries(searchFiles()));
  return new IndexLoader(urlOf(''), (url) => {
    const file = files.get(url.slice(urlOf('').length));
    return Promise.resolve(
      file ? Response.json(file) : new Response(null, {status: 404}),
    );
  });
});

const characters = {lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'"};

/** The text of the HTML that the search returns. */
const plain = (html: string) =>
  html
    .replace(/<\/?mark>/g, '')
    .replace(
      /&(lt|gt|quot|amp|#39);/g,
      (_, name: keyof typeof characters) => characters[name],
    );

/** The sections of a release that match best, each with URL and excerpt. */
export async function search(query: string, {id}: Release, most: number) {
  const {hits, nbHits, suggestions} = await answer(
    await index().indexFor({version: id}),
    {query, hitsPerPage: most, snippetWords: 40},
  );
  const list = hits.map(({url, hierarchy, marked}, i) => {
    const {lvl1, lvl2, lvl3} = hierarchy;
    const title = [lvl1, lvl2, lvl3].filter(Boolean).join(' > ');
    return `${i + 1}. ${title}\n   ${urlOf(url)}\n   ${plain(marked.content)}`;
  });
  return {list, count: nbHits, suggestions};
}
