/**
 * What the reader typed -> for each word, everything in the vocabulary that it may
 * mean, and how likely.
 */
import {synonymsBegun, synonymsIn, synonymsLike} from './synonyms';
import type {Vocabulary} from './vocabulary';
import {grammar, isDotted, pairOf, partsOf, wordsOf} from '../shared/words';

/** What a match is worth by its kind; typed exactly is 1. */
const worth = {
  inflected: 0.9,
  joined: 0.95,
  split: 0.9,
  synonym: 0.75,
  prefixOfLast: 0.8,
  prefixOfOther: 0.5,
  oneEdit: 0.8,
  twoEdits: 0.55,
  begunWithEdit: 0.5,
  containing: 0.4,
} as const;

/** A match worth so much counts as the word itself where words stand side by side. */
export const worthOfReading = worth.prefixOfOther;

const importanceOfGrammar = 0.2;

/** What one does with a thing says less than the thing: `write a panel`. */
const doing = new Set(
  (
    'add allow build change choose configure create define enable find give implement ' +
    'install keep let make need open put read remove run set setup show start stop switch ' +
    'turn use used using way write'
  ).split(' '),
);
const importanceOfDoing = 0.4;

/**
 * What a dotted name says beyond its words. As much as a word would be too much: the
 * page on a service is its answer, also where another one calls it.
 */
const importanceOfName = 0.4;

/** A longer query is cut: what follows would not change what is found. */
const longestQuery = 600;
const mostWords = 40;
/** Of many words with one beginning the commonest are taken. */
const mostPrefixes = 60;

export type QueryWord = {
  key: string;
  /** Term id -> worth of the match. */
  terms: Map<number, number>;
  /** Phrases that stand for the word: for each place, the ids that fit. */
  phrases: {places: (readonly number[])[]; worth: number}[];
  /** 1, or less for grammar and for what is done. */
  importance: number;
};

/**
 * The words of a query, at most `mostWords` of its first `longestQuery` characters, and
 * the dotted names in it that the pages have.
 *
 * @param frequencyOf in how many sections a term stands
 */
export function understand(
  query: string,
  vocabulary: Vocabulary,
  frequencyOf: (term: number) => number,
): {words: QueryWord[]; names: Omit<QueryWord, 'key'>[]} {
  const text = query.slice(0, longestQuery);
  const keys = typedWords(text, vocabulary);
  const isGrammar = keys.map((key) => grammar.has(key));
  const onlyGrammar = isGrammar.every(Boolean);
  const namesSomething = keys.some(
    (key) => !grammar.has(key) && !doing.has(key),
  );
  const isUnfinished = /[\p{L}\p{N}_$]$/u.test(text);
  const words = keys.map((key, i): QueryWord => ({
    key,
    terms: new Map(),
    phrases: [],
    importance:
      isGrammar[i] && !onlyGrammar
        ? importanceOfGrammar
        : doing.has(key) && namesSomething
          ? importanceOfDoing
          : 1,
  }));

  words.forEach((word) => addForms(word, vocabulary));
  words.forEach((word, i) => addJoined(word, words[i + 1], vocabulary));
  const understood = words.map(({terms}) => terms.size > 0);
  for (const {start, length, phrases} of synonymsIn(keys)) {
    for (let i = start; i < start + length; i++) {
      for (const phrase of phrases) {
        addPhrase(words[i]!, phrase, worth.synonym, vocabulary);
      }
      understood[i] = true;
    }
  }
  words.forEach((word, i) => {
    const isLast = isUnfinished && i === words.length - 1;
    if (isGrammar[i] && !onlyGrammar && !isLast) {
      return;
    }
    // Also where it is a word: whoever types `conf` has not finished `configuration`.
    const value = isLast ? worth.prefixOfLast : worth.prefixOfOther;
    const begins =
      (isLast || word.key.length >= 4) &&
      addPrefixes(word, value, vocabulary, frequencyOf);
    if (isLast) {
      for (const phrase of synonymsBegun(word.key)) {
        addPhrase(word, phrase, worth.synonym * worth.prefixOfLast, vocabulary);
      }
    }
    if (!understood[i] && !(isLast && begins)) {
      addGuesses(word, vocabulary);
      for (const phrase of synonymsLike(word.key)) {
        addPhrase(word, phrase, worth.synonym * worth.oneEdit, vocabulary);
      }
    }
  });
  return {words, names: typedNames(text, isUnfinished, vocabulary)};
}

