/**
 * Finds the sections that answer a query and puts the best first.
 *
 * Why no search library: MiniSearch, Orama and Pagefind were compared, to take the best
 * of them. In how well they find, this engine is ahead of each or equal, for every kind of
 * query; Pagefind loads half as much before the first answer. This engine's weights, and
 * words of the pages that all of them read, were chosen with part of the queries. On the
 * same 172 pages and 487 queries (`benchmarks/search`; MRR@10, success@3, queries that find
 * nothing, and bytes before the first answer, this engine's with its code and at the most),
 *
 *   this engine              0.938  0.973  none    241 kB, of them the index 156 kB
 *   MiniSearch               0.828  0.918  0.8 %   305 kB, on our records, with boosts and typos
 *   docusaurus-search-local  0.656  0.704  15 %    1,294 kB
 *   Pagefind                 0.578  0.622  16 %    123 kB
 *   Orama                    0.561  0.614  1.0 %   1,251 kB, on our records, with boosts and typos
 *
 * What it has to be ahead of them by could not be added around a library: the order needs
 * what they do not tell or keep apart, namely the kind of each match (typed, inflected,
 * begun, misspelt, synonym), headings that are the query, and the page around a section.
 *
 * The score of a section, word by word of the query: how rare the word is, times the
 * best of its matches there, by field (BM25F). Then what no single word can say:
 * a title or heading with its words in the query's order, or that is the query, and
 * the page.
 * The same records and query give the same answer, always.
 */
import {
  forEachWord,
  unpackSections,
  type IndexedSection,
  type IndexFile,
} from '../shared/index-format';
import {raise, understand, worthOfReading, type QueryWord} from './query';
import {Vocabulary} from './vocabulary';
import {isDotted, pairOf, partsOf, wordsOf, type Word} from '../shared/words';

/**
 * Where a word stands counts: a title says what the page is about, text mentions. And
 * how much else stands there, more in some fields than in others. In the fields that
 * name things, neighbours are also one word: `uiDialogService` finds "UI Dialog Service".
 */
const fields = {
  title: {weight: 9, lengthMatters: 0.4, joined: true},
  heading: {weight: 4, lengthMatters: 0.4, joined: true},
  keywords: {weight: 4, lengthMatters: 0.3, joined: true},
  path: {weight: 3, lengthMatters: 0, joined: true},
  description: {weight: 2, lengthMatters: 0.3, joined: false},
  /** Text and code. Of these words the order is not known. */
  content: {weight: 1, lengthMatters: 0.5, joined: false},
  /** Title and h2 above a section: enough to tell two equal headings apart. */
  above: {weight: 1, lengthMatters: 0.4, joined: false},
} as const;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];
const fieldCount = fieldNames.length;
const contentField = fieldNames.indexOf('content');

/** A part of a name (`viewport` of `setViewportId`) is less than the word. */
const weightOfPart = 0.5;

/** How much a further occurrence adds; larger: the fields' weights tell more. */
const saturation = 2.5;

/** What a section must know of the query, as a share of what the best one does. */
const leastCoverage = 0.25;

/** So many of the best sections are looked at more closely. */
const mostRefined = 120;

type Section = {
  record: IndexedSection;
  page: number;
  /** Words in reading order by term id, title or heading first; not the text's. */
  stream: Int32Array;
  /** Words of the title or heading. */
  headingLength: number;
  /** Words of each field. */
  lengths: number[];
};

/** In a stream, where a field or an entry of a list ends: no words adjoin across it. */
const fieldEnd = -1;

/**
 * For each term where it stands and how often, one after the other: a place is
 * section * fieldCount + field, and may come again.
 */
type Counts = number[][];

/** The sections with a term, in order, and what it weighs there. */
type Postings = {sections: Uint32Array; weights: Float64Array};

/** A section on its way into the answer. */
type Candidate = {section: number; score: number; inHeading: boolean};

