/**
 * What the reader typed -> for each word, every term of the vocabulary that it may mean,
 * and how likely.
 */
import {
  bigram,
  isDotted,
  splitCamelCase,
  stopWords,
  tokenize,
} from '../format/words';
import {synonymsBegun, synonymsIn, synonymsLike} from './synonyms';
import type {Vocabulary} from './vocabulary';

/** Weight of a match by its kind; an exact match is 1. */
const matchWeights = {
  inflected: 0.9,
  joined: 0.95,
  split: 0.9,
  synonym: 0.75,
  prefixOfLast: 0.8,
  prefixOfOther: 0.5,
  oneEdit: 0.8,
  twoEdits: 0.55,
  prefixWithEdit: 0.5,
  containing: 0.4,
} as const;

/** A match with at least this weight can continue a phrase. */
export const minPhraseMatch = matchWeights.prefixOfOther;

const stopWordWeight = 0.2;

/** Generic verbs weigh less than nouns: `write a panel`. */
const genericVerbs = new Set(
  (
    'add allow build change choose configure create define enable find give implement ' +
    'install keep let make need open put read remove run set setup show start stop switch ' +
    'turn use used using way write'
  ).split(' '),
);
const genericVerbWeight = 0.4;

/**
 * Weight of a dotted name in addition to its words. Less than a word: the page about a
 * service should come before pages that only call it.
 */
const dottedNameWeight = 0.4;

/** A longer query is cut: the rest would not change the results. */
const longestQuery = 600;
const maxWords = 40;
/** If more terms have a prefix, the most frequent ones are used. */
const maxPrefixMatches = 60;

/** The matches of a word or dotted name of the query. */
export type QueryTerm = {
  /** Term id -> match weight. */
  matches: Map<number, number>;
  /** Phrases that match it: for each position, the ids of the terms that fit. */
  phrases: {positions: (readonly number[])[]; matchWeight: number}[];
  /** 1, or less for stop words, generic verbs, and dotted names. */
  termWeight: number;
};

export type QueryWord = QueryTerm & {key: string};

/**
 * The words of a query, at most `maxWords` of its first `longestQuery` characters, and
 * its dotted names.
 *
 * @param frequencyOf the number of sections that contain a term
 */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  frequencyOf: (term: number) => number,
): {words: QueryWord[]; names: QueryTerm[]} {
  const text = query.slice(0, longestQuery);
  const keys = typedWords(text, vocabulary);
  const isStopWord = keys.map((key) => stopWords.has(key));
  const onlyStopWords = isStopWord.every(Boolean);
  const hasMainWord = keys.some(
    (key) => !stopWords.has(key) && !genericVerbs.has(key),
  );
  const isUnfinished = /[\p{L}\p{N}_$]$/u.test(text);
  const words = keys.map((key, i): QueryWord => ({
    key,
    matches: new Map(),
    phrases: [],
    termWeight:
      isStopWord[i] && !onlyStopWords
        ? stopWordWeight
        : genericVerbs.has(key) && hasMainWord
          ? genericVerbWeight
          : 1,
  }));

  words.forEach((word) => addForms(word, vocabulary));
  words.forEach((word, i) => addJoined(word, words[i + 1], vocabulary));
  const isKnown = words.map(({matches}) => matches.size > 0);
  for (const {start, length, phrases} of synonymsIn(keys)) {
    for (let i = start; i < start + length; i++) {
      for (const phrase of phrases) {
        addPhrase(words[i]!, phrase, matchWeights.synonym, vocabulary);
      }
      isKnown[i] = true;
    }
  }
  words.forEach((word, i) => {
    const isLast = isUnfinished && i === words.length - 1;
    if (isStopWord[i] && !onlyStopWords && !isLast) {
      return;
    }
    // Also for a complete word: `conf` may be the start of `configuration`.
    const matchWeight = isLast
      ? matchWeights.prefixOfLast
      : matchWeights.prefixOfOther;
    const hasPrefixMatches =
      (isLast || word.key.length >= 4) &&
      addPrefixes(word, matchWeight, vocabulary, frequencyOf);
    if (isLast) {
      for (const phrase of synonymsBegun(word.key)) {
        addPhrase(
          word,
          phrase,
          matchWeights.synonym * matchWeights.prefixOfLast,
          vocabulary,
        );
      }
    }
    if (!isKnown[i] && !(isLast && hasPrefixMatches)) {
      addGuesses(word, vocabulary);
      for (const phrase of synonymsLike(word.key)) {
        addPhrase(
          word,
          phrase,
          matchWeights.synonym * matchWeights.oneEdit,
          vocabulary,
        );
      }
    }
  });
  return {words, names: typedNames(text, isUnfinished, vocabulary)};
}

