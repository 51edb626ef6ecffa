/**
 * Finds the sections that match a query and puts the best first. The same index and query
 * always give the same results.
 *
 * Each word of the query scores a section by BM25F (`bm25.ts`). Sections that cover enough
 * of the query are then refined by word order and heading (`refine.ts`) and ordered by
 * page (`order.ts`).
 */
import type {IndexedSection, IndexFile} from '../format/index-format';
import {tokenize} from '../format/words';
import {Scorer} from './bm25';
import {orderByPage} from './order';
import {parseQuery, setMax, type QueryWord} from './query';
import {candidatesOf, refine} from './refine';
import {SectionIndex} from './section-index';

/** How many queries are suggested for one without results. */
const maxSuggestions = 3;
/** Words of it that are corrected; each needs a scan of the whole vocabulary. */
const maxCorrected = 6;

/** Term -> how many of its letters were typed; all of them unless it is a prefix match. */
export type Matches = ReadonlyMap<string, number>;

export type Found = {
  /** Its number in the index. */
  section: number;
  record: IndexedSection;
  score: number;
  /** The section's title or heading contains the whole query. */
  inHeading: boolean;
};

export type Answer = {found: Found[]; matches: Matches};

/**
 * Searches the index of one version in one language. The constructor reads the whole
 * index; searches do not change it.
 */
export class SearchEngine {
  private readonly index: SectionIndex;
  private readonly scorer: Scorer;

  constructor(file: IndexFile) {
    this.index = new SectionIndex(file);
    const {sections, pageCount, postings} = this.index;
    this.scorer = new Scorer(sections, pageCount, postings);
  }

  /**
   * All sections that match the query, best first; none for a query without words. Only
   * the first `longestQuery` characters of a query count.
   */
  search(query: string): Answer {
    const {sections, vocabulary, postings} = this.index;
    const {words, names} = parseQuery(
      query,
      vocabulary,
      (term) => postings[term]!.sections.length,
    );
    const scores = this.scorer.score(words, names);
    const candidates = candidatesOf(scores);
    refine(candidates, words, sections);
    const found = orderByPage(candidates, sections, scores.byPage).map(
      ({section, score, inHeading}) => ({
        section,
        record: sections[section]!.record,
        score,
        inHeading,
      }),
    );
    return {found, matches: this.matchesOf(words)};
  }

  /**
   * Similar queries for one without results: each word that no page contains is replaced
   * by one with a similar spelling or sound. For a single word there are several.
   */
  suggestions(query: string): string[] {
    const words = tokenize(query).slice(0, maxCorrected);
    const maximum = words.length === 1 ? maxSuggestions : 1;
    const {vocabulary} = this.index;
    const corrections = words.map(({raw, key}) =>
      vocabulary.get(key) === undefined
        ? vocabulary
            .nearest(key, maximum, (id) => this.index.isWritten(id))
            .map((id) => this.index.spelling(id))
        : [raw],
    );
    return Array.from({length: maximum}, (_, i) =>
      corrections.flatMap((terms) => terms[i] ?? []).join(' '),
    ).filter(Boolean);
  }

  private matchesOf(words: readonly QueryWord[]): Matches {
    const result = new Map<string, number>();
    for (const {key, matches, phrases, termWeight} of words) {
      if (termWeight < 1) {
        continue;
      }
      const ids = [
        ...matches.keys(),
        ...phrases.flatMap(({positions}) => positions.flat()),
      ];
      for (const id of ids) {
        const term = this.index.vocabulary.terms[id]!;
        setMax(result, term, term.startsWith(key) ? key.length : term.length);
      }
    }
    return result;
  }
}
