/** What a word that is on no page may mean. */
import {stem} from '../format/words';
import {isTerm, type Entry} from './parts';
import {matchWeights, setMax, type QueryWord} from './query';
import {continues, editDistance} from './spelling';

type Guess = {key: string; weight: number};

/**
 * A word with a typo, two words in one, or the end of a longer name.
 *
 * @param entries of the parts in which it would be by its first letters, and by its last
 * @returns guesses, the most likely ones first, and words that are at least similar, the
 *   nearest first
 */
export function guess(
  {key, isUnfinished}: QueryWord,
  entries: readonly Entry[],
): {guesses: Guess[]; spellings: string[]} {
  const guesses: Guess[] = [];
  /**
   * Word -> how far it is away. The first letter is seldom wrong; of two that are as far, the
   * one in more sections is nearer.
   */
  const spellings = new Map<string, number>();
  const consider = ({key: term, count, kind}: Entry) => {
    const edits = editDistance(key, term);
    if (edits <= (key.length < 8 ? 1 : 2)) {
      const {oneEdit, twoEdits} = matchWeights;
      guesses.push({key: term, weight: edits === 1 ? oneEdit : twoEdits});
    } else if (term.length > key.length && term.endsWith(key)) {
      guesses.push({key: term, weight: matchWeights.ending});
    } else if (isUnfinished && key.length >= 5 && continues(key, term)) {
      guesses.push({key: term, weight: matchWeights.prefixWithEdit});
    }
    if (/term|ending/.test(kind) && edits <= key.length / 3) {
      const isLikely = term.startsWith(key.charAt(0));
      spellings.set(
        term,
        edits - Number(isLikely) - Math.log2(count + 1) / 100,
      );
    }
  };
  entries
    .filter(
      (entry) =>
        entry.kind === 'ending' ||
        ((isTerm(entry) || entry.kind === 'synonym') &&
          entry.key.startsWith(key.charAt(0))),
    )
    .forEach(consider);
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
