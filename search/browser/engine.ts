/**
 * Finds the sections that answer a query and puts the best first.
 *
 * Why no search library: what decides here is the order, and it needs the distance
 * between words (a pasted message), the kind of each match (typed, inflected, begun,
 * misspelt, synonym) and the page around a section. The figures are in
 * `benchmarks/search`.
 *
 * The score of a section, word by word of the query: how rare the word is, times the
 * best of its matches there, by field (BM25F). Then what no single word can say:
 * words in the query's order, a title or heading that is the query, and the page.
 * The same records and query give the same answer, always.
 */
import type {SearchRecord} from '../shared/record';
import {editDistance} from './spelling';
import {synonymsIn, type Phrase} from './synonyms';
import {partsOf, stemOf, wordsOf} from './words';

/** Where a word stands counts. A title says what the page is about; text mentions. */
const fields = {
  title: {weight: 9, lengthMatters: 0.4},
  heading: {weight: 6, lengthMatters: 0.4},
  keywords: {weight: 4, lengthMatters: 0.3},
  path: {weight: 3, lengthMatters: 0},
  description: {weight: 2, lengthMatters: 0.3},
  identifiers: {weight: 1.5, lengthMatters: 0.3},
  content: {weight: 1, lengthMatters: 0.5},
  /** Title and h2 above a section: enough to tell two equal headings apart. */
  above: {weight: 1, lengthMatters: 0.4},
} as const;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];
const fieldCount = fieldNames.length;

/** How much a further occurrence adds; larger: the fields' weights tell more. */
const saturation = 2.5;

/** What a match is worth by its kind; typed exactly is 1. */
const worth = {
  inflected: 0.9,
  joined: 0.95,
  split: 0.9,
  synonym: 0.75,
  prefixOfLast: 0.8,
  prefixOfOther: 0.5,
  oneTypo: 0.8,
  twoTypos: 0.55,
  prefixWithTypo: 0.5,
  inside: 0.4,
} as const;

/** Grammar: these words never decide, unless there is nothing else. */
const grammar = new Set(
  (
    'a about after all an and any are as at be because been but by can could did do does ' +
    'for from get go had has have how i if in into is it its just like me my no not of on ' +
    'or our out over own shall should so some than that the their them then there these ' +
    'they this to up us was we were what when where which while who why will with without ' +
    'would you your'
  ).split(' '),
);
const worthOfGrammar = 0.12;

/** A longer query is cut: what follows cannot change what is found. */
const longestQuery = 600;
const mostWords = 40;
const mostPrefixes = 60;

type Section = {
  record: SearchRecord;
  page: number;
  /** Words in reading order by term id; -1 where one field ends. */
  stream: Int32Array;
  titleLength: number;
  lengths: Uint16Array;
};

type Alternative = {phrase: number[][]; worth: number};

type QueryWord = {
  key: string;
  /** Term id -> worth of the match. */
  terms: Map<number, number>;
  /** Phrases that stand for the word; all their words must stand side by side. */
  alternatives: Alternative[];
  importance: number;
};

/** Term -> how many of its letters the reader typed; all of them unless begun. */
export type Matches = ReadonlyMap<string, number>;

export type Found = {
  record: SearchRecord;
  score: number;
  wordsInHeading: boolean;
};
export type Answer = {found: Found[]; matches: Matches};

export class SearchEngine {
  private readonly sections: Section[] = [];
  private readonly pageCount: number;
  private readonly termIds = new Map<string, number>();
  private readonly terms: string[] = [];
  /** For each term: section * fieldCount + field, then how often, alternating. */
  private readonly postings: number[][] = [];
  private readonly termsByStem = new Map<string, number[]>();
  private readonly averageLengths = new Float64Array(fieldCount);
  /** Term ids in alphabetical order, for prefixes. */
  private readonly sortedTerms: number[];

