/**
 * BM25F: how well a word of the query matches a section. The weights of a term in the
 * fields of a section are added before they saturate.
 */
import {fields} from './fields';
import {setMax, type QueryTerm} from './query';
import type {Section} from './section-index';

/** Saturation of term frequency. The larger it is, the more the fields' weights count. */
const k1 = 2.5;

/**
 * Where a term occurs and how often, in pairs: `section * fields.length + field`, and its
 * frequency there. A place may occur more than once.
 */
export type FieldCounts = number[];

/** The sections that contain a term, in order, and its weight in each. */
export type Postings = {sections: Uint32Array; weights: Float64Array};

/**
 * Combines the frequencies in each field into one weight for each section.
 *
 * @param counts by term id
 * @param lengths words of each field, by section
 */
export function weighPostings(
  counts: readonly FieldCounts[],
  lengths: readonly (readonly number[])[],
): Postings[] {
  const averages = fields.map((_, field) => {
    const known = lengths
      .map((section) => section[field]!)
      .filter((length) => length > 0);
    return known.reduce((sum, length) => sum + length, 0) / known.length;
  });
  /** Frequencies of one term by place; zeros between terms. */
  const frequencies = new Float64Array(lengths.length * fields.length);
  return counts.map((pairs) => {
    const places: number[] = [];
    for (let i = 0; i < pairs.length; i += 2) {
      const place = pairs[i]!;
      if (frequencies[place] === 0) {
        places.push(place);
      }
      frequencies[place]! += pairs[i + 1]!;
    }
    places.sort((a, b) => a - b);
    const sections: number[] = [];
    const weights: number[] = [];
    for (const place of places) {
      const frequency = frequencies[place]!;
      frequencies[place] = 0;
      const section = Math.floor(place / fields.length);
      const field = place % fields.length;
      const {weight, b} = fields[field]!;
      const length = lengths[section]![field]! / averages[field]!;
      const fieldWeight = (weight * frequency) / (1 - b + b * length);
      if (sections[sections.length - 1] === section) {
        weights[weights.length - 1]! += fieldWeight;
      } else {
        sections.push(section);
        weights.push(fieldWeight);
      }
    }
    return {
      sections: Uint32Array.from(sections),
      weights: Float64Array.from(weights),
    };
  });
}

/** What the words of a query have scored so far. */
export type Scores = {
  bySection: Float64Array;
  /** Sum of the IDFs of the words that a section contains, by section. */
  coverage: Float64Array;
  byPage: Float64Array;
};

export class Scorer {
  /** Best match of the current word by section; zeros between words. */
  private readonly bestScores: Float64Array;
  private readonly bestMatches: Float64Array;

  constructor(
    private readonly sections: readonly Section[],
    private readonly pageCount: number,
    private readonly postings: readonly Postings[],
  ) {
    this.bestScores = new Float64Array(sections.length);
    this.bestMatches = new Float64Array(sections.length);
  }

  /**
   * @param words of the query
   * @param names dotted names in it. They add to the score of a section, but not to its
   *   coverage: their words are already counted.
   */
  score(words: readonly QueryTerm[], names: readonly QueryTerm[]): Scores {
    const scores: Scores = {
      bySection: new Float64Array(this.sections.length),
      coverage: new Float64Array(this.sections.length),
      byPage: new Float64Array(this.pageCount),
    };
    for (const word of words) {
      const pageScores = new Map<number, number>();
      this.scoreTerm(word, (section, score, coverage) => {
        scores.bySection[section]! += score;
        scores.coverage[section]! += coverage;
        setMax(pageScores, this.sections[section]!.page, score);
      });
      pageScores.forEach((score, page) => (scores.byPage[page]! += score));
    }
    for (const name of names) {
      this.scoreTerm(name, (section, score) => {
        scores.bySection[section]! += score;
      });
    }
    return scores;
  }

  /** Calls `add` for each section that matches the term. */
  private scoreTerm(
    {matches, phrases, termWeight}: QueryTerm,
    add: (section: number, score: number, coverage: number) => void,
  ): void {
    const {bestScores, bestMatches} = this;
    const matched: number[] = [];
    const addMatch = (section: number, weight: number, matchWeight: number) => {
      if (bestMatches[section] === 0) {
        matched.push(section);
      }
      const score = (matchWeight * weight) / (weight + k1);
      bestScores[section] = Math.max(bestScores[section]!, score);
      bestMatches[section] = Math.max(bestMatches[section]!, matchWeight);
    };
    for (const [id, matchWeight] of matches) {
      const {sections, weights} = this.postings[id]!;
      for (let i = 0; i < sections.length; i++) {
        addMatch(sections[i]!, weights[i]!, matchWeight);
      }
    }
    for (const {positions, matchWeight} of phrases) {
      this.phraseWeights(positions).forEach((weight, section) =>
        addMatch(section, weight, matchWeight),
      );
    }
    let frequency = 0;
    for (const section of matched) {
      frequency += bestMatches[section]!;
    }
    const withoutTerm = this.sections.length - frequency;
    const idf =
      termWeight * Math.log(1 + (withoutTerm + 0.5) / (frequency + 0.5));
    for (const section of matched) {
      add(section, idf * bestScores[section]!, idf * bestMatches[section]!);
      bestScores[section] = bestMatches[section] = 0;
    }
  }

  /** The weight of a phrase in each section that contains it: that of its weakest word. */
  private phraseWeights(
    positions: readonly (readonly number[])[],
  ): Map<number, number> {
    const byPosition = positions.map((ids) => {
      const heaviest = new Map<number, number>();
      for (const id of ids) {
        const {sections, weights} = this.postings[id]!;
        sections.forEach((section, i) =>
          setMax(heaviest, section, weights[i]!),
        );
      }
      return heaviest;
    });
    const result = new Map<number, number>();
    byPosition[0]!.forEach((_, section) => {
      const weakest = Math.min(
        ...byPosition.map((map) => map.get(section) ?? 0),
      );
      if (weakest > 0 && hasPhrase(this.sections[section]!.stream, positions)) {
        result.set(section, weakest);
      }
    });
    return result;
  }
}

function hasPhrase(
  stream: Int32Array,
  positions: readonly (readonly number[])[],
): boolean {
  for (let start = 0; start + positions.length <= stream.length; start++) {
    if (positions.every((ids, i) => ids.includes(stream[start + i]!))) {
      return true;
    }
  }
  return false;
}
