/**
 * All terms of an index, and lookups by stem, prefix, and similar spelling or sound.
 */
import {phoneticKey} from './sound';
import {editDistance, countMissingLetters, letterMask} from './spelling';
import {stem} from '../format/words';

/** Terms that a word with a typo may mean, the most likely kind first. */
type Guesses = {
  oneEdit: number[];
  /** Only if there are none with one edit. */
  twoEdits: number[];
  /** The word is a prefix of these, with one edit. */
  prefix: number[];
  /** These contain the word. */
  containing: number[];
};

/** Terms get their ids, from 0, in the order in which they are added. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  /** Bigrams of dotted names. They only match exactly or by prefix. */
  private readonly bigrams = new Map<string, number>();
  /** Words and bigrams, by id. */
  readonly terms: string[] = [];
  /** Letter mask of each word, by id. */
  private readonly letters: number[] = [];
  private byStem: Map<string, number[]> | undefined;
  private sorted: number[] | undefined;

  /** Adds a term unless it is known, and returns its id. */
  add(term: string): number {
    let id = this.ids.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.ids.set(term, id);
      this.terms.push(term);
      this.letters[id] = letterMask(term);
      this.byStem = this.sorted = undefined;
    }
    return id;
  }

  get(term: string): number | undefined {
    return this.ids.get(term);
  }

  /** Adds a bigram unless it is known, and returns its id. */
  addBigram(term: string): number {
    let id = this.bigrams.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.bigrams.set(term, id);
      this.terms.push(term);
    }
    return id;
  }

  getBigram(pair: string): number | undefined {
    return this.bigrams.get(pair);
  }

  /** All bigrams with the prefix, including the prefix itself. */
  bigramsWithPrefix(prefix: string): number[] {
    return [...this.bigrams]
      .filter(([pair]) => pair.startsWith(prefix))
      .map(([, id]) => id);
  }

  /** Call after the last `add`: builds the lookups that the first search would wait for. */
  complete(): void {
    this.stems();
    this.sortedIds();
  }

  private stems(): Map<string, number[]> {
    if (!this.byStem) {
      this.byStem = new Map();
      for (const [term, id] of this.ids) {
        const key = stem(term);
        const ids = this.byStem.get(key);
        if (ids) {
          ids.push(id);
        } else {
          this.byStem.set(key, [id]);
        }
      }
    }
    return this.byStem;
  }

  private sortedIds(): number[] {
    this.sorted ??= [...this.ids.values()].sort((a, b) =>
      this.terms[a]! < this.terms[b]! ? -1 : 1,
    );
    return this.sorted;
  }

  /** All terms with the same stem, including the word itself. */
  withStemOf(word: string): readonly number[] {
    return this.stems().get(stem(word)) ?? [];
  }

  /** All terms with the prefix, including the prefix itself. */
  withPrefix(prefix: string): number[] {
    const sorted = this.sortedIds();
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.terms[sorted[middle]!]! < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    let end = low;
    while (
      end < sorted.length &&
      this.terms[sorted[end]!]!.startsWith(prefix)
    ) {
      end++;
    }
    return sorted.slice(low, end);
  }

  /**
   * The most likely corrections of a word that no page contains and that `guess` does not
   * find either: the nearest first, at most `most`.
   *
   * @param isWritten whether a page contains the term itself
   */
  nearest(
    word: string,
    maximum: number,
    isWritten: (id: number) => boolean,
  ): number[] {
    const onlyLetters = /^\p{L}{4,}$/u;
    if (!onlyLetters.test(word)) {
      return [];
    }
    const sound = phoneticKey(word);
    const letters = letterMask(word);
    const bySpelling = Math.floor(word.length / 3);
    const bySound = Math.ceil(word.length / 2);
    const near: {id: number; distance: number}[] = [];
    this.ids.forEach((id, term) => {
      if (
        countMissingLetters(letters, this.letters[id]!) > bySound ||
        !onlyLetters.test(term) ||
        !isWritten(id)
      ) {
        return;
      }
      const edits = editDistance(word, term, bySound);
      const soundsAlike =
        edits <= bySound && sound.length > 1 && phoneticKey(term) === sound;
      if (soundsAlike || edits <= bySpelling) {
        near.push({id, distance: soundsAlike ? edits / 2 : edits});
      }
    });
    near.sort((a, b) => a.distance - b.distance || a.id - b.id);
    // Anything much farther away than the nearest is unlikely to be meant.
    return near
      .filter(({distance}) => distance < near[0]!.distance + 1)
      .slice(0, maximum)
      .map(({id}) => id);
  }

  guess(word: string): Guesses {
    const guesses: Guesses = {
      oneEdit: [],
      twoEdits: [],
      prefix: [],
      containing: [],
    };
    if (word.length < 4 || /^\p{N}+$/u.test(word)) {
      return guesses;
    }
    const limit = word.length < 8 ? 1 : 2;
    const letters = letterMask(word);
    this.ids.forEach((id, term) => {
      // An edit adds at most one letter, which rules out most terms cheaply.
      if (countMissingLetters(letters, this.letters[id]!) > limit) {
        return;
      }
      const edits = editDistance(word, term, limit);
      if (edits === 1) {
        guesses.oneEdit.push(id);
      } else if (edits === 2 && limit === 2) {
        guesses.twoEdits.push(id);
      } else if (term.includes(word)) {
        guesses.containing.push(id);
      } else if (
        word.length >= 5 &&
        term.length > word.length &&
        term.startsWith(word.charAt(0)) &&
        editDistance(word, term, 1, true) <= 1
      ) {
        guesses.prefix.push(id);
      }
    });
    if (guesses.oneEdit.length > 0) {
      guesses.twoEdits = [];
    }
    return guesses;
  }
}
