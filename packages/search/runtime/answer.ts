/** A request -> an answer, from an index. */
import type {ShownSection} from '../format/index-format';
import type {Hit, SearchOptions, SearchRequest, SearchResult} from './contract';
import type {Matches, SearchEngine} from './engine';
import {highlight, snippet} from './highlight';
import {NotLoadedError, type IndexParts} from './parts';
import type {Found} from './rank';

/**
 * The answer to a request.
 *
 * @param engine of the request's language and version, if there is one
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
  try {
    const {found, matches, suggestions, filesUsed} = await engine.search(
      query,
      parts,
    );
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
    return {
      hits,
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      suggestions,
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
/** Of these, files with text. */
const mostTexts = 5;

/** The best hits for which only so many files with text are needed. */
function inFewFiles(
  found: readonly Found[],
  parts: IndexParts,
  most: number,
): Found[] {
  const files = new Set<number>();
  return found.filter(({section}) => {
    const file = parts.textsPart(section);
    if (files.size < Math.min(most, mostTexts)) {
      files.add(file);
    }
    return files.has(file);
  });
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
