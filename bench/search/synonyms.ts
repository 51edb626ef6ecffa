/**
 * Finds synonyms in the data file that no longer lead to any page. Rewording a page can
 * cause that, and no test query has to notice.
 */
import type {SearchRecord} from '@ohif-docs/search/format/record';
import {splitCamelCase, stem, tokenize} from '@ohif-docs/search/format/words';

export type Entry = {same?: string[]; from?: string[]; to?: string[]};

const stemsOf = (text: string) => tokenize(text).map(({key}) => stem(key));

/** The texts of which the engine knows the order of the words. */
const orderedTexts = ({
  hierarchy,
  keywords,
  description,
  url,
}: SearchRecord): string[] => [
  ...Object.values(hierarchy).filter((title) => title !== null),
  ...keywords,
  description,
  ...new URL(url).pathname.split('/'),
];

/**
 * The phrases that the engine cannot find on the pages of the records: a single word
 * nowhere, several words nowhere side by side in a title, heading, keyword, description
 * or address. One of several synonyms is enough.
 */
export function deadTargets(
  records: readonly SearchRecord[],
  entries: readonly Entry[],
): string[] {
  const words = new Set<string>();
  const phrases: string[] = [];
  for (const record of records) {
    const ordered = orderedTexts(record);
    phrases.push(...ordered.map((text) => ` ${stemsOf(text).join(' ')} `));
    const texts = [...ordered, record.content, ...record.identifiers];
    for (const {raw, key} of texts.flatMap(tokenize)) {
      for (const word of [key, ...splitCamelCase(raw)]) {
        words.add(stem(word));
      }
    }
  }
  const allPhrases = phrases.join('\n');
  const isKnown = (phrase: string) => {
    const stems = stemsOf(phrase);
    return stems.length === 1
      ? words.has(stems[0]!)
      : allPhrases.includes(` ${stems.join(' ')} `);
  };
  return entries.flatMap(({same = [], to = []}) => [
    ...to.filter((phrase) => !isKnown(phrase)),
    ...(same.length > 0 && !same.some(isKnown) ? [same.join(', ')] : []),
  ]);
}