  constructor(records: readonly SearchRecord[]) {
    const pages = new Map<string, number>();
    for (const record of records) {
      const address = record.url.split('#')[0]!;
      const page = pages.get(address) ?? pages.size;
      pages.set(address, page);
      this.add(record, page);
    }
    this.pageCount = pages.size;
    for (let field = 0; field < fieldCount; field++) {
      let filled = 0;
      let total = 0;
      for (const {lengths} of this.sections) {
        total += lengths[field]!;
        filled += lengths[field]! > 0 ? 1 : 0;
      }
      this.averageLengths[field] = filled > 0 ? total / filled : 1;
    }
    this.terms.forEach((term, id) => {
      const stem = stemOf(term);
      const ids = this.termsByStem.get(stem);
      if (ids) {
        ids.push(id);
      } else {
        this.termsByStem.set(stem, [id]);
      }
    });
    this.sortedTerms = this.terms
      .map((_, id) => id)
      .sort((a, b) => (this.terms[a]! < this.terms[b]! ? -1 : 1));
  }

  private add(record: SearchRecord, page: number): void {
    const {hierarchy, type, url} = record;
    const opensPage = type === 'lvl1';
    const path = new URL(url).pathname.split('/');
    const texts: Record<Field, string> = {
      title: opensPage ? hierarchy.lvl1 : '',
      heading: opensPage ? '' : (hierarchy[type] ?? ''),
      keywords: record.keywords.join(' | '),
      path: opensPage ? path.slice(-2).join(' ') : '',
      description: record.description,
      identifiers: record.identifiers.join(' | '),
      content: record.content,
      above: opensPage
        ? hierarchy.lvl0
        : `${hierarchy.lvl1} | ${type === 'lvl3' ? (hierarchy.lvl2 ?? '') : ''}`,
    };
    const section = this.sections.length;
    const stream: number[] = [];
    const lengths = new Uint16Array(fieldCount);
    fieldNames.forEach((name, field) => {
      let previousEnd = 0;
      const text = texts[name];
      let length = 0;
      for (const {raw, key, start, end} of wordsOf(text)) {
        if (text.slice(previousEnd, start).includes('|')) {
          stream.push(-1);
        }
        previousEnd = end;
        length++;
        stream.push(this.count(key, section, field, 1));
        for (const part of partsOf(raw)) {
          this.count(part, section, field, 0.5);
        }
      }
      if (length > 0) {
        stream.push(-1);
      }
      lengths[field] = Math.min(length, 65535);
    });
    this.sections.push({
      record,
      page,
      stream: Int32Array.from(stream),
      titleLength: wordsOf(texts.title || texts.heading).length,
      lengths,
    });
  }

