/**
 * All words of the pages, and the ways from what was typed to one of them: same stem,
 * same beginning, nearly the same letters.
 */
import {editDistance, lettersMissing, lettersOf} from './spelling';
import {stemOf} from '../shared/words';

/** Words that may be meant by a misspelt one, the likeliest kind first. */
type Guesses = {
  oneEdit: number[];
  /** Only where there is nothing nearer. */
  twoEdits: number[];
  /** Goes on behind what was typed, which has one letter wrong. */
  begun: number[];
  /** Has what was typed in it. */
  containing: number[];
};

/** Terms get their ids, from 0, in the order in which they are added. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  /** The pairs of dotted names. They are asked for by name, never guessed. */
  private readonly pairs = new Map<string, number>();
  /** Words and pairs, by id. */
  readonly terms: string[] = [];
  /** By word, its letters. */
  private readonly letters: number[] = [];
  private byStem: Map<string, number[]> | undefined;
  private sorted: number[] | undefined;

  /** The id of a term, which is new or known. */
  add(term: string): number {
    let id = this.ids.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.ids.set(term, id);
      this.terms.push(term);
      this.letters[id] = lettersOf(term);
      this.byStem = this.sorted = undefined;
    }
    return id;
  }

  get(term: string): number | undefined {
    return this.ids.get(term);
  }

  /** The id of a pair, which is new or known. */
  addPair(pair: string): number {
    let id = this.pairs.get(pair);
    if (id === undefined) {
      id = this.terms.length;
      this.pairs.set(pair, id);
      this.terms.push(pair);
    }
    return id;
  }

  getPair(pair: string): number | undefined {
    return this.pairs.get(pair);
  }

  /** All pairs that begin so, the pair itself among them. */
  pairsWithPrefix(prefix: string): number[] {
    return [...this.pairs]
      .filter(([pair]) => pair.startsWith(prefix))
      .map(([, id]) => id);
  }

  /** All terms are added: what the first search would wait for is made now. */
  complete(): void {
    this.stems();
    this.inOrder();
  }

  private stems(): Map<string, number[]> {
    if (!this.byStem) {
      this.byStem = new Map();
      for (const [term, id] of this.ids) {
        const stem = stemOf(term);
        const ids = this.byStem.get(stem);
        if (ids) {
          ids.push(id);
        } else {
          this.byStem.set(stem, [id]);
        }
      }
    }
    return this.byStem;
  }

  private inOrder(): number[] {
    this.sorted ??= [...this.ids.values()].sort((a, b) =>
      this.terms[a]! < this.terms[b]! ? -1 : 1,
    );
    return this.sorted;
  }

  /** All terms with the same stem, the word itself among them. */
  withStemOf(word: string): readonly number[] {
    return this.stems().get(stemOf(word)) ?? [];
  }

  /** All terms that begin so, the term itself among them. */
  withPrefix(prefix: string): number[] {
    const sorted = this.inOrder();
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

  guess(word: string): Guesses {
    const guesses: Guesses = {
      oneEdit: [],
      twoEdits: [],
      begun: [],
      containing: [],
    };
    if (word.length < 4 || /^\p{N}+$/u.test(word)) {
      return guesses;
    }
    const limit = word.length < 8 ? 1 : 2;
    const letters = lettersOf(word);
    this.ids.forEach((id, term) => {
      // An edit brings one letter at most. Of most terms this is all to be known.
      if (lettersMissing(letters, this.letters[id]!) > limit) {
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
        guesses.begun.push(id);
      }
    });
    if (guesses.oneEdit.length > 0) {
      guesses.twoEdits = [];
    }
    return guesses;
  }
}
