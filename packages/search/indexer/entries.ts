/** A collection -> the entries of an index's words, by their kind (`WordsPart`). */
import {backward, partOf} from '../format/index-format';
import {stem} from '../format/words';
import {weigh, type Collection, type Match} from './collect';
import {readSynonyms, type SynonymEntry} from './synonyms';

/** If more sections have a term, those that it matches best are listed. */
const maxListed = 600;
const maxSynonymSections = 200;
const maxPrefixSections = 300;
/** Words with the same mark and last letters are in one part: a typo is before them. */
const endingLength = 7;
/** If more terms have a prefix, those of the most sections are used. */
const maxPrefixTerms = 60;

export type Entry = {
  name: string;
  /** Entries are sorted by it: it begins with the stem of the first word. */
  key: string;
  matches: Match[];
  /** In how many sections it is, if those are not all listed. */
  count?: number;
  targets?: string;
};

const bestOf = (matches: readonly Match[], maximum: number): Match[] =>
  matches.length <= maximum
    ? [...matches]
    : [...matches]
        .sort((a, b) => b.weight - a.weight || a.section - b.section)
        .slice(0, maximum)
        .sort((a, b) => a.section - b.section);

/** Of several matches of a section, the best counts. */
function merged(lists: readonly (readonly Match[])[]): Match[] {
  const best = new Map<number, Match>();
  for (const match of lists.flat()) {
    const known = best.get(match.section);
    best.set(match.section, {
      section: match.section,
      weight: Math.max(match.weight, known?.weight ?? 0),
      share: Math.max(match.share, known?.share ?? 0),
    });
  }
  return [...best.values()].sort((a, b) => a.section - b.section);
}

export class Entries {
  /** In the order of their keys. */
  readonly sorted: Entry[];
  private readonly matches: Map<string, Match[]>;
  /** Of all terms, in order. */
  private readonly keys: string[];
  private readonly byStem = new Map<string, string[]>();

  constructor(
    private readonly collection: Collection,
    synonyms: readonly SynonymEntry[],
  ) {
    this.matches = weigh(collection);
    this.keys = [...this.matches.keys()].sort();
    for (const key of collection.terms.keys()) {
      const root = stem(key);
      this.byStem.set(root, [...(this.byStem.get(root) ?? []), key]);
    }
    this.sorted = [
      ...this.terms(),
      ...this.pairs(),
      ...this.synonyms(synonyms),
      ...this.endings(),
    ].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  private terms(): Entry[] {
    return [...this.collection.terms].map(([key, {spelling, isWritten}]) => {
      const all = this.matches.get(key)!;
      const matches = bestOf(all, maxListed);
      return {
        name: isWritten ? spelling : `+${key}`,
        key: stem(key),
        matches,
        count: matches.length < all.length ? all.length : undefined,
      };
    });
  }

  private pairs(): Entry[] {
    return [...this.collection.pairs].map(([name, sections]) => ({
      name,
      key: name.split(' ')[0]!,
      matches: [...sections]
        .sort((a, b) => a - b)
        .map((section) => ({section, weight: 0, share: 0})),
    }));
  }

  private synonyms(entries: readonly SynonymEntry[]): Entry[] {
    return [...readSynonyms(entries)].flatMap(([source, phrases]) => {
      const found = phrases.map((phrase) => this.ofPhrase(phrase));
      const matches = bestOf(merged(found), maxSynonymSections);
      const targets = phrases
        .flat()
        .flatMap((root) => this.byStem.get(root) ?? []);
      return matches.length > 0
        ? [
            {
              name: `=${source}`,
              key: source.split(' ')[0]!,
              matches,
              targets: [...new Set(targets)].join(' '),
            },
          ]
        : [];
    });
  }

  private endings(): Entry[] {
    return [...this.collection.terms]
      .filter(([key, {isWritten}]) => isWritten && /^[\p{L}_$]{4,}$/u.test(key))
      .map(([key]) => backward(key))
      .sort()
      .map((name) => ({name, key: name.slice(0, endingLength), matches: []}));
  }

  /** The sections that have a phrase, and the weight of its weakest word there. */
  ofPhrase(phrase: readonly string[]): Match[] {
    const words = phrase.map(
      (root) =>
        new Map(
          merged(
            (this.byStem.get(root) ?? []).map((key) => this.matches.get(key)!),
          ).map((match) => [match.section, match]),
        ),
    );
    const pairs = phrase
      .slice(1)
      .map((root, i) => this.collection.pairs.get(`${phrase[i]} ${root}`));
    return [...words[0]!.values()]
      .filter(
        ({section}) =>
          words.every((word) => word.has(section)) &&
          pairs.every((pair) => pair?.has(section)),
      )
      .map(({section}) => ({
        section,
        weight: Math.min(...words.map((word) => word.get(section)!.weight)),
        share: words.reduce((sum, word) => sum + word.get(section)!.share, 0),
      }));
  }

  /** All terms that begin with a prefix, as one entry. A longer term matches less. */
  prefix(prefix: string): Entry {
    const first = partOf(this.keys, prefix);
    const lists = this.keys
      // The term before may be less than the prefix.
      .slice(first, partOf(this.keys, `${prefix}\uffff`) + 1)
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({key, matches: this.matches.get(key)!}))
      .sort((a, b) => b.matches.length - a.matches.length)
      .slice(0, maxPrefixTerms)
      .map(({key, matches}) => {
        const typed = (prefix.length / key.length) ** 0.2;
        return matches.map((match) => ({
          ...match,
          weight: match.weight * typed,
        }));
      });
    return {
      name: `${prefix}*`,
      key: prefix,
      matches: bestOf(merged(lists), maxPrefixSections),
    };
  }
}
