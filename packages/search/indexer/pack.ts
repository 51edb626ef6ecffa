/** Records -> the root of an index, and its parts. */
import {
  beginningOf,
  entryEnd,
  formatVersion,
  nameEnd,
  partOf,
  type EndingsPart,
  type IndexRoot,
  type PackedPage,
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
import type {SynonymEntry} from './synonyms';

/**
 * Target sizes of the parts, in characters. Small, because a query needs several; not
 * smaller, because each is a request, and compressed separately.
 */
const sizes = {words: 5200, endings: 5000, texts: 3600} as const;
/** A longer text is cut: the results show a few words of it. */
const longestText = 4000;

/** Terms in more than this share of the sections tell little. */
const commonShare = 0.06;

export type PackedIndex = {
  root: IndexRoot;
  words: WordsPart[];
  endings: EndingsPart[];
  texts: TextsPart[];
};

/**
 * @param records of one version and language: in the order of their pages, those of no
 *   version last
 * @throws if one is at another origin
 */
export function packRecords(
  records: readonly SearchRecord[],
  about: {language: string; tag: string; version: string; origin: string},
  synonymEntries: readonly SynonymEntry[] = synonyms.entries,
): PackedIndex {
  for (const {url, objectID} of records) {
    const {origin} = new URL(url);
    if (origin !== about.origin) {
      throw new Error(
        `Search record ${objectID} is at ${origin}, its index at ${about.origin}.`,
      );
    }
  }
  const collection = new Collection(records);
  const entries = new Entries(collection, synonymEntries);
  const words = packWords(entries);
  const endings = packEndings(collection);
  const texts = packTexts(records);
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const {pathname} = new URL(record.url);
    pages.set(pathname, [...(pages.get(pathname) ?? []), record]);
  }
  const firstSections = [...pages.values()].map(([first]) => first!);
  const firstShared = firstSections.findIndex(({version}) => version === null);
  return {
    root: {
      format: formatVersion,
      ...about,
      pages: [...pages.values()].map(({length}) => length),
      weights: firstSections.map(({weight}) => weight),
      firstShared: firstShared < 0 ? firstSections.length : firstShared,
      words: words.starts,
      endings: endings.starts,
      texts: texts.starts,
      common: commonStems(entries, records.length),
    },
    words: words.parts,
    endings: endings.parts,
    texts: texts.parts,
  };
}

function commonStems({sorted}: Entries, sections: number): string[] {
  return [
    ...new Set(
      sorted
        .filter(
          ({name, count, matches}) =>
            !/[ =*+]/.test(name) &&
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
    for (let n = 1; n <= key.length && key[n - 1] === before[n - 1]; n++) {
      prefixes.add(key.slice(0, n));
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

/** The key of a word in the endings. */
const backward = (word: string) => [...word].reverse().join('');
/** Words with these last letters are in one part, so that a typo before them is found there. */
const ending = (key: string) => key.slice(0, 6);

function packEndings({terms}: Collection): {
  starts: string[];
  parts: EndingsPart[];
} {
  const words = [...terms]
    .filter(([key, {isWritten}]) => isWritten && /^[\p{L}_$]{4,}$/u.test(key))
    .map(([key, {places}]) => ({
      key: backward(key),
      word: key,
      count: Math.min(9, Math.round(Math.log2(places.size))),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const parts = divide(
    words,
    ({key}) => ending(key),
    ({word}) => word.length + 2,
    sizes.endings,
  );
  return {
    starts: parts.map(([first], i) => (i === 0 ? '' : ending(first!.key))),
    parts: parts.map((part) => ({
      words: part.map(({word}) => word).join(nameEnd),
      counts: part.map(({count}) => count).join(''),
    })),
  };
}

function packTexts(records: readonly SearchRecord[]): {
  starts: number[];
  parts: TextsPart[];
} {
  const starts: number[] = [];
  const parts: TextsPart[] = [];
  let size = Infinity;
  let page: PackedPage | undefined;
  records.forEach(({url, type, hierarchy, content}, section) => {
    const {pathname, hash} = new URL(url);
    const {lvl0: c, lvl1: t, lvl2, lvl3} = hierarchy;
    const x = content.slice(0, longestText);
    if (size + x.length / 2 > sizes.texts) {
      starts.push(section);
      parts.push([]);
      page = undefined;
      size = 0;
    }
    if (page?.u !== pathname) {
      page = {u: pathname, t, c, s: []};
      parts.at(-1)!.push(page);
      size += pathname.length + t.length;
    }
    const headings = {lvl1: [], lvl2: [lvl2], lvl3: [lvl2, lvl3]}[type];
    page.s.push({
      a: decodeURIComponent(hash.slice(1)),
      h: headings.map((heading) => heading ?? ''),
      x,
    });
    size += x.length + 40;
  });
  return {starts, parts};
}
