/** What a word that is on no page may mean. */
import {stem} from '../format/words';
import {isTerm, type Entry, type IndexParts} from './parts';
import {matchWeights, setMax, type QueryWord} from './query';
import {phoneticKey} from './sound';
import {editDistance} from './spelling';

type Guess = {key: string; weight: number};

export type Guesses = {
  /** The most likely ones first. */
  guesses: Guess[];
  /** The keys of the parts of the index in which they are, likewise. */
  keys: string[];
  /** Words that are at least similar, the nearest first. */
  spellings: string[];
};

/** Collects what is near a word. */
class Near {
  readonly guesses: Guess[] = [];
  /** Word -> how far it is away. */
  readonly spellings = new Map<string, number>();
  private readonly sound: string;

  constructor(private readonly word: QueryWord) {
    this.sound = phoneticKey(word.key);
  }

  /** @param count the larger, the more sections contain the term */
  consider(term: string, count: number, isWritten: boolean): void {
    const {key, isUnfinished} = this.word;
    const far = Math.ceil(key.length / 2);
    const edits = editDistance(key, term, far);
    if (edits <= (key.length < 8 ? 1 : 2)) {
      this.add(
        term,
        edits === 1 ? matchWeights.oneEdit : matchWeights.twoEdits,
      );
    } else if (term.length > key.length && term.endsWith(key)) {
      this.add(term, matchWeights.ending);
    } else if (
      isUnfinished &&
      key.length >= 5 &&
      editDistance(key, term, 1, true) <= 1
    ) {
      this.add(term, matchWeights.prefixWithEdit);
    }
    const soundsAlike = edits <= far && phoneticKey(term) === this.sound;
    if (isWritten && (soundsAlike || edits <= key.length / 3)) {
      // Of two that are as near, the one that is in more sections.
      this.spellings.set(term, (soundsAlike ? edits / 2 : edits) - count / 100);
    }
  }

  add(key: string, weight: number): void {
    this.guesses.push({key, weight});
  }

  /** With a likely one, the others count no more. */
  get likely(): Guess[] {
    const best = Math.max(0, ...this.guesses.map(({weight}) => weight));
    const distance = ({key}: Guess) => this.spellings.get(key) ?? Infinity;
    return this.guesses
      .filter(
        ({weight}) =>
          weight >= matchWeights.oneEdit || best < matchWeights.oneEdit,
      )
      .sort((a, b) => b.weight - a.weight || distance(a) - distance(b));
  }
}

/**
 * A word with a typo, two words in one, or the end of a longer name. If its first letters
 * are right, `entries` has it; if its last ones are, the endings do.
 *
 * @throws if the part of the endings cannot be loaded
 */
export async function guess(
  word: QueryWord,
  entries: readonly Entry[],
  parts: IndexParts,
): Promise<Guesses> {
  const {key} = word;
  if (key.length < 4 || /^\p{N}+$/u.test(key)) {
    return {guesses: [], keys: [], spellings: []};
  }
  const near = new Near(word);
  const known = entries.filter(
    (entry) =>
      (isTerm(entry) || entry.kind === 'synonym') &&
      entry.key.startsWith(key.charAt(0)),
  );
  known.forEach(({key: term, count, kind}) =>
    near.consider(term, Math.log2(count), kind === 'term'),
  );
  const endings = await parts.endings(parts.endingsPart(key));
  endings.forEach(({key: term, count}) => near.consider(term, count, true));
  for (let i = 3; i <= key.length - 3; i++) {
    const halves = [key.slice(0, i), key.slice(i)];
    const pair = halves.map(stem).join(' ');
    if (entries.some((one) => one.kind === 'pair' && one.key === pair)) {
      halves.forEach((half) => near.add(half, matchWeights.split));
    }
  }
  return {
    guesses: near.likely,
    keys: near.likely.map((one) => stem(one.key)),
    spellings: [...near.spellings]
      .sort((a, b) => a[1] - b[1])
      .map(([term]) => term),
  };
}

/** Adds the guesses to what a word may mean. */
export function addGuesses(
  {matches}: QueryWord,
  guesses: readonly Guess[],
  entries: readonly Entry[],
): void {
  const weights = new Map<string, number>();
  guesses.forEach(({key, weight}) => setMax(weights, key, weight));
  for (const entry of entries) {
    const weight = weights.get(entry.key);
    if (weight === undefined) {
      continue;
    }
    if (isTerm(entry)) {
      setMax(matches, entry, weight);
    } else if (entry.kind === 'synonym' && !entry.key.includes(' ')) {
      setMax(matches, entry, weight * matchWeights.synonym);
    }
  }
}
