/** Records -> the root of an index, and its parts. */
import {
  beginningOf,
  endingMark,
  entryEnd,
  formatVersion,
  nameEnd,
  partOf,
  type IndexRoot,
  type TextsPart,
  type WordsPart,
} from '../format/index-format';
import {encodeGaps} from '../format/gap-encoding';
import {encodeMatch} from '../format/posting';
import synonyms from '../format/synonyms.json';
import type {SearchRecord} from '../format/record';
import {stopWords} from '../format/words';
import {Collection} from './collect';
import {Entries, type Entry} from './entries';

/**
 * Target sizes of the parts, in characters. Small, because a query needs several; not
 * smaller, because each is a request, and compressed separately.
 */
const sizes = {words: 5200, texts: 3600} as const;
/** A longer text is cut: the results show a few words of it. */
const longestText = 4000;

/** Terms in more than this share of the sections tell little. */
const commonShare = 0.06;

export type PackedIndex = {
  root: IndexRoot;
  words: WordsPart[];
  texts: TextsPart[];
};

/**
 * @param records of one version and language, in the order of their pages
 * @param origin scheme and host of their addresses
 * @throws if one is at another origin
 */
export function packRecords(
  records: readonly SearchRecord[],
  origin: string,
): PackedIndex {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const {origin: own, pathname} = new URL(record.url);
    if (own !== origin) {
      throw new Error(
        `Search record ${record.objectID} is at ${own}, its index at ${origin}.`,
      );
    }
    pages.set(pathname, [...(pages.get(pathname) ?? []), record]);
  }
  const entries = new Entries(new Collection(records), synonyms.entries);
  const words = packWords(entries);
  const texts = packTexts(records);
  return {
    root: {
      format: formatVersion,
      origin,
      pages: [...pages.values()].map(({length}) => length),
      weights: [...pages.values()].map(([first]) => first!.weight),
      words: words.starts,
      texts: texts.starts,
      common: commonStems(entries, records.length),
    },
    words: words.parts,
    texts: texts.parts,
  };
}

function commonStems({sorted}: Entries, sections: number): string[] {
  return [
    ...new Set(
      sorted
        .filter(
          ({name, count, matches}) =>
            !/[ =*+<]/.test(name) &&
            !stopWords.has(name) &&
            (count ?? matches.length) > commonShare * sections,
        )
        .map(({key}) => key),
    ),
  ];
}

/** Words with the same beginning are in one part if it does not become too large. */
const tooLarge = 1.25;

/**
 * Divides a sorted list where its key changes and a part is large enough: if possible, where
 * the first letters change, because a typo after them is looked for in one part.
 */
function divide<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  sizeOf: (item: Item) => number,
  target: number,
): Item[][] {
  const parts: Item[][] = [];
  let size = Infinity;
  let last: string | undefined;
  for (const item of items) {
    const key = keyOf(item);
    const isEnough =
      size >= target * tooLarge ||
      (size >= target && beginningOf(key) !== beginningOf(last ?? ''));
    if (isEnough && key !== last) {
      parts.push([]);
      size = 0;
    }
    parts[parts.length - 1]!.push(item);
    size += sizeOf(item);
    last = key;
  }
  return parts;
}

const isPair = ({name}: Entry) => name.includes(' ') && !name.startsWith('=');

function packWords(entries: Entries): {starts: string[]; parts: WordsPart[]} {
  const parts = divide(
    entries.sorted,
    ({key}) => key,
    (entry) =>
      entry.name.length +
      2 +
      entry.matches.length * (isPair(entry) ? 1.2 : 2.2),
    sizes.words,
  );
  const starts = parts.map(([first], i) => (i === 0 ? '' : first!.key));
  // A prefix with terms in two parts has an entry of its own, in the part where it belongs.
  const prefixes = new Set<string>();
  parts.slice(1).forEach((part, i) => {
    const before = parts[i]!.at(-1)!.key;
    const [{key}] = part as [Entry];
    let n = key.startsWith(endingMark) ? key.length : 0;
    while (n < key.length && key[n] === before[n]) {
      prefixes.add(key.slice(0, ++n));
    }
  });
  for (const prefix of prefixes) {
    parts[partOf(starts, prefix)]!.push(entries.prefix(prefix));
  }
  return {starts, parts: parts.map(packPart)};
}

function packPart(entries: readonly Entry[]): WordsPart {
  const counts: WordsPart['counts'] = {};
  const targets: WordsPart['targets'] = {};
  entries.forEach(({count, targets: words}, i) => {
    if (count !== undefined) {
      counts[i] = count;
    }
    if (words !== undefined) {
      targets[i] = words;
    }
  });
  return {
    names: entries.map(({name}) => name).join(nameEnd),
    sections: entries
      .map(({matches}) => encodeGaps(matches.map(({section}) => section)))
      .join(entryEnd),
    matches: entries
      .filter((entry) => !isPair(entry))
      .flatMap(({matches}) => matches)
      .map(({weight, share}) => encodeMatch(weight, share))
      .join(''),
    counts,
    targets,
  };
}

function packTexts(records: readonly SearchRecord[]): {
  starts: number[];
  parts: TextsPart[];
} {
  const starts: number[] = [];
  const parts: TextsPart[] = [];
  let size = Infinity;
  records.forEach(({url, hierarchy, content}, section) => {
    const {lvl0, lvl1, lvl2, lvl3} = hierarchy;
    const text = content.slice(0, longestText);
    if (size + text.length / 2 > sizes.texts) {
      starts.push(section);
      parts.push([]);
      size = 0;
    }
    const {pathname, hash} = new URL(url);
    parts.at(-1)!.push([pathname + hash, lvl0, lvl1, lvl2, lvl3, text]);
    size += text.length + 50;
  });
  return {starts, parts};
}
