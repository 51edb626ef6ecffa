/** A request -> an answer, from an index. */
import {facetsOf, type ShownSection} from '../format/index-format';
import {
  allows,
  type Hit,
  type SearchOptions,
  type SearchRequest,
  type SearchResult,
} from './contract';
import type {Matches, SearchEngine} from './engine';
import {highlight, snippet} from './highlight';
import {NotLoadedError, type IndexParts} from './parts';
import type {Found} from './rank';

/**
 * The answer to a request.
 *
 * @param engine of the version that the request is about, if there is one
 * @throws if a file of the index cannot be loaded
 */
export async function answer(
  engine: SearchEngine | undefined,
  request: SearchRequest,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const {query, page = 0, hitsPerPage = 20, snippetWords = 10} = request;
  const none = {hits: [], nbHits: 0, page, nbPages: 0};
  if (!engine) {
    return none;
  }
  const parts = options.withoutLoading
    ? engine.parts.withoutLoading()
    : engine.parts;
  const isAllowed = (one: Found) =>
    allows(request.facetFilters, facetsOf(parts.root, one.page));
  try {
    const {matches, suggestions, filesUsed, ...all} = await engine.search(
      query,
      parts,
    );
    const found = all.found.filter(isAllowed);
    const wanted = options.onlyBest
      ? inFewFiles(found, parts, mostFiles - filesUsed)
      : found;
    const first = page * hitsPerPage;
    const hits = await Promise.all(
      wanted
        .slice(first, first + hitsPerPage)
        .map(async (one) =>
          makeHit(one, await parts.text(one.section), matches, snippetWords),
        ),
    );
    const others = await Promise.all(
      suggestions.map(async (other) => {
        const near = await engine.search(other, parts);
        return near.found.some(isAllowed) ? [other] : [];
      }),
    );
    return {
      hits,
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      suggestions: others.flat(),
    };
  } catch (error) {
    if (error instanceof NotLoadedError) {
      return {...none, isUnknown: true};
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

function makeHit(
  {inHeading}: Found,
  {url, hierarchy, type, content}: ShownSection,
  matches: Matches,
  snippetWords: number,
): Hit {
  const text = snippet(content, matches, snippetWords);
  // Shown by its heading when that is what matched, else by the text that did.
  const byText = !inHeading && text.includes('<mark>');
  return {
    url,
    type: byText ? 'content' : type,
    hierarchy,
    marked: {
      lvl1: highlight(hierarchy.lvl1, matches),
      lvl2: highlight(hierarchy.lvl2 ?? '', matches),
      lvl3: highlight(hierarchy.lvl3 ?? '', matches),
      content: text,
    },
  };
}
