/** What a word that is on no page may mean. */
import {stem} from '../format/words';
import {isTerm, type Entry, type IndexParts} from './parts';
import {matchWeights, setMax, type QueryWord} from './query';
import {continues, editDistance} from './spelling';

type Guess = {key: string; weight: number};

export type Guesses = {
  /** The most likely ones first. */
  guesses: Guess[];
  /** The keys of the parts of the index in which they are, likewise. */
  keys: string[];
  /** Words that are at least similar, the nearest first. */
  spellings: string[];
};

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
  const {key, isUnfinished} = word;
  if (key.length < 4 || /^\p{N}+$/u.test(key)) {
    return {guesses: [], keys: [], spellings: []};
  }
  const guesses: Guess[] = [];
  /** Word -> how far it is away: of two that are as far, the one in more sections is nearer. */
  const spellings = new Map<string, number>();
  const consider = (term: string, count: number, isWritten: boolean) => {
    const edits = editDistance(key, term);
    if (edits <= (key.length < 8 ? 1 : 2)) {
      const {oneEdit, twoEdits} = matchWeights;
      guesses.push({key: term, weight: edits === 1 ? oneEdit : twoEdits});
    } else if (term.length > key.length && term.endsWith(key)) {
      guesses.push({key: term, weight: matchWeights.ending});
    } else if (isUnfinished && key.length >= 5 && continues(key, term)) {
      guesses.push({key: term, weight: matchWeights.prefixWithEdit});
    }
    if (isWritten && edits <= key.length / 3) {
      spellings.set(term, edits - count / 100);
    }
  };
  entries
    .filter(
      (entry) =>
        (isTerm(entry) || entry.kind === 'synonym') &&
        entry.key.startsWith(key.charAt(0)),
    )
    .forEach((entry) =>
      consider(entry.key, Math.log2(entry.count), entry.kind === 'term'),
    );
  const endings = await parts.endings(parts.endingsPart(key));
  endings.forEach((one) => consider(one.key, one.count, true));
  for (let i = 3; i <= key.length - 3; i++) {
    const halves = [key.slice(0, i), key.slice(i)];
    const pair = halves.map(stem).join(' ');
    if (entries.some((one) => one.kind === 'pair' && one.key === pair)) {
      halves.forEach((half) =>
        guesses.push({key: half, weight: matchWeights.split}),
      );
    }
  }
  const best = Math.max(0, ...guesses.map(({weight}) => weight));
  const distance = (one: Guess) => spellings.get(one.key) ?? Infinity;
  // With a likely one, the others count no more.
  const likely = guesses
    .filter(
      ({weight}) =>
        weight >= matchWeights.oneEdit || best < matchWeights.oneEdit,
    )
    .sort((a, b) => b.weight - a.weight || distance(a) - distance(b));
  return {
    guesses: likely,
    keys: likely.map((one) => stem(one.key)),
    spellings: [...spellings].sort((a, b) => a[1] - b[1]).map(([term]) => term),
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
