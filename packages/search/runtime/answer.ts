/**
 * A request of the hosted service's shape -> an answer of its shape, from engines.
 */
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
import type {Found, Matches} from './engine';
import {escapeHtml, highlight, snippet, type Tags} from './highlight';
import type {LoadedIndex} from './load';

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
 * @param indexes those of `versionTags`, in the order of their importance
 */
export async function answer(
  indexes: readonly LoadedIndex[],
  request: QueryRequest,
  {withoutFetchingTexts = false}: SearchOptions = {},
): Promise<SearchResult> {
  const started = Date.now();
  const query = request.query ?? '';
  const hitsPerPage = Math.min(
    Math.max(1, request.hitsPerPage ?? defaultHitsPerPage),
    mostHitsPerPage,
  );
  const page = Math.max(0, request.page ?? 0);
  const conditions = facets.map(
    (facet) => [facet, allowedValues(request.facetFilters, facet)] as const,
  );
  const allowed = ({record}: Found) =>
    conditions.every(
      ([facet, values]) =>
        !values || (record[facet] !== null && values.has(record[facet])),
    );

  const found: (Found & {matches: Matches; texts: LoadedIndex['texts']})[] = [];
  const seen = new Set<string>();
  for (const {engine, texts} of indexes) {
    const {found: some, matches} = engine.search(query);
    for (const one of some) {
      // Pages without a version are in every version's index.
      if (allowed(one) && !seen.has(one.record.objectID)) {
        seen.add(one.record.objectID);
        found.push({...one, matches, texts});
      }
    }
  }
  const suggestions =
    found.length > 0
      ? []
      : indexes.flatMap(({engine}) =>
          engine
            .suggestions(query)
            .filter((other) => engine.search(other).found.some(allowed)),
        );
  if (indexes.length > 1) {
    found.sort((a, b) => b.score - a.score);
  }
  const first = page * hitsPerPage;
  let lacksTexts = false;
  const hits = await Promise.all(
    found
      .slice(first, first + hitsPerPage)
      .map(async ({matches, texts, ...one}) => {
        const text = withoutFetchingTexts
          ? texts.ifLoaded(one.section)
          : await texts.of(one.section);
        lacksTexts ||= text === undefined;
        return makeHit(one, text ?? '', matches, request);
      }),
  );
  return {
    hits,
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
    params: '',
    exhaustiveNbHits: true,
    processingTimeMS: Date.now() - started,
    lacksTexts,
    suggestions: [...new Set(suggestions)],
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
  {record, inHeading}: Found,
  content: string,
  matches: Matches,
  request: SearchParameters,
): Hit {
  const tags: Tags = {
    before: request.highlightPreTag ?? '<em>',
    after: request.highlightPostTag ?? '</em>',
  };
  const snippetWords = wordsToSnippet(request.attributesToSnippet);
  const {hierarchy, type} = record;
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
    objectID: record.objectID,
    url: record.url,
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
