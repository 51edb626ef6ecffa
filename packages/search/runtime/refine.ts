/**
 * The sections that cover enough of the query, and what no single word can tell about
 * them: whether the words are in the query's order, and how much of it is in the heading.
 */
import type {Scores} from './bm25';
import {minPhraseMatch, type QueryTerm} from './query';
import type {Section} from './section-index';

/** Minimum query coverage, relative to the best section. */
const minCoverage = 0.25;

/** Only this many of the best sections are refined. */
const maxRefined = 120;

const phraseBonus = 0.6;
const headingBonus = 0.6;

/** A section on its way into the results. */
export type Candidate = {
  /** Its number in the index. */
  section: number;
  score: number;
  /** The title or heading contains the whole query. */
  inHeading: boolean;
};

const byScore = (a: Candidate, b: Candidate) =>
  b.score - a.score || a.section - b.section;

/** The sections that cover enough of the query, best first. */
export function candidatesOf({bySection, coverage}: Scores): Candidate[] {
  const bestCoverage = coverage.reduce((most, one) => Math.max(most, one), 0);
  const candidates: Candidate[] = [];
  bySection.forEach((score, section) => {
    const share = coverage[section]! / bestCoverage;
    // Far below the best coverage: shares only a word.
    if (score > 0 && share >= minCoverage) {
      candidates.push({section, score: score * share, inHeading: false});
    }
  });
  return candidates.sort(byScore);
}

/** Adjusts the scores of the best candidates, and sorts all of them again. */
export function refine(
  candidates: Candidate[],
  words: readonly QueryTerm[],
  sections: readonly Section[],
): void {
  const meanings = meaningsOf(words);
  const mainWords = words.flatMap(({termWeight}, i) =>
    termWeight === 1 ? [i] : [],
  );
  const wanted = new Set(mainWords.length > 0 ? mainWords : words.keys());
  for (const candidate of candidates.slice(0, maxRefined)) {
    const {stream, headingLength} = sections[candidate.section]!;
    if (words.length > 1) {
      const run = longestRun(stream, meanings);
      candidate.score *=
        1 + phraseBonus * (Math.max(0, run - 1) / (words.length - 1));
    }
    const named = new Set<number>();
    let used = 0;
    for (const id of stream.subarray(0, headingLength)) {
      const positions = meanings.get(id)?.filter((i) => wanted.has(i)) ?? [];
      positions.forEach((i) => named.add(i));
      used += positions.length > 0 ? 1 : 0;
    }
    candidate.inHeading = named.size === wanted.size;
    // More of the query in the heading, and more of the heading in the query, is better.
    if (used > 0) {
      candidate.score *=
        1 + headingBonus * (named.size / wanted.size) * (used / headingLength);
    }
  }
  candidates.sort(byScore);
}

/** Term id -> the query's words that it matches closely enough to continue a phrase. */
function meaningsOf(words: readonly QueryTerm[]): Map<number, number[]> {
  const meanings = new Map<number, number[]>();
  words.forEach(({matches}, i) => {
    for (const [id, matchWeight] of matches) {
      if (matchWeight >= minPhraseMatch) {
        const positions = meanings.get(id);
        if (positions) {
          positions.push(i);
        } else {
          meanings.set(id, [i]);
        }
      }
    }
  });
  return meanings;
}

/** Length of the longest run of neighbors that are in the order of the query. */
function longestRun(
  stream: Int32Array,
  meanings: ReadonlyMap<number, readonly number[]>,
): number {
  let longest = 0;
  /** Word of the query -> length of the run that ends with it at this position. */
  let runs = new Map<number, number>();
  for (const id of stream) {
    const next = new Map<number, number>();
    for (const i of meanings.get(id) ?? []) {
      const run = (runs.get(i - 1) ?? 0) + 1;
      next.set(i, run);
      longest = Math.max(longest, run);
    }
    if (next.size > 0 || runs.size > 0) {
      runs = next;
    }
  }
  return longest;
}
