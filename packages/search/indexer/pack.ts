/** Records -> an index, and the texts that are fetched when they are shown. */
import {
  anchorOf,
  formatVersion,
  maxFrequency,
  wordEnd,
  type IndexFile,
  type PackedPage,
  type TextFile,
} from '../format/index-format';
import {encodeGaps} from '../format/gap-encoding';
import type {SearchRecord} from '../format/record';
import {
  bigram,
  isDotted,
  splitCamelCase,
  stopWords,
  tokenize,
  type Token,
} from '../format/words';

/**
 * Target size of a text chunk in characters; a chunk may end in the middle of a page. Small,
 * because the first results may need one chunk for each hit; not smaller, because each is a
 * request, and compressed separately.
 */
const textChunkSize = 5000;

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
      !last || last.size > textChunkSize || last.page.g !== page.g;
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

/** The words of texts and code, and their postings. */
function packWords(
  records: readonly SearchRecord[],
): Pick<IndexFile, 'words' | 'postings' | 'termFrequencies'> {
  const postings = new Map<string, Map<number, number>>();
  records.forEach(({content, identifiers}, section) => {
    for (const word of indexedWords(`${content} ${identifiers.join(' ')}`)) {
      let frequencies = postings.get(word);
      if (!frequencies) {
        frequencies = new Map<number, number>();
        postings.set(word, frequencies);
      }
      frequencies.set(section, (frequencies.get(section) ?? 0) + 1);
    }
  });
  const words = [...postings.keys()].sort();
  return {
    words: words.join(' '),
    postings: words
      .map((word) => encodeGaps([...postings.get(word)!.keys()]))
      .join(wordEnd),
    termFrequencies: words
      .flatMap((word) => [...postings.get(word)!.values()])
      .map((frequency) => Math.min(frequency, maxFrequency))
      .join(''),
  };
}

/** The words of a text as the index has them: dotted names whole, no stop words. */
function indexedWords(text: string): string[] {
  const words: string[] = [];
  let previous: Token | undefined;
  for (const word of tokenize(text)) {
    if (stopWords.has(word.key)) {
      // `this.setState` is `setState`.
      previous = undefined;
      continue;
    }
    const written = splitCamelCase(word.raw).length > 0 ? word.raw : word.key;
    words.push(
      previous && isDotted(text, previous, word)
        ? bigram(words.pop()!, written)
        : written,
    );
    previous = word;
  }
  return words;
}