/** Each two neighbours of a dotted name that stand so on a page, or the last begin so. */
function typedNames(
  text: string,
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): Omit<QueryWord, 'key'>[] {
  const typed = wordsOf(text).slice(0, mostWords);
  return typed.slice(1).flatMap((word, i) => {
    if (!isDotted(text, typed[i]!, word)) {
      return [];
    }
    const terms: QueryWord['terms'] = new Map();
    const pair = pairOf(typed[i]!.key, word.key);
    const exact = vocabulary.getPair(pair);
    if (exact !== undefined) {
      terms.set(exact, 1);
    }
    if (isUnfinished && i === typed.length - 2) {
      for (const id of vocabulary.pairsWithPrefix(pair)) {
        raise(terms, id, worth.prefixOfLast);
      }
    }
    return [{terms, phrases: [], importance: importanceOfName}];
  });
}

/** A name that no page has is looked for by its parts. */
function typedWords(text: string, vocabulary: Vocabulary): string[] {
  return wordsOf(text)
    .flatMap(({raw, key}) => {
      const parts = vocabulary.get(key) === undefined ? partsOf(raw) : [];
      return parts.length > 0 ? parts : [key];
    })
    .slice(0, mostWords);
}

function addForms({key, terms}: QueryWord, vocabulary: Vocabulary): void {
  for (const id of vocabulary.withStemOf(key)) {
    terms.set(id, worth.inflected);
  }
  const exact = vocabulary.get(key);
  if (exact !== undefined) {
    terms.set(exact, 1);
  }
}

/** Written as two words here, as one on the page. */
function addJoined(
  word: QueryWord,
  next: QueryWord | undefined,
  vocabulary: Vocabulary,
): void {
  if (next) {
    for (const id of vocabulary.withStemOf(word.key + next.key)) {
      raise(word.terms, id, worth.joined);
      raise(next.terms, id, worth.joined);
    }
  }
}

function addPhrase(
  word: QueryWord,
  phrase: readonly string[],
  value: number,
  vocabulary: Vocabulary,
): void {
  const places = phrase.map((key) => vocabulary.withStemOf(key));
  if (places.length === 1) {
    places[0]!.forEach((id) => raise(word.terms, id, value));
  } else if (places.every(({length}) => length > 0)) {
    word.phrases.push({places, worth: value});
  }
}

/** True where some word begins so. */
function addPrefixes(
  {key, terms}: QueryWord,
  value: number,
  vocabulary: Vocabulary,
  frequencyOf: (term: number) => number,
): boolean {
  const ids = vocabulary.withPrefix(key);
  ids
    .sort((a, b) => frequencyOf(b) - frequencyOf(a) || a - b)
    .slice(0, mostPrefixes)
    .forEach((id) => {
      const typed = key.length / vocabulary.terms[id]!.length;
      raise(terms, id, value * typed ** 0.2);
    });
  return ids.length > 0;
}

/** The word is on no page: two words in one, misspelt, or part of a longer name. */
function addGuesses(word: QueryWord, vocabulary: Vocabulary): void {
  const {key, terms} = word;
  for (let at = 3; at <= key.length - 3; at++) {
    const halves = [key.slice(0, at), key.slice(at)];
    addPhrase(word, halves, worth.split, vocabulary);
  }
  const {oneEdit, twoEdits, begun, containing} = vocabulary.guess(key);
  oneEdit.forEach((id) => raise(terms, id, worth.oneEdit));
  twoEdits.forEach((id) => raise(terms, id, worth.twoEdits));
  begun.forEach((id) => raise(terms, id, worth.begunWithEdit));
  containing.forEach((id) => raise(terms, id, worth.containing));
}

/** Sets the value unless the map has a higher one. */
export function raise<Key>(
  map: Map<Key, number>,
  key: Key,
  value: number,
): void {
  if (value > (map.get(key) ?? 0)) {
    map.set(key, value);
  }
}
