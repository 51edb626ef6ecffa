/** What the reader typed -> its words, and which of them are worth a part of the index. */
import {splitCamelCase, stem, stopWords, tokenize} from '../format/words';
import type {Entry} from './parts';

/** Weight of a match by its kind; an exact match is 1. */
export const matchWeights = {
  inflected: 0.9,
  joined: 0.95,
  split: 0.9,
  synonym: 0.75,
  prefixOfLast: 0.8,
  prefixOfOther: 0.5,
  oneEdit: 0.8,
  twoEdits: 0.55,
  prefixWithEdit: 0.5,
  ending: 0.4,
} as const;

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

/** A longer query is cut: the rest would not change the results. */
const longestQuery = 600;
const maxWords = 40;

/** What differs from one occurrence of a message to the next: numbers, ids, hashes. */
const isNoise = (key: string) =>
  /^\d{5,}$/.test(key) ||
  /^.$/u.test(key) ||
  (/\d/.test(key) && /^[\da-f]{6,}$/.test(key));
/** Shorter queries are not pasted. */
const shortestMessage = 5;

export type QueryWord = {
  /** In lower case. */
  key: string;
  stem: string;
  /** 1, or less for stop words and generic verbs. */
  weight: number;
  isStop: boolean;
  /** The last word, which the reader may still be typing. */
  isUnfinished: boolean;
  /** Whether a page has it, or words that mean it. */
  isKnown: boolean;
  /** What it may mean, and how likely. */
  matches: Map<Entry, number>;
};

/** The words of a query. With `knows`, a name that it does not know is split into its parts. */
export function parseQuery(
  query: string,
  knows: (key: string, isUnfinished: boolean) => boolean = () => true,
): QueryWord[] {
  const text = query.slice(0, longestQuery);
  const tokens = tokenize(text).slice(0, maxWords);
  const isUnfinished = /[\p{L}\p{N}_$]$/u.test(text);
  const all = tokens.flatMap(({raw, key}, i) => {
    const isLast = isUnfinished && i === tokens.length - 1;
    const parts = knows(key, isLast) ? [] : splitCamelCase(raw);
    return parts.length > 0 ? parts : [key];
  });
  const telling =
    all.length < shortestMessage ? all : all.filter((key) => !isNoise(key));
  const keys = telling.length > 0 ? telling : all;
  const onlyStopWords = keys.every((key) => stopWords.has(key));
  const hasMainWord = keys.some(
    (key) => !stopWords.has(key) && !genericVerbs.has(key),
  );
  return keys.map((key, i): QueryWord => {
    const isStop = stopWords.has(key) && !onlyStopWords;
    const isGeneric = genericVerbs.has(key) && hasMainWord;
    return {
      key,
      stem: stem(key),
      weight: isStop ? stopWordWeight : isGeneric ? genericVerbWeight : 1,
      isStop,
      isUnfinished: isUnfinished && i === keys.length - 1,
      isKnown: false,
      matches: new Map(),
    };
  });
}

/** Words in the order in which they tell what is wanted: rare and long ones first. */
export function byImportance(
  words: readonly QueryWord[],
  common: readonly string[],
): QueryWord[] {
  const known = new Set(common);
  const importance = ({key, stem: root, weight, isUnfinished}: QueryWord) =>
    (known.has(root) ? 0 : 100) +
    (weight < 1 ? 0 : 50) +
    // The reader looks at what it finds.
    (isUnfinished ? 40 : 0) +
    (/\d/.test(key) ? 10 : key.length);
  return words
    .filter(({isStop, isUnfinished}) => !isStop || isUnfinished)
    .sort((a, b) => importance(b) - importance(a));
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
