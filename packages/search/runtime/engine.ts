/**
 * Finds the sections that match a query and puts the best first. The same index and query
 * always give the same results, whatever was fetched before.
 */
import {tokenize} from '../format/words';
import {matchQuery, type Matched} from './matching';
import {setMax} from './query';
import {isTerm, type IndexParts} from './parts';
import {pagesOfSections, rank, type Found} from './rank';

/** How many queries are suggested for one without results. */
const maxSuggestions = 3;

/** Term -> how many of its letters were typed; all of them unless it is a prefix match. */
export type Matches = ReadonlyMap<string, number>;

export type Answer = {
  found: Found[];
  matches: Matches;
  /** Similar queries for one without results. */
  suggestions: string[];
  /** How many parts of the index the query needs. */
  filesUsed: number;
};

/** Searches the index of one version in one language. */
export class SearchEngine {
  private readonly pageOf: Uint32Array;

  constructor(readonly parts: IndexParts) {
    this.pageOf = pagesOfSections(parts.root);
  }

  /**
   * All sections that match the query, best first; none for a query without words.
   *
   * @param parts of the index; without loading, as the case may be
   * @throws if a part of the index cannot be loaded
   */
  async search(query: string, parts = this.parts): Promise<Answer> {
    const matched = await matchQuery(query, parts);
    const found = rank(matched, this.parts.root, this.pageOf);
    return {
      found,
      matches: marksOf(matched),
      filesUsed: matched.filesUsed,
      suggestions: found.length > 0 ? [] : suggestionsOf(query, matched),
    };
  }
}

/** What to mark in the results. */
function marksOf({words}: Matched): Matches {
  const marks = new Map<string, number>();
  for (const {key, matches, weight} of words) {
    if (weight < 1) {
      continue;
    }
    setMax(marks, key, key.length);
    for (const entry of matches.keys()) {
      if (isTerm(entry)) {
        const term = entry.key;
        setMax(marks, term, (term.startsWith(key) ? key : term).length);
      }
    }
  }
  for (const {matches} of words) {
    for (const {targets} of matches.keys()) {
      targets
        .filter((word) => !marks.has(word))
        .forEach((word) => marks.set(word, word.length));
    }
  }
  return marks;
}

/**
 * Each word that no page contains is replaced by one with a similar spelling or sound. For
 * a single word there are several.
 */
function suggestionsOf(query: string, {words, corrections}: Matched): string[] {
  const count = words.length === 1 ? maxSuggestions : 1;
  return Array.from({length: count}, (_, i) =>
    tokenize(query)
      .flatMap(({raw, key}) => {
        const spellings = corrections.get(key);
        return spellings ? (spellings[i] ?? []) : [raw];
      })
      .join(' '),
  ).filter(Boolean);
}
