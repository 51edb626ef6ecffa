/**
 * The synonyms of a query's words, from the data file.
 */
import data from '../format/synonyms.json';
import {editDistance} from './spelling';
import {stem, tokenize} from '../format/words';

type Entry = {same?: string[]; from?: string[]; to?: string[]; why: string};

/** A phrase of one or more words, by its stems. */
type Phrase = string[];

const phraseOf = (text: string): Phrase => tokenize(text).map(({key}) => key);

const stems = (phrase: Phrase) => phrase.map(stem).join(' ');

/** Stems of a phrase -> its synonyms. */
type Synonyms = {
  byPhrase: Map<string, Phrase[]>;
  /** Words of the longest phrase. */
  longest: number;
};

/**
 * The entries of the data file, by what a reader types. A phrase with the same stems as
 * its synonym is left out: they are found together without it.
 */
export function readSynonyms(entries: readonly Entry[]): Synonyms {
  const byPhrase = new Map<string, Phrase[]>();
  let longest = 1;
  const add = (from: string, to: string) => {
    const source = phraseOf(from);
    const target = phraseOf(to);
    if (stems(source) === stems(target)) {
      return;
    }
    longest = Math.max(longest, source.length);
    const key = stems(source);
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), target]);
  };
  for (const {same = [], from = [], to = []} of entries) {
    for (const one of same) {
      same.filter((other) => other !== one).forEach((other) => add(one, other));
    }
    for (const one of from) {
      to.forEach((other) => add(one, other));
    }
  }
  return {byPhrase, longest};
}

const synonyms = readSynonyms(data.entries);

/** The runs of words that have synonyms: where, how long, and which. */
export function synonymsIn(
  keys: readonly string[],
  {byPhrase, longest}: Synonyms = synonyms,
): {start: number; length: number; phrases: Phrase[]}[] {
  const found = [];
  const keyStems = keys.map(stem);
  for (let start = 0; start < keys.length; start++) {
    for (let length = 1; length <= longest; length++) {
      if (start + length > keys.length) {
        break;
      }
      const phrases = byPhrase.get(
        keyStems.slice(start, start + length).join(' '),
      );
      if (phrases) {
        found.push({start, length, phrases});
      }
    }
  }
  return found;
}

/** The phrases for a word that is misspelt: one letter away from a word with synonyms. */
export function synonymsLike(
  key: string,
  {byPhrase}: Synonyms = synonyms,
): Phrase[] {
  const keyStem = stem(key);
  return key.length < 5
    ? []
    : [...byPhrase]
        .filter(([source]) => editDistance(keyStem, source, 1) === 1)
        .flatMap(([, phrases]) => phrases);
}

/** The phrases for a word that is not finished: so begins a word with synonyms. */
export function synonymsBegun(
  key: string,
  {byPhrase}: Synonyms = synonyms,
): Phrase[] {
  return key.length < 4
    ? []
    : [...byPhrase]
        .filter(
          ([source]) =>
            source !== key && source.startsWith(key) && !source.includes(' '),
        )
        .flatMap(([, phrases]) => phrases);
}