/** Term -> how many of its letters the reader typed; all of them unless begun. */
export type Matches = ReadonlyMap<string, number>;

export type Found = {
  /** Its number in the index. */
  section: number;
  record: IndexedSection;
  score: number;
  /** All that was asked for is in the section's title or heading. */
  inHeading: boolean;
};

export type Answer = {found: Found[]; matches: Matches};

/**
 * Answers queries from one index: that of a version, in one language. It is ready when it
 * is made, which takes the time of the whole index; no query changes it.
 */
export class SearchEngine {
  private readonly sections: Section[] = [];
  private readonly pageCount: number;
  private readonly vocabulary = new Vocabulary();
  private readonly postings: Postings[];
  /** Term -> how it is written, for names with capitals. */
  private readonly spellings = new Map<string, string>();
  /** By section, the best match of the word that is scored; zeros between words. */
  private readonly bestScores: Float64Array;
  private readonly bestWorths: Float64Array;

  constructor(index: IndexFile) {
    const pages = new Map<string, number>();
    const counts: Counts = [];
    for (const record of unpackSections(index)) {
      const address = record.url.split('#')[0]!;
      const page = pages.get(address) ?? pages.size;
      pages.set(address, page);
      this.add(record, page, counts);
    }
    forEachWord(index, (word, sections, howOften) =>
      this.addWord(word, sections, howOften, counts),
    );
    this.pageCount = pages.size;
    this.postings = weigh(counts, this.sections);
    this.bestScores = new Float64Array(this.sections.length);
    this.bestWorths = new Float64Array(this.sections.length);
    this.vocabulary.complete();
  }

  private add(record: IndexedSection, page: number, counts: Counts): void {
    const section = this.sections.length;
    const stream: number[] = [];
    const lengths: number[] = [];
    const count = (term: string, field: number, amount: number) => {
      const id = this.vocabulary.add(term);
      this.count(id, section * fieldCount + field, amount, counts);
      return id;
    };
    textsOf(record).forEach((text, field) => {
      const {joined} = fields[fieldNames[field]!];
      let length = 0;
      let previous: Word | undefined;
      let before: string[] = [];
      for (const word of wordsOf(text)) {
        const {raw, key} = word;
        if (text.slice(previous?.end ?? 0, word.start).includes(entryEnd)) {
          stream.push(fieldEnd);
          before = [];
        }
        if (previous && isDotted(text, previous, word)) {
          const pair = this.vocabulary.addPair(pairOf(previous.key, key));
          this.count(pair, section * fieldCount + field, 1, counts);
        }
        previous = word;
        length++;
        stream.push(count(key, field, 1));
        for (const part of partsOf(raw)) {
          this.keepSpelling(raw, key);
          count(part, field, weightOfPart);
        }
        if (joined) {
          before.forEach((_, i) =>
            count(before.slice(i).join('') + key, field, 1),
          );
          before = [...before, key].slice(-2);
        }
      }
      if (length > 0) {
        stream.push(fieldEnd);
      }
      lengths.push(length);
    });
    this.sections.push({
      record,
      page,
      stream: Int32Array.from(stream),
      headingLength: Math.max(0, stream.indexOf(fieldEnd)),
      lengths,
    });
  }

  /** A word of the texts, or a dotted name. */
  private addWord(
    entry: string,
    sections: readonly number[],
    howOften: readonly number[],
    counts: Counts,
  ): void {
    const words = wordsOf(entry);
    const whole: number[] = [];
    const parts: number[] = [];
    words.forEach(({raw, key}, i) => {
      this.keepSpelling(raw, key);
      whole.push(this.vocabulary.add(key));
      if (key !== raw) {
        parts.push(...partsOf(raw).map((part) => this.vocabulary.add(part)));
      }
      if (i > 0) {
        whole.push(this.vocabulary.addPair(pairOf(words[i - 1]!.key, key)));
      }
    });
    sections.forEach((section, i) => {
      const amount = howOften[i]!;
      const place = section * fieldCount + contentField;
      for (const id of whole) {
        this.count(id, place, amount, counts);
      }
      for (const id of parts) {
        this.count(id, place, amount * weightOfPart, counts);
      }
      this.sections[section]!.lengths[contentField]! += amount * words.length;
    });
  }

