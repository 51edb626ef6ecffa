/** Records -> an index, and the texts that are fetched when they are shown. */
import {
  anchorOf,
  formatVersion,
  mostCounted,
  wordEnd,
  type IndexFile,
  type PackedPage,
  type TextFile,
} from '../shared/index-format';
import {encodeNumbers} from '../shared/numbers';
import type {SearchRecord} from '../shared/record';
import {
  grammar,
  isDotted,
  pairOf,
  partsOf,
  wordsOf,
  type Word,
} from '../shared/words';

/**
 * A file of texts ends with the section that brings it over so many characters, be it
 * within a page: small, since a first answer may need one for each of its hits; not
 * smaller, since each is a request and compresses alone.
 */
const textFileSize = 8000;

export type PackedIndex = {
  /** But for the names of the files of texts. */
  index: Omit<IndexFile, 'texts'>;
  texts: TextFile[];
};

/**
 * @param records of one version and language, in the order of their pages
 * @throws if one is at another origin
 */
export function packRecords(
  records: readonly SearchRecord[],
  about: {language: string; tag: string; version: string; origin: string},
): PackedIndex {
  const categories: string[] = [];
  const pages = new Map<string, PackedPage>();
  const texts: TextFile[] = [];
  let last: {page: PackedPage; texts: TextFile; size: number} | undefined;
  for (const record of records) {
    const {origin, pathname, hash} = new URL(record.url);
    if (origin !== about.origin) {
      throw new Error(
        `Search record ${record.objectID} is at ${origin}, its index at ${about.origin}.`,
      );
    }
    const {lvl0, lvl1} = record.hierarchy;
    let page = pages.get(pathname);
    if (!page) {
      if (!categories.includes(lvl0)) {
        categories.push(lvl0);
      }
      page = {
        u: pathname,
        t: lvl1,
        c: categories.indexOf(lvl0),
        g: record.version === null ? 1 : undefined,
        k: record.keywords.join('\n') || undefined,
        d: record.description || undefined,
        w: record.weight === 1 ? undefined : record.weight,
        s: [],
      };
      pages.set(pathname, page);
    }
    const startsFile =
      !last || last.size > textFileSize || last.page.g !== page.g;
    if (startsFile) {
      texts.push([]);
    }
    last = {
      page,
      texts: texts[texts.length - 1]!,
      size: (startsFile ? 0 : last!.size) + record.content.length,
    };
    last.texts.push(record.content);
    page.s.push(packSection(record, page, decodeURIComponent(hash.slice(1))));
  }
  return {
    index: {
      format: formatVersion,
      ...about,
      categories,
      pages: [...pages.values()],
      ...packWords(records),
    },
    texts,
  };
}

function packSection(
  {type, hierarchy}: SearchRecord,
  page: PackedPage,
  anchor: string,
): PackedPage['s'][number] {
  if (type === 'lvl1') {
    return anchor ? {a: anchor} : {};
  }
  const heading = hierarchy[type] ?? '';
  const above = page.s.filter(({h, l}) => h !== undefined && !l).pop()?.h;
  return {
    h: heading,
    l: type === 'lvl3' ? 3 : undefined,
    a: anchor === anchorOf(heading) ? undefined : anchor,
    p:
      type === 'lvl3' && hierarchy.lvl2 !== (above ?? null)
        ? (hierarchy.lvl2 ?? '')
        : undefined,
  };
}

/** The words of texts and code, and where they stand. */
function packWords(
  records: readonly SearchRecord[],
): Pick<IndexFile, 'words' | 'places' | 'counts'> {
  const places = new Map<string, Map<number, number>>();
  records.forEach(({content, identifiers}, section) => {
    for (const word of indexedWords(`${content} ${identifiers.join(' ')}`)) {
      let counts = places.get(word);
      if (!counts) {
        counts = new Map<number, number>();
        places.set(word, counts);
      }
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
  });
  const words = [...places.keys()].sort();
  const placesOf = (word: string) => [...places.get(word)!.keys()];
  return {
    words: words.join(' '),
    places: words
      .map((word) =>
        encodeNumbers(
          placesOf(word).map((section, i, all) =>
            i === 0 ? section : section - all[i - 1]! - 1,
          ),
        ),
      )
      .join(wordEnd),
    counts: words
      .flatMap((word) => [...places.get(word)!.values()])
      .map((count) => Math.min(count, mostCounted))
      .join(''),
  };
}

/** The words of a text as the index has them: dotted names whole, no grammar. */
function indexedWords(text: string): string[] {
  const words: string[] = [];
  let before: Word | undefined;
  for (const word of wordsOf(text)) {
    if (grammar.has(word.key)) {
      // `this.setState` is `setState`.
      before = undefined;
      continue;
    }
    const written = partsOf(word.raw).length > 0 ? word.raw : word.key;
    words.push(
      before && isDotted(text, before, word)
        ? pairOf(words.pop()!, written)
        : written,
    );
    before = word;
  }
  return words;
}
