/**
 * A request of the hosted service's shape -> an answer of its shape, from an index.
 */
import {facetsOf, type ShownSection} from '../format/index-format';
import {
  facets,
  tagOfVersion,
  unversionedTag,
  type Hierarchy,
} from '../format/record';
import type {
  FacetFilters,
  Highlighted,
  Hit,
  QueryRequest,
  SearchOptions,
  SearchParameters,
  SearchResult,
} from './contract';
import type {Matches, SearchEngine} from './engine';
import {escapeHtml, highlight, snippet, type Tags} from './highlight';
import {NotLoadedError, type IndexParts} from './parts';
import type {Found} from './rank';

const defaultHitsPerPage = 20;
const mostHitsPerPage = 1000;

/** `facet:value` conditions: all of the list must hold, one of each inner list. */
function facetConditions(filters: FacetFilters = []): string[][] {
  const list = typeof filters === 'string' ? [filters] : filters;
  return list.map((condition) =>
    typeof condition === 'string'
      ? [condition]
      : condition.filter((one) => typeof one === 'string'),
  );
}

/** The values that the filters allow for a facet, or null for any. */
export function allowedValues(
  filters: FacetFilters | undefined,
  facet: string,
): Set<string> | null {
  const prefix = `${facet}:`;
  const conditions = facetConditions(filters).filter((any) =>
    any.every((one) => one.startsWith(prefix)),
  );
  if (conditions.length === 0) {
    return null;
  }
  const [first, ...others] = conditions.map(
    (any) => new Set(any.map((one) => one.slice(prefix.length))),
  );
  return new Set(
    [...first!].filter((value) => others.every((set) => set.has(value))),
  );
}

/**
 * The answer to a request. Other filters than those by `facets` let all through.
 *
 * @param engine of the version that the request is about, if there is one
 * @throws if a file of the index cannot be loaded
 */
export async function answer(
  engine: SearchEngine | undefined,
  request: QueryRequest,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const started = Date.now();
  const query = request.query ?? '';
  const hitsPerPage = Math.min(
    Math.max(1, request.hitsPerPage ?? defaultHitsPerPage),
    mostHitsPerPage,
  );
  const page = Math.max(0, request.page ?? 0);
  const result = (
    hits: Hit[],
    nbHits: number,
    more?: Pick<SearchResult, 'isUnknown' | 'suggestions'>,
  ): SearchResult => ({
    hits,
    nbHits,
    page,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
    params: '',
    exhaustiveNbHits: true,
    processingTimeMS: Date.now() - started,
    ...more,
  });
  if (!engine) {
    return result([], 0);
  }
  const parts = options.withoutLoading
    ? engine.parts.withoutLoading()
    : engine.parts;
  try {
    const allowed = allowedPages(parts, request);
    const {matches, suggestions, filesUsed, ...all} = await engine.search(
      query,
      parts,
    );
    const found = all.found.filter(allowed);
    const wanted = options.onlyBest
      ? inFewFiles(found, parts, mostFiles - filesUsed)
      : found;
    const first = page * hitsPerPage;
    const hits = await Promise.all(
      wanted
        .slice(first, first + hitsPerPage)
        .map(async (one) =>
          makeHit(one, await parts.text(one.section), matches, request),
        ),
    );
    const others = await Promise.all(
      suggestions.map(async (other) => {
        const near = await engine.search(other, parts);
        return near.found.some(allowed) ? [other] : [];
      }),
    );
    return result(hits, found.length, {suggestions: others.flat()});
  } catch (error) {
    if (error instanceof NotLoadedError) {
      return result([], 0, {isUnknown: true});
    }
    throw error;
  }
}

/** Files that are loaded for the first answer, if only the best hits are wanted. */
const mostFiles = 10;
/** Of these, files of texts. */
const mostTexts = 5;

/** The best hits for which only so many files of texts are needed. */
function inFewFiles(
  found: readonly Found[],
  parts: IndexParts,
  most: number,
): Found[] {
  const files = new Set<number>();
  for (const {section} of found) {
    if (files.size < Math.min(most, mostTexts)) {
      files.add(parts.textsPart(section));
    }
  }
  return found.filter(({section}) => files.has(parts.textsPart(section)));
}

/** Whether the filters of a request allow a hit. */
function allowedPages(
  {root}: IndexParts,
  request: SearchParameters,
): (one: Found) => boolean {
  const conditions = facets.map(
    (facet) => [facet, allowedValues(request.facetFilters, facet)] as const,
  );
  return ({page}) => {
    const values = facetsOf(root, page);
    return conditions.every(([facet, allowed]) => {
      const value = values[facet];
      return !allowed || (value !== null && allowed.has(value));
    });
  };
}

/** Which tags a request is about: the versions it names, or none for the latest. */
export function versionTags({facetFilters}: SearchParameters): string[] {
  const tags = allowedValues(facetFilters, 'docusaurus_tag') ?? [];
  const versions = allowedValues(facetFilters, 'version') ?? [];
  return [...new Set([...tags, ...[...versions].map(tagOfVersion)])].filter(
    (tag) => tag !== unversionedTag,
  );
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3'] as const;

function makeHit(
  {inHeading}: Found,
  {objectID, url, hierarchy, type, content}: ShownSection,
  matches: Matches,
  request: SearchParameters,
): Hit {
  const tags: Tags = {
    before: request.highlightPreTag ?? '<em>',
    after: request.highlightPostTag ?? '</em>',
  };
  const snippetWords = wordsToSnippet(request.attributesToSnippet);
  const marked = (value: string): Highlighted => ({
    value,
    matchLevel: value.includes(tags.before) ? 'partial' : 'none',
    matchedWords: [],
  });
  const highlightedHierarchy: Partial<Record<keyof Hierarchy, Highlighted>> =
    {};
  for (const level of levels) {
    const text = hierarchy[level];
    if (text) {
      highlightedHierarchy[level] = marked(
        // The category names a group of results and is shown as text.
        level === 'lvl0' ? text : highlight(text, matches, tags),
      );
    }
  }
  const inContent = marked(
    snippet(content, matches, {
      length: snippetWords,
      ellipsis: request.snippetEllipsisText ?? '…',
      tags,
    }),
  );
  // Shown by its heading when that is what matched, else by the text that did.
  const byText = !inHeading && inContent.matchLevel !== 'none';
  return {
    objectID,
    url,
    type: byText ? 'content' : type,
    hierarchy: {
      ...hierarchy,
      lvl1: escapeHtml(hierarchy.lvl1),
      lvl2: hierarchy.lvl2 && escapeHtml(hierarchy.lvl2),
      lvl3: hierarchy.lvl3 && escapeHtml(hierarchy.lvl3),
    },
    content: content ? escapeHtml(content.slice(0, 200)) : null,
    _highlightResult: {
      hierarchy: highlightedHierarchy,
      ...(content ? {content: inContent} : {}),
    },
    _snippetResult: {
      hierarchy: highlightedHierarchy,
      ...(content ? {content: inContent} : {}),
    },
  };
}

function wordsToSnippet(attributes: readonly string[] = []): number {
  const words = attributes
    .find((attribute) => attribute.startsWith('content:'))
    ?.split(':')[1];
  return Math.max(1, Number(words) || 10);
}
