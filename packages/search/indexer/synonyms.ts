/** The data file of synonyms, by what a reader types. */
import {stem, stopWords, tokenize} from '../format/words';

export type SynonymEntry = {
  same?: string[];
  from?: string[];
  to?: string[];
  why: string;
};

/** The stems of a phrase. */
const stemsOf = (text: string): string[] =>
  tokenize(text).map(({key}) => stem(key));

/** Those of them that are no stop words, unless all are. */
export function tellingStems(text: string): string[] {
  const all = stemsOf(text);
  const telling = all.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * Stems of a phrase, separated by spaces -> its synonyms, as stems without stop words. A
 * phrase with the same stems as its synonym is left out: they are found together without it.
 */
export function readSynonyms(
  entries: readonly SynonymEntry[],
): Map<string, string[][]> {
  const byPhrase = new Map<string, string[][]>();
  const add = (from: string, to: string) => {
    const source = stemsOf(from).join(' ');
    const target = tellingStems(to);
    if (source !== target.join(' ')) {
      byPhrase.set(source, [...(byPhrase.get(source) ?? []), target]);
    }
  };
  for (const {same = [], from = [], to = []} of entries) {
    for (const one of same) {
      same.filter((other) => other !== one).forEach((other) => add(one, other));
    }
    for (const one of from) {
      to.forEach((other) => add(one, other));
    }
  }
  return byPhrase;
}