/** Each two neighbors of a dotted name; the last one may be a prefix. */
function typedNames(
  text: string,
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): QueryTerm[] {
  const typed = tokenize(text).slice(0, maxWords);
  return typed.slice(1).flatMap((word, i) => {
    if (!isDotted(text, typed[i]!, word)) {
      return [];
    }
    const matches: QueryTerm['matches'] = new Map();
    const pair = bigram(typed[i]!.key, word.key);
    const exact = vocabulary.getBigram(pair);
    if (exact !== undefined) {
      matches.set(exact, 1);
    }
    if (isUnfinished && i === typed.length - 2) {
      for (const id of vocabulary.bigramsWithPrefix(pair)) {
        setMax(matches, id, matchWeights.prefixOfLast);
      }
    }
    return [{matches, phrases: [], termWeight: dottedNameWeight}];
  });
}

/** A name that no page contains is searched for by its parts. */
function typedWords(text: string, vocabulary: Vocabulary): string[] {
  return tokenize(text)
    .flatMap(({raw, key}) => {
      const parts =
        vocabulary.get(key) === undefined ? splitCamelCase(raw) : [];
      return parts.length > 0 ? parts : [key];
    })
    .slice(0, maxWords);
}

function addForms({key, matches}: QueryWord, vocabulary: Vocabulary): void {
  for (const id of vocabulary.withStemOf(key)) {
    matches.set(id, matchWeights.inflected);
  }
  const exact = vocabulary.get(key);
  if (exact !== undefined) {
    matches.set(exact, 1);
  }
}

/** Two words in the query, one on the page. */
function addJoined(
  word: QueryWord,
  next: QueryWord | undefined,
  vocabulary: Vocabulary,
): void {
  if (next) {
    for (const id of vocabulary.withStemOf(word.key + next.key)) {
      setMax(word.matches, id, matchWeights.joined);
      setMax(next.matches, id, matchWeights.joined);
    }
  }
}

function addPhrase(
  word: QueryWord,
  phrase: readonly string[],
  matchWeight: number,
  vocabulary: Vocabulary,
): void {
  const positions = phrase.map((key) => vocabulary.withStemOf(key));
  if (positions.length === 1) {
    positions[0]!.forEach((id) => setMax(word.matches, id, matchWeight));
  } else if (positions.every(({length}) => length > 0)) {
    word.phrases.push({positions, matchWeight});
  }
}

/** @returns whether any term starts with the word */
function addPrefixes(
  {key, matches}: QueryWord,
  matchWeight: number,
  vocabulary: Vocabulary,
  frequencyOf: (term: number) => number,
): boolean {
  const ids = vocabulary.withPrefix(key);
  ids
    .sort((a, b) => frequencyOf(b) - frequencyOf(a) || a - b)
    .slice(0, maxPrefixMatches)
    .forEach((id) => {
      const typed = key.length / vocabulary.terms[id]!.length;
      setMax(matches, id, matchWeight * typed ** 0.2);
    });
  return ids.length > 0;
}

/** No page contains the word: two words in one, a typo, or part of a longer name. */
function addGuesses(word: QueryWord, vocabulary: Vocabulary): void {
  const {key, matches} = word;
  for (let i = 3; i <= key.length - 3; i++) {
    const halves = [key.slice(0, i), key.slice(i)];
    addPhrase(word, halves, matchWeights.split, vocabulary);
  }
  const {oneEdit, twoEdits, prefix, containing} = vocabulary.guess(key);
  oneEdit.forEach((id) => setMax(matches, id, matchWeights.oneEdit));
  twoEdits.forEach((id) => setMax(matches, id, matchWeights.twoEdits));
  prefix.forEach((id) => setMax(matches, id, matchWeights.prefixWithEdit));
  containing.forEach((id) => setMax(matches, id, matchWeights.containing));
}

/** Sets the value unless the map has a higher one. */
export function setMax<Key>(
  map: Map<Key, number>,
  key: Key,
  value: number,
): void {
  if (value > (map.get(key) ?? 0)) {
    map.set(key, value);
  }
}