  private keepSpelling(word: string, key: string): void {
    if (key !== word) {
      this.spellings.set(key, word);
    }
  }

  private count(
    id: number,
    place: number,
    amount: number,
    counts: Counts,
  ): void {
    (counts[id] ??= []).push(place, amount);
  }

  /** As `KnownWords` has it, for a prefix in lower case. */
  *beginningWith(prefix: string): Generator<[word: string, count: number]> {
    for (const id of this.vocabulary.withPrefix(prefix)) {
      const count = this.postings[id]!.sections.length;
      const term = this.vocabulary.terms[id]!;
      yield [this.spellings.get(term) ?? term, count];
    }
  }

  /** As `KnownWords` has it. */
  *misspeltAs(beginning: string): Generator<string> {
    const {begun, oneEdit, twoEdits} = this.vocabulary.guess(beginning);
    for (const id of [...begun, ...oneEdit, ...twoEdits]) {
      yield this.vocabulary.terms[id]!;
    }
  }

  /**
   * All sections that answer the query, the best first; none for a query without words.
   * Of a query of more than `longestQuery` characters the rest is not looked at.
   */
  search(query: string): Answer {
    const {words, names} = understand(
      query,
      this.vocabulary,
      (term) => this.postings[term]!.sections.length,
    );
    const scores = new Float64Array(this.sections.length);
    const covered = new Float64Array(this.sections.length);
    const pageScores = new Float64Array(this.pageCount);
    for (const word of words) {
      this.score(word, scores, covered, pageScores);
    }
    // Whole is more than apart, but who has the words apart lacks none of them.
    for (const name of names) {
      this.score(name, scores);
    }
    const candidates = this.candidates(scores, covered);
    this.refine(candidates, words);
    const found = this.inOrder(candidates, pageScores).map(
      ({section, score, inHeading}) => ({
        section,
        record: this.sections[section]!.record,
        score,
        inHeading,
      }),
    );
    return {found, matches: this.matchesOf(words)};
  }

  /** Adds what one word of the query says about each section and page. */
  private score(
    {terms, phrases, importance}: Omit<QueryWord, 'key'>,
    scores: Float64Array,
    covered?: Float64Array,
    pageScores?: Float64Array,
  ): void {
    const {bestScores, bestWorths} = this;
    const matched: number[] = [];
    const keep = (section: number, weight: number, worth: number) => {
      if (bestWorths[section] === 0) {
        matched.push(section);
      }
      const score = (worth * weight) / (weight + saturation);
      bestScores[section] = Math.max(bestScores[section]!, score);
      bestWorths[section] = Math.max(bestWorths[section]!, worth);
    };
    for (const [id, worth] of terms) {
      const {sections, weights} = this.postings[id]!;
      for (let i = 0; i < sections.length; i++) {
        keep(sections[i]!, weights[i]!, worth);
      }
    }
    for (const {places, worth} of phrases) {
      this.phraseWeights(places).forEach((weight, section) =>
        keep(section, weight, worth),
      );
    }
    let matching = 0;
    for (const section of matched) {
      matching += bestWorths[section]!;
    }
    const others = this.sections.length - matching;
    const rarity = importance * Math.log(1 + (others + 0.5) / (matching + 0.5));
    const onPage = new Map<number, number>();
    for (const section of matched) {
      const score = rarity * bestScores[section]!;
      scores[section]! += score;
      if (covered) {
        covered[section]! += rarity * bestWorths[section]!;
      }
      raise(onPage, this.sections[section]!.page, score);
      bestScores[section] = bestWorths[section] = 0;
    }
    if (pageScores) {
      onPage.forEach((score, page) => (pageScores[page]! += score));
    }
  }

