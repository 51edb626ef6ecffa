/**
 * The parts of one index: each is fetched when a query first needs it, and kept. A part
 * that could not be fetched is asked for again.
 */
import {decodeGaps} from '../format/gap-encoding';
import {
  endingMark,
  entryEnd,
  nameEnd,
  partOf,
  unpackTexts,
  type IndexRoot,
  type PartKind,
  type ShownSection,
  type TextsPart,
  type WordsPart,
} from '../format/index-format';
import {decodedMatches} from '../format/posting';
import {stem} from '../format/words';

/** An entry of the words, with the sections that match it. */
export type Entry = {
  /** In lower case, without the mark of its kind. */
  key: string;
  stem: string;
  kind: 'term' | 'joined' | 'pair' | 'prefix' | 'synonym' | 'ending';
  sections: readonly number[];
  /** How well each of the sections matches, by its number in `sections`. */
  matchOf: (i: number) => {weight: number; share: number};
  /** In how many sections it is. */
  count: number;
  /** Words that a synonym stands for. */
  targets: readonly string[];
};

export const isTerm = ({kind}: Entry): boolean =>
  kind === 'term' || kind === 'joined';

/** The answer needs a part that was not fetched before. */
export class NotLoadedError extends Error {
  override name = 'NotLoadedError';
}

const kindsByMark: Record<string, Entry['kind']> = {
  '=': 'synonym',
  '+': 'joined',
  [endingMark]: 'ending',
};

function kindOf(name: string): Entry['kind'] {
  const kind = kindsByMark[name.charAt(0)];
  if (kind) {
    return kind;
  }
  if (name.endsWith('*')) {
    return 'prefix';
  }
  return name.includes(' ') ? 'pair' : 'term';
}

function entriesOf(part: WordsPart): Entry[] {
  let at = 0;
  const sections = part.sections.split(entryEnd);
  return part.names.split(nameEnd).map((name, i): Entry => {
    const kind = kindOf(name);
    const letters = name.replace(/^[=+<]|\*$/g, '').toLowerCase();
    const key = kind === 'ending' ? [...letters].reverse().join('') : letters;
    const numbers = decodeGaps(sections[i]!);
    const first = at;
    at += kind === 'pair' ? 0 : numbers.length;
    return {
      key,
      stem: kind === 'term' || kind === 'joined' ? stem(key) : key,
      kind,
      sections: numbers,
      matchOf: (n) => decodedMatches[part.matches.charCodeAt(first + n)]!,
      count: part.counts[i] ?? numbers.length,
      targets: part.targets[i]?.split(' ') ?? [],
    };
  });
}

export class IndexParts {
  private readonly loading = new Map<string, Promise<unknown>>();
  private readonly loaded = new Set<string>();
  private readonly mayLoad: boolean = true;

  constructor(
    readonly root: IndexRoot,
    /** Fetches and parses a part. */
    private readonly load: (kind: PartKind, part: number) => Promise<unknown>,
  ) {}

  /** The same parts, but one that was not loaded before rejects with a `NotLoadedError`. */
  withoutLoading(): IndexParts {
    return Object.create(this, {mayLoad: {value: false}}) as IndexParts;
  }

  wordsPart(key: string): number {
    return partOf(this.root.words, key);
  }

  textsPart(section: number): number {
    return partOf(this.root.texts, section);
  }

  words(part: number): Promise<Entry[]> {
    return this.part<WordsPart, Entry[]>('words', part, entriesOf);
  }

  /** A section as a result shows it. */
  async text(section: number): Promise<ShownSection> {
    const part = this.textsPart(section);
    const sections = await this.part('texts', part, (pages: TextsPart) =>
      unpackTexts(pages, this.root.origin),
    );
    return sections[section - this.root.texts[part]!]!;
  }

  private part<Stored, Part>(
    kind: PartKind,
    number: number,
    read: (stored: Stored) => Part,
  ): Promise<Part> {
    const name = `${kind} ${number}`;
    if (!this.mayLoad && !this.loaded.has(name)) {
      return Promise.reject(new NotLoadedError(`${name} is not loaded.`));
    }
    let part = this.loading.get(name) as Promise<Part> | undefined;
    if (!part) {
      part = this.load(kind, number).then((value) => {
        const content = read(value as Stored);
        this.loaded.add(name);
        return content;
      });
      part.catch(() => this.loading.delete(name));
      this.loading.set(name, part);
    }
    return part;
  }
}
