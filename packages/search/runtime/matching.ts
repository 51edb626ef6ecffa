/** The words of a query -> the entries of the index that they may mean, and how likely. */
import {backward, beginningOf} from '../format/index-format';
import {stem} from '../format/words';
import {addGuesses, guess} from './corrections';
import {isTerm, type Entry, type IndexParts} from './parts';
import {
  byImportance,
  matchWeights,
  parseQuery,
  setMax,
  type QueryWord,
} from './query';

/** Parts of the words that a query may need, and for words that are not in them. */
const maxParts = 5;
const maxExtraParts = 2;
/** The words that are corrected. */
const maxCorrected = 2;

export type Matched = {
  words: QueryWord[];
  /** All entries of the parts that the query needs. */
  entries: Entry[];
  /** For words that are on no page, by their keys: the nearest ones that are. */
  corrections: Map<string, string[]>;
  /** How many parts it needs. */
  filesUsed: number;
};

/** The parts of the words that a query needs. */
class NeededWords {
  private readonly loaded = new Map<number, Entry[]>();

  constructor(private readonly parts: IndexParts) {}

  /** @returns how many parts were loaded, at most `most`: those of the first keys */
  async load(keys: readonly string[], most: number): Promise<number> {
    const wanted = [...new Set(keys.map((key) => this.parts.wordsPart(key)))]
      .filter((part) => !this.loaded.has(part))
      .slice(0, most);
    await Promise.all(
      wanted.map(async (part) =>
        this.loaded.set(part, await this.parts.words(part)),
      ),
    );
    return wanted.length;
  }

  has(key: string): boolean {
    return this.loaded.has(this.parts.wordsPart(key));
  }

  get count(): number {
    return this.loaded.size;
  }

  /** In the same order, whichever part came first. */
  get entries(): Entry[] {
    return [...this.loaded]
      .sort((a, b) => a[0] - b[0])
      .flatMap(([, one]) => one);
  }
}

/** @throws if a part cannot be loaded */
export async function matchQuery(
  text: string,
  parts: IndexParts,
): Promise<Matched> {
  const needed = new NeededWords(parts);
  const keysOf = (words: readonly QueryWord[]) =>
    byImportance(words, parts.root.common).flatMap((word) =>
      word.isUnfinished ? [word.stem, word.key] : [word.stem],
    );
  const used = await needed.load(keysOf(parseQuery(text)), maxParts);
  const known = needed.entries.filter(isTerm);
  const words = parseQuery(
    text,
    (key, isUnfinished) =>
      !needed.has(key) ||
      known.some((entry) =>
        isUnfinished ? entry.key.startsWith(key) : entry.key === key,
      ),
  );
  await needed.load(keysOf(words), maxParts - used);
  addMatches(words, needed.entries);
  const unknown = words.filter(
    (word) => !word.isKnown && !word.isStop && needed.has(word.stem),
  );
  const corrections: Matched['corrections'] = new Map();
  let extra = maxExtraParts;
  for (const word of unknown.slice(0, maxCorrected)) {
    corrections.set(word.key, []);
    if (word.key.length < 4 || /^\p{N}+$/u.test(word.key)) {
      continue;
    }
    // In most cases it is one part, which is there.
    const beginning = beginningOf(word.stem);
    const similar = [beginning, `${beginning}\uffff`];
    extra -= await needed.load(similar, Math.min(extra, 1));
    await needed.load([backward(word.key)], 1);
    const near = guess(word, needed.entries);
    corrections.set(word.key, near.spellings);
    const keys = near.guesses.map(({key}) => stem(key));
    extra -= await needed.load(keys, Math.min(extra, 1));
    addGuesses(word, near.guesses, needed.entries);
  }
  return {
    words,
    entries: needed.entries,
    corrections,
    filesUsed: needed.count,
  };
}

/** Adds what the words mean as they are: forms, beginnings, synonyms, joined neighbors. */
function addMatches(
  words: readonly QueryWord[],
  entries: readonly Entry[],
): void {
  const byStem = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = entry.kind === 'synonym' ? `=${entry.stem}` : entry.stem;
    byStem.set(name, [...(byStem.get(name) ?? []), entry]);
  }
  const forms = (root: string) => (byStem.get(root) ?? []).filter(isTerm);
  words.forEach((word, i) => {
    const {key, stem: root, matches} = word;
    for (const entry of forms(root)) {
      setMax(matches, entry, entry.key === key ? 1 : matchWeights.inflected);
    }
    const next = words[i + 1];
    if (next) {
      for (const entry of forms(root + next.key).concat(
        forms(key + next.stem),
      )) {
        setMax(matches, entry, matchWeights.joined);
        setMax(next.matches, entry, matchWeights.joined);
      }
    }
    for (let n = 1; n <= longestSynonym && i + n <= words.length; n++) {
      const phrase = words.slice(i, i + n);
      const source = phrase.map((one) => one.stem).join(' ');
      for (const entry of byStem.get(`=${source}`) ?? []) {
        phrase.forEach((one) =>
          setMax(one.matches, entry, matchWeights.synonym),
        );
      }
    }
  });
  words.forEach((word) => {
    const {key, matches, isUnfinished, isStop} = word;
    word.isKnown = matches.size > 0;
    if (isUnfinished || (!isStop && key.length >= 4)) {
      addPrefixes(word, entries);
      word.isKnown ||= isUnfinished && matches.size > 0;
    }
  });
}

const longestSynonym = 4;

function addPrefixes(
  {key, matches, isUnfinished}: QueryWord,
  entries: readonly Entry[],
): void {
  const weight = isUnfinished
    ? matchWeights.prefixOfLast
    : matchWeights.prefixOfOther;
  for (const entry of entries) {
    if (entry.key === key) {
      if (entry.kind === 'prefix') {
        setMax(matches, entry, weight);
      }
    } else if (!entry.key.startsWith(key)) {
      continue;
    } else if (isTerm(entry)) {
      const typed = key.length / entry.key.length;
      setMax(matches, entry, weight * typed ** 0.2);
    } else if (
      entry.kind === 'synonym' &&
      isUnfinished &&
      key.length >= 4 &&
      !entry.key.includes(' ')
    ) {
      setMax(matches, entry, matchWeights.synonym * weight);
    }
  }
}