  /** What words side by side weigh in a section: as much as the least of them. */
  private phraseWeights(places: (readonly number[])[]): Map<number, number> {
    const byPlace = places.map((ids) => {
      const heaviest = new Map<number, number>();
      for (const id of ids) {
        const {sections, weights} = this.postings[id]!;
        sections.forEach((section, i) => raise(heaviest, section, weights[i]!));
      }
      return heaviest;
    });
    const result = new Map<number, number>();
    byPlace[0]!.forEach((_, section) => {
      const least = Math.min(...byPlace.map((map) => map.get(section) ?? 0));
      if (least > 0 && sideBySide(this.sections[section]!.stream, places)) {
        result.set(section, least);
      }
    });
    return result;
  }

  /** The sections that know enough of the query, the best first. */
  private candidates(scores: Float64Array, covered: Float64Array): Candidate[] {
    const mostCovered = covered.reduce((most, one) => Math.max(most, one), 0);
    const candidates: Candidate[] = [];
    scores.forEach((score, section) => {
      const coverage = covered[section]! / mostCovered;
      // Much less than the best knows about: it only shares a word.
      if (score > 0 && coverage >= leastCoverage) {
        candidates.push({
          section,
          score: score * coverage,
          inHeading: false,
        });
      }
    });
    return candidates.sort(byScore);
  }

  /** What single words cannot say about a section: their order, and the heading. */
  private refine(candidates: Candidate[], words: QueryWord[]): void {
    const meanings = meaningsOf(words);
    const telling = words.flatMap(({importance}, i) =>
      importance === 1 ? [i] : [],
    );
    const wanted = new Set(telling.length > 0 ? telling : words.keys());
    for (const candidate of candidates.slice(0, mostRefined)) {
      const {stream, headingLength} = this.sections[candidate.section]!;
      if (words.length > 1) {
        const run = longestRun(stream, meanings);
        candidate.score *=
          1 + 0.6 * (Math.max(0, run - 1) / (words.length - 1));
      }
      const named = new Set<number>();
      let used = 0;
      for (const id of stream.subarray(0, headingLength)) {
        const meant = meanings.get(id)?.filter((i) => wanted.has(i)) ?? [];
        meant.forEach((i) => named.add(i));
        used += meant.length > 0 ? 1 : 0;
      }
      candidate.inHeading = named.size === wanted.size;
      // The more of the query is in the heading, and of the heading in the query.
      if (used > 0) {
        candidate.score *=
          1 + 0.6 * (named.size / wanted.size) * (used / headingLength);
      }
    }
    candidates.sort(byScore);
  }

  /**
   * A page with several good sections, or with all words somewhere, comes before one
   * with a single mention. Its best sections follow each other; the weaker ones come
   * after all pages.
   */
  private inOrder(
    candidates: Candidate[],
    pageScores: Float64Array,
  ): Candidate[] {
    const pages = new Map<number, Candidate[]>();
    for (const candidate of candidates) {
      const {page} = this.sections[candidate.section]!;
      const list = pages.get(page);
      if (list) {
        list.push(candidate);
      } else {
        pages.set(page, [candidate]);
      }
    }
    const ranked = [...pages].map(([page, list]) => {
      const [first, second, third] = list.map(({score}) => score);
      const {weight} = this.sections[list[0]!.section]!.record;
      const score =
        weight *
        (first! +
          0.3 * (second ?? 0) +
          0.1 * (third ?? 0) +
          0.3 * pageScores[page]!);
      return {page, list, score};
    });
    ranked.sort((a, b) => b.score - a.score || a.page - b.page);
    const front: Candidate[] = [];
    const back: Candidate[] = [];
    for (const {list} of ranked) {
      const good = list[0]!.score * 0.6;
      list.forEach((candidate, i) =>
        (i < 3 && candidate.score >= good ? front : back).push(candidate),
      );
    }
    return [...front, ...back];
  }