  private count(
    term: string,
    section: number,
    field: number,
    amount: number,
  ): number {
    let id = this.termIds.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.termIds.set(term, id);
      this.terms.push(term);
      this.postings.push([]);
    }
    const list = this.postings[id]!;
    const place = section * fieldCount + field;
    if (list[list.length - 2] === place) {
      list[list.length - 1]! += amount;
    } else {
      list.push(place, amount);
    }
    return id;
  }

  search(query: string): Answer {
    const words = this.understand(query.slice(0, longestQuery));
    const total = new Float64Array(this.sections.length);
    const covered = new Float64Array(this.sections.length);
    const pageWords = new Float64Array(this.pageCount);
    for (const word of words) {
      this.scoreWord(word, total, covered, pageWords);
    }
    const order = this.rank(words, total, covered, pageWords);
    return {found: order, matches: this.matchesOf(words)};
  }

  /** The query's words, each with everything in the vocabulary that it may mean. */
  private understand(query: string): QueryWord[] {
    const typed = wordsOf(query).flatMap((word) => {
      const parts = this.termIds.has(word.key) ? [] : partsOf(word.raw);
      return parts.length > 0 ? parts : [word.key];
    });
    const keys = typed.slice(0, mostWords);
    const isGrammar = keys.map((key) => grammar.has(key));
    const onlyGrammar = isGrammar.every(Boolean);
    const unfinished = /[\p{L}\p{N}_$]$/u.test(query);
    const words: QueryWord[] = keys.map((key, i) => ({
      key,
      terms: new Map<number, number>(),
      alternatives: [],
      importance: isGrammar[i] && !onlyGrammar ? worthOfGrammar : 1,
    }));

    words.forEach(({key, terms}) => {
      this.inflections(key).forEach((id) => terms.set(id, worth.inflected));
      const exact = this.termIds.get(key);
      if (exact !== undefined) {
        terms.set(exact, 1);
      }
    });
    // Written as two words here, as one there.
    for (let i = 0; i + 1 < words.length; i++) {
      const joined = this.inflections(keys[i]! + keys[i + 1]!);
      for (const word of [words[i]!, words[i + 1]!]) {
        joined.forEach((id) => raise(word.terms, id, worth.joined));
      }
    }
    const understood = words.map(({terms}) => terms.size > 0);
    for (const {start, length, phrases} of synonymsIn(keys)) {
      for (let i = start; i < start + length; i++) {
        phrases.forEach((phrase) => this.addPhrase(words[i]!, phrase));
        understood[i] = true;
      }
    }
    words.forEach((word, i) => {
      if (isGrammar[i]) {
        return;
      }
      const isLast = unfinished && i === words.length - 1;
      const begun = this.addPrefixes(word, isLast, understood[i]!);
      if (!understood[i] && !(isLast && begun)) {
        this.addGuesses(word);
      }
    });
    return words;
  }

  /** All terms with the same stem, the word itself among them. */
  private inflections(key: string): number[] {
    return this.termsByStem.get(stemOf(key)) ?? [];
  }

  private addPhrase(word: QueryWord, phrase: Phrase): void {
    const ids = phrase.map((key) => this.inflections(key));
    if (ids.length === 1) {
      ids[0]!.forEach((id) => raise(word.terms, id, worth.synonym));
    } else if (ids.every(({length}) => length > 0)) {
      word.alternatives.push({phrase: ids, worth: worth.synonym});
    }
  }

  /** Words that begin with what was typed. True when there is one. */
  private addPrefixes(
    {key, terms}: QueryWord,
    isLast: boolean,
    understood: boolean,
  ): boolean {
    if (key.length < (isLast ? 1 : 4)) {
      return false;
    }
    const matching: number[] = [];
    for (let i = this.firstFrom(key); i < this.sortedTerms.length; i++) {
      const id = this.sortedTerms[i]!;
      if (!this.terms[id]!.startsWith(key)) {
        break;
      }
      matching.push(id);
    }
    const base =
      isLast && !understood ? worth.prefixOfLast : worth.prefixOfOther;
    // The commonest first: of many, they are what most readers are about to type.
    matching
      .sort(
        (a, b) => this.postings[b]!.length - this.postings[a]!.length || a - b,
      )
      .slice(0, mostPrefixes)
      .forEach((id) => {
        const typed = key.length / this.terms[id]!.length;
        raise(terms, id, base * typed ** 0.4);
      });
    return matching.length > 0;
  }

  private firstFrom(key: string): number {
    let low = 0;
    let high = this.sortedTerms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.terms[this.sortedTerms[middle]!]! < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The word is unknown: two words in one, misspelt, or part of a longer name. */
  private addGuesses(word: QueryWord): void {
    const {key, terms} = word;
    for (let at = 3; at <= key.length - 3; at++) {
      const halves = [key.slice(0, at), key.slice(at)].map((half) =>
        this.inflections(half),
      );
      if (halves.every(({length}) => length > 0)) {
        word.alternatives.push({phrase: halves, worth: worth.split});
      }
    }
    if (key.length < 3 || /^\p{N}+$/u.test(key)) {
      return;
    }
    const limit = key.length < 4 ? 0 : key.length < 8 ? 1 : 2;
    const byDistance: number[][] = [[], [], []];
    const begun: number[] = [];
    const inside: number[] = [];
    this.terms.forEach((term, id) => {
      const distance = limit > 0 ? editDistance(key, term, limit) : 1;
      if (distance <= limit) {
        byDistance[distance]!.push(id);
      } else if (key.length >= 4 && term.includes(key)) {
        inside.push(id);
      } else if (
        key.length >= 5 &&
        term.length > key.length &&
        term[0] === key[0] &&
        editDistance(key, term, 1, true) <= 1
      ) {
        begun.push(id);
      }
    });
    byDistance[1]!.forEach((id) => raise(terms, id, worth.oneTypo));
    if (byDistance[1]!.length === 0) {
      byDistance[2]!.forEach((id) => raise(terms, id, worth.twoTypos));
    }
    begun.forEach((id) => raise(terms, id, worth.prefixWithTypo));
    inside.forEach((id) => raise(terms, id, worth.inside));
  }

  private scoreWord(
    {terms, alternatives, importance}: QueryWord,
    total: Float64Array,
    covered: Float64Array,
    pageWords: Float64Array,
  ): void {
    const best = new Map<number, number>();
    const bestWorth = new Map<number, number>();
    const keep = (section: number, frequency: number, value: number) => {
      const score = (value * frequency) / (frequency + saturation);
      raise(best, section, score);
      raise(bestWorth, section, value);
    };
    for (const [id, value] of terms) {
      this.frequencies(id).forEach((f, section) => keep(section, f, value));
    }
    for (const {phrase, worth: value} of alternatives) {
      this.phraseFrequencies(phrase).forEach((f, section) =>
        keep(section, f, value),
      );
    }
    let sections = 0;
    bestWorth.forEach((value) => (sections += value));
    const all = this.sections.length;
    const rarity =
      importance * Math.log(1 + (all - sections + 0.5) / (sections + 0.5));
    const byPage = new Map<number, number>();
    best.forEach((score, section) => {
      total[section]! += rarity * score;
      covered[section]! += rarity * bestWorth.get(section)!;
      raise(byPage, this.sections[section]!.page, rarity * score);
    });
    byPage.forEach((score, page) => (pageWords[page]! += score));
  }

  /** Section -> how often the term stands there, weighted by field and length. */
  private frequencies(id: number): Map<number, number> {
    const result = new Map<number, number>();
    const list = this.postings[id]!;
    for (let i = 0; i < list.length; i += 2) {
      const section = Math.floor(list[i]! / fieldCount);
      const field = list[i]! % fieldCount;
      const {weight, lengthMatters} = fields[fieldNames[field]!];
      const length =
        this.sections[section]!.lengths[field]! / this.averageLengths[field]!;
      const frequency =
        (weight * list[i + 1]!) / (1 - lengthMatters + lengthMatters * length);
      result.set(section, (result.get(section) ?? 0) + frequency);
    }
    return result;
  }

  /** The same for words side by side: the rarest of them decides. */
  private phraseFrequencies(phrase: number[][]): Map<number, number> {
    const perWord = phrase.map((ids) => {
      const sum = new Map<number, number>();
      for (const id of ids) {
        this.frequencies(id).forEach((f, section) => raise(sum, section, f));
      }
      return sum;
    });
    const result = new Map<number, number>();
    perWord[0]!.forEach((frequency, section) => {
      const lowest = Math.min(...perWord.map((map) => map.get(section) ?? 0));
      if (lowest > 0 && sideBySide(this.sections[section]!.stream, phrase)) {
        result.set(section, Math.min(frequency, lowest));
      }
    });
    return result;
  }

  private rank(
    words: QueryWord[],
    total: Float64Array,
    covered: Float64Array,
    pageWords: Float64Array,
  ): Found[] {
    let mostCovered = 0;
    covered.forEach((value) => (mostCovered = Math.max(mostCovered, value)));
    const scored: {section: number; score: number; inHeading: boolean}[] = [];
    total.forEach((score, section) => {
      // Half of what the best section knows about: the rest only shares a word.
      if (score > 0 && covered[section]! >= mostCovered / 2) {
        const coverage = covered[section]! / mostCovered;
        scored.push({section, score: score * coverage ** 2, inHeading: false});
      }
    });
    const byScore = (a: {score: number; section: number}, b: typeof a) =>
      b.score - a.score || a.section - b.section;
    scored.sort(byScore);
    for (const candidate of scored.slice(0, 120)) {
      this.refine(candidate, words);
    }
    scored.sort(byScore);
    return this.byPage(scored, pageWords);
  }

  /** What single words cannot say about a section. */
  private refine(
    candidate: {section: number; score: number; inHeading: boolean},
    words: QueryWord[],
  ): void {
    const {stream, titleLength} = this.sections[candidate.section]!;
    const run = longestRun(stream, words);
    if (words.length > 1 && run > 1) {
      candidate.score *= 1 + ((run - 1) / (words.length - 1)) * 0.8;
    }
    // The title or heading is the first field of the stream.
    const heading = stream.subarray(0, titleLength);
    const telling = words.filter(({importance}) => importance === 1);
    const wanted = telling.length > 0 ? telling : words;
    const inHeading = wanted.filter((word) =>
      heading.some((id) => means(word, id) >= worth.prefixOfOther),
    ).length;
    const headingUsed = heading.filter((id) =>
      wanted.some((word) => means(word, id) >= worth.prefixOfOther),
    ).length;
    candidate.inHeading = inHeading === wanted.length;
    if (candidate.inHeading && titleLength > 0) {
      candidate.score *= 1 + 0.6 * (headingUsed / titleLength);
    }
  }

  /**
   * A page with several good sections, or with all words somewhere, comes before one
   * with a single mention. Its best sections follow each other; the weaker ones come
   * after all pages.
   */
  private byPage(
    scored: {section: number; score: number; inHeading: boolean}[],
    pageWords: Float64Array,
  ): Found[] {
    const pages = new Map<number, typeof scored>();
    for (const one of scored) {
      const page = this.sections[one.section]!.page;
      const list = pages.get(page);
      if (list) {
        list.push(one);
      } else {
        pages.set(page, [one]);
      }
    }
    const ranked = [...pages].map(([page, list]) => {
      const [first, second, third] = list;
      const score =
        first!.score +
        0.2 * (second?.score ?? 0) +
        0.1 * (third?.score ?? 0) +
        0.3 * pageWords[page]!;
      return {page, list, score};
    });
    ranked.sort((a, b) => b.score - a.score || a.page - b.page);
    const front: typeof scored = [];
    const back: typeof scored = [];
    for (const {list} of ranked) {
      const good = list[0]!.score * 0.6;
      list.forEach((one, i) =>
        (i < 3 && one.score >= good ? front : back).push(one),
      );
    }
    return [...front, ...back].map(({section, score, inHeading}) => ({
      record: this.sections[section]!.record,
      score,
      wordsInHeading: inHeading,
    }));
  }

  private matchesOf(words: QueryWord[]): Matches {
    const matches = new Map<string, number>();
    for (const {key, terms, alternatives, importance} of words) {
      if (importance < 1) {
        continue;
      }
      const ids = [
        ...terms.keys(),
        ...alternatives.flatMap((a) => a.phrase.flat()),
      ];
      for (const id of ids) {
        const term = this.terms[id]!;
        const letters = term.startsWith(key) ? key.length : term.length;
        raise(matches, term, letters);
      }
    }
    return matches;
  }
}

function raise<Key>(map: Map<Key, number>, key: Key, value: number): void {
  if (value > (map.get(key) ?? 0)) {
    map.set(key, value);
  }
}

const means = (word: QueryWord, id: number) => word.terms.get(id) ?? 0;

/** The most words of the query that stand in the text side by side, in order. */
function longestRun(stream: Int32Array, words: QueryWord[]): number {
  let longest = 0;
  for (let at = 0; at < stream.length; at++) {
    for (let from = 0; from + longest < words.length; from++) {
      let run = 0;
      while (
        from + run < words.length &&
        at + run < stream.length &&
        means(words[from + run]!, stream[at + run]!) >= worth.prefixOfOther
      ) {
        run++;
      }
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

function sideBySide(stream: Int32Array, phrase: number[][]): boolean {
  for (let at = 0; at + phrase.length <= stream.length; at++) {
    if (phrase.every((ids, i) => ids.includes(stream[at + i]!))) {
      return true;
    }
  }
  return false;
}
