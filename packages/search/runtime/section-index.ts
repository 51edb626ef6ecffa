/**
 * Index file -> what the engine ranks by: the sections, the vocabulary, and for each term
 * its postings.
 */
import {
  forEachTerm,
  unpackSections,
  type IndexedSection,
  type IndexFile,
} from '../format/index-format';
import {
  bigram,
  isDotted,
  splitCamelCase,
  tokenize,
  type Token,
} from '../format/words';
import {weighPostings, type FieldCounts, type Postings} from './bm25';
import {contentField, entrySeparator, fields, fieldTexts} from './fields';
import {Vocabulary} from './vocabulary';

/** A part of a name (`viewport` of `setViewportId`) matches less than the whole word. */
const partFrequency = 0.5;

/** Ends a field or list entry in a token stream: no phrase continues across it. */
const boundary = -1;

export type Section = {
  record: IndexedSection;
  /** Number of its page. */
  page: number;
  /** Term ids in reading order, title or heading first; without the content. */
  stream: Int32Array;
  /** Words of the title or heading. */
  headingLength: number;
  /** Words of each field. */
  fieldLengths: number[];
};

export class SectionIndex {
  readonly sections: Section[] = [];
  readonly pageCount: number;
  readonly vocabulary = new Vocabulary();
  /** By term id. */
  readonly postings: Postings[];
  /** Term -> how it is written, for names with capital letters. */
  private readonly spellings = new Map<string, string>();
  /** Terms that occur on a page as they are; the others are joined neighbors. */
  private readonly written = new Set<number>();
  /** By term id. */
  private readonly counts: FieldCounts[] = [];

  constructor(index: IndexFile) {
    const pages = new Map<string, number>();
    for (const record of unpackSections(index)) {
      const pageUrl = record.url.split('#')[0]!;
      const page = pages.get(pageUrl) ?? pages.size;
      pages.set(pageUrl, page);
      this.addSection(record, page);
    }
    forEachTerm(index, (term, sections, frequencies) =>
      this.addContentTerm(term, sections, frequencies),
    );
    this.pageCount = pages.size;
    this.postings = weighPostings(
      this.counts,
      this.sections.map(({fieldLengths}) => fieldLengths),
    );
    this.counts.length = 0;
    this.vocabulary.complete();
  }

  /** Whether a page contains the term itself. */
  isWritten(id: number): boolean {
    return this.written.has(id);
  }

  /** The term as the pages write it. */
  spelling(id: number): string {
    const term = this.vocabulary.terms[id]!;
    return this.spellings.get(term) ?? term;
  }

  private addSection(record: IndexedSection, page: number): void {
    const stream: number[] = [];
    const fieldLengths = fieldTexts(record).map((text, field) => {
      const length = this.addField(text, field, stream);
      if (length > 0) {
        stream.push(boundary);
      }
      return length;
    });
    this.sections.push({
      record,
      page,
      stream: Int32Array.from(stream),
      headingLength: Math.max(0, stream.indexOf(boundary)),
      fieldLengths,
    });
  }

  /** @returns the number of words */
  private addField(text: string, field: number, stream: number[]): number {
    const section = this.sections.length;
    const {joinsNeighbors} = fields[field]!;
    const count = (term: string, frequency = 1) => {
      const id = this.vocabulary.add(term);
      this.count(id, section, field, frequency);
      return id;
    };
    const tokens = tokenize(text);
    let previous: Token | undefined;
    let neighbors: string[] = [];
    for (const token of tokens) {
      const {raw, key} = token;
      if (
        text.slice(previous?.end ?? 0, token.start).includes(entrySeparator)
      ) {
        stream.push(boundary);
        neighbors = [];
      }
      if (previous && isDotted(text, previous, token)) {
        const id = this.vocabulary.addBigram(bigram(previous.key, key));
        this.count(id, section, field, 1);
      }
      previous = token;
      const id = count(key);
      stream.push(id);
      this.written.add(id);
      for (const part of splitCamelCase(raw)) {
        this.rememberSpelling(raw, key);
        this.written.add(count(part, partFrequency));
      }
      if (joinsNeighbors) {
        neighbors.forEach((_, i) => count(neighbors.slice(i).join('') + key));
        neighbors = [...neighbors, key].slice(-2);
      }
    }
    return tokens.length;
  }

  /** Adds a word of the content, or a dotted name. */
  private addContentTerm(
    entry: string,
    sections: readonly number[],
    frequencies: readonly number[],
  ): void {
    const tokens = tokenize(entry);
    const wholeWords: number[] = [];
    const parts: number[] = [];
    tokens.forEach(({raw, key}, i) => {
      this.rememberSpelling(raw, key);
      wholeWords.push(this.vocabulary.add(key));
      if (key !== raw) {
        parts.push(
          ...splitCamelCase(raw).map((part) => this.vocabulary.add(part)),
        );
      }
      if (i > 0) {
        wholeWords.push(
          this.vocabulary.addBigram(bigram(tokens[i - 1]!.key, key)),
        );
      }
    });
    for (const id of [...wholeWords, ...parts]) {
      this.written.add(id);
    }
    sections.forEach((section, i) => {
      const frequency = frequencies[i]!;
      for (const id of wholeWords) {
        this.count(id, section, contentField, frequency);
      }
      for (const id of parts) {
        this.count(id, section, contentField, frequency * partFrequency);
      }
      this.sections[section]!.fieldLengths[contentField]! +=
        frequency * tokens.length;
    });
  }

  private rememberSpelling(raw: string, key: string): void {
    if (key !== raw) {
      this.spellings.set(key, raw);
    }
  }

  private count(
    id: number,
    section: number,
    field: number,
    frequency: number,
  ): void {
    (this.counts[id] ??= []).push(section * fields.length + field, frequency);
  }
}