  private matchesOf(words: QueryWord[]): Matches {
    const matches = new Map<string, number>();
    for (const {key, terms, phrases, importance} of words) {
      if (importance < 1) {
        continue;
      }
      const ids = [
        ...terms.keys(),
        ...phrases.flatMap(({places}) => places.flat()),
      ];
      for (const id of ids) {
        const term = this.vocabulary.terms[id]!;
        raise(matches, term, term.startsWith(key) ? key.length : term.length);
      }
    }
    return matches;
  }
}

/** Parts the entries of a list within a text. */
const entryEnd = '|';
const list = (entries: readonly string[]) => entries.join(` ${entryEnd} `);

/** What is written in the fields, in their order; the text is not known here. */
function textsOf(record: IndexedSection): string[] {
  const {hierarchy, type, url} = record;
  const opensPage = type === 'lvl1';
  const texts: Record<Field, string> = {
    title: opensPage ? hierarchy.lvl1 : '',
    heading: opensPage ? '' : (hierarchy[type] ?? ''),
    keywords: list(record.keywords),
    path: opensPage ? list(new URL(url).pathname.split('/').slice(-2)) : '',
    description: record.description,
    content: '',
    above: opensPage
      ? hierarchy.lvl0
      : list([hierarchy.lvl1, type === 'lvl3' ? (hierarchy.lvl2 ?? '') : '']),
  };
  return fieldNames.map((name) => texts[name]);
}

/** Counts by field -> one weight a section, with the lengths of the fields in it. */
function weigh(counts: Counts, sections: readonly Section[]): Postings[] {
  const averages = fieldNames.map((_, field) => {
    const lengths = sections
      .map((section) => section.lengths[field]!)
      .filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  });
  /** By place, of one term; zeros between terms. */
  const amounts = new Float64Array(sections.length * fieldCount);
  return counts.map((counted) => {
    const inOrder: number[] = [];
    for (let i = 0; i < counted.length; i += 2) {
      const place = counted[i]!;
      if (amounts[place] === 0) {
        inOrder.push(place);
      }
      amounts[place]! += counted[i + 1]!;
    }
    inOrder.sort((a, b) => a - b);
    const places: number[] = [];
    const weights: number[] = [];
    for (const place of inOrder) {
      const amount = amounts[place]!;
      amounts[place] = 0;
      const section = Math.floor(place / fieldCount);
      const field = place % fieldCount;
      const {weight, lengthMatters} = fields[fieldNames[field]!];
      const length = sections[section]!.lengths[field]! / averages[field]!;
      const share =
        (weight * amount) / (1 - lengthMatters + lengthMatters * length);
      if (places[places.length - 1] === section) {
        weights[weights.length - 1]! += share;
      } else {
        places.push(section);
        weights.push(share);
      }
    }
    return {
      sections: Uint32Array.from(places),
      weights: Float64Array.from(weights),
    };
  });
}

const byScore = (a: Candidate, b: Candidate) =>
  b.score - a.score || a.section - b.section;

/** Term id -> the query's words that it stands for well enough to be read as them. */
function meaningsOf(words: QueryWord[]): Map<number, number[]> {
  const meanings = new Map<number, number[]>();
  words.forEach(({terms}, i) => {
    for (const [id, worth] of terms) {
      if (worth >= worthOfReading) {
        const meant = meanings.get(id);
        if (meant) {
          meant.push(i);
        } else {
          meanings.set(id, [i]);
        }
      }
    }
  });
  return meanings;
}

/** The most words of the query that stand in the text side by side, in order. */
function longestRun(
  stream: Int32Array,
  meanings: Map<number, number[]>,
): number {
  let longest = 0;
  /** Word of the query -> words in the run that ends with it at this place. */
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

function sideBySide(
  stream: Int32Array,
  places: (readonly number[])[],
): boolean {
  for (let at = 0; at + places.length <= stream.length; at++) {
    if (places.every((ids, i) => ids.includes(stream[at + i]!))) {
      return true;
    }
  }
  return false;
}
