/** Records -> every term of them, with how often it is in which field of which section. */
import type {SearchRecord} from '../format/record';
import {
  isDotted,
  splitCamelCase,
  stem,
  stopWords,
  tokenize,
  type Token,
} from '../format/words';
import {
  contentField,
  entrySeparator,
  fields,
  fieldTexts,
  namingFields,
} from './fields';

/** A part of a name (`viewport` of `setViewportId`) matches less than the whole word. */
const partFrequency = 0.5;
/** More occurrences in a text would not change the ranking. */
const maxFrequency = 4;

export type Term = {
  /** As the pages write it. */
  spelling: string;
  /** It occurs on a page as it is, and not only as joined neighbors. */
  isWritten: boolean;
  /** `section * fields.length + field` -> frequency. */
  places: Map<number, number>;
  /** Section -> share of the words of its title or heading. */
  headingShares: Map<number, number>;
};

/** All that is known of the sections of an index, for ranking. */
export class Collection {
  /** By key. */
  readonly terms = new Map<string, Term>();
  /**
   * Stems of two neighbors, separated by a space -> the sections that have them in a
   * title, heading, keyword, path, description, or dotted name. No stop word is between
   * two words.
   */
  readonly pairs = new Map<string, Set<number>>();
  /** Words of each field, by section. */
  readonly lengths: number[][] = [];

  constructor(records: readonly SearchRecord[]) {
    records.forEach((record, section) => {
      this.lengths.push(
        fieldTexts(record).map((text, field) =>
          this.addField(text, section, field),
        ),
      );
    });
  }

  /** @returns the number of words */
  private addField(text: string, section: number, field: number): number {
    const isContent = field === contentField;
    const isNaming = namingFields.includes(field);
    const {joinsNeighbors} = fields[field]!;
    const tokens = tokenize(text);
    const mainWords = tokens.filter(({key}) => !stopWords.has(key)).length;
    let previous: Token | undefined;
    let neighbors: string[] = [];
    let lastMain: string | undefined;
    for (const token of tokens) {
      const {raw, key, start} = token;
      if (text.slice(previous?.end ?? 0, start).includes(entrySeparator)) {
        neighbors = [];
        lastMain = undefined;
      }
      const isStop = stopWords.has(key);
      if (isContent && isStop) {
        // `this.setState` is `setState`.
        previous = undefined;
        continue;
      }
      const place = section * fields.length + field;
      if (previous && isDotted(text, previous, token)) {
        this.addPair(`${stem(previous.key)} ${stem(key)}`, section);
      }
      previous = token;
      const parts = splitCamelCase(raw);
      const term = this.count(key, place, 1, {
        spelling: parts.length > 0 ? raw : key,
      });
      parts.forEach((part) =>
        this.count(part, place, partFrequency, {spelling: part}),
      );
      if (isNaming && !isStop) {
        const {headingShares} = term;
        const share = headingShares.get(section) ?? 0;
        headingShares.set(section, share + 1 / mainWords);
      }
      if (!isContent && !isStop) {
        if (lastMain !== undefined) {
          this.addPair(`${lastMain} ${stem(key)}`, section);
        }
        lastMain = stem(key);
      }
      if (joinsNeighbors) {
        neighbors.forEach((_, i) =>
          this.count(neighbors.slice(i).join('') + key, place, 1),
        );
        neighbors = [...neighbors, key].slice(-2);
      }
    }
    return isContent
      ? tokens.filter(({key}) => !stopWords.has(key)).length
      : tokens.length;
  }

  private addPair(pair: string, section: number): void {
    const sections = this.pairs.get(pair) ?? new Set();
    this.pairs.set(pair, sections.add(section));
  }

  /** @param written the spelling of a term that occurs as it is */
  private count(
    key: string,
    place: number,
    frequency: number,
    written?: {spelling: string},
  ): Term {
    let term = this.terms.get(key);
    if (!term) {
      term = {
        spelling: key,
        isWritten: false,
        places: new Map(),
        headingShares: new Map(),
      };
      this.terms.set(key, term);
    }
    if (written && (!term.isWritten || written.spelling !== key)) {
      term.spelling = written.spelling;
      term.isWritten = true;
    }
    const before = term.places.get(place) ?? 0;
    const isText = place % fields.length === contentField;
    term.places.set(
      place,
      isText ? Math.min(maxFrequency, before + frequency) : before + frequency,
    );
    return term;
  }
}

/** A section that a term matches. */
export type Match = {section: number; weight: number; share: number};

/**
 * The sections of each term, in order, with one weight for all fields (BM25F): those of
 * the fields are added before they saturate.
 */
export function weigh({terms, lengths}: Collection): Map<string, Match[]> {
  const averages = fields.map((_, field) => {
    const known = lengths
      .map((section) => section[field]!)
      .filter((length) => length > 0);
    return known.reduce((sum, length) => sum + length, 0) / known.length;
  });
  const weighed = new Map<string, Match[]>();
  terms.forEach(({places, headingShares}, key) => {
    const weights = new Map<number, number>();
    places.forEach((frequency, place) => {
      const section = Math.floor(place / fields.length);
      const field = place % fields.length;
      const {weight, b} = fields[field]!;
      const length = lengths[section]![field]! / averages[field]!;
      weights.set(
        section,
        (weights.get(section) ?? 0) +
          (weight * frequency) / (1 - b + b * length),
      );
    });
    weighed.set(
      key,
      [...weights]
        .map(([section, weight]) => ({
          section,
          weight,
          share: headingShares.get(section) ?? 0,
        }))
        .sort((a, b) => a.section - b.section),
    );
  });
  return weighed;
}
