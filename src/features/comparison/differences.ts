/**
 * Compares the Markdown of a page with that of its other version: by block, then by sentence
 * (of a row of a table, by cell), then by word. Code is compared by line.
 */
import {diffArrays, structuredPatch} from 'diff';
import {blocksOf, type Block, type Unit} from './blocks';

export type Part = {text: string; kind: 'same' | 'added' | 'removed'};

/** A block of either version, or of both, with what differs. */
export type Difference = Pick<Block, 'type' | 'level' | 'marker'> & {
  changed: boolean;
  /** A sentence or a cell for each. Code has one: its text, or the lines that differ. */
  parts: Part[][];
};

export type Edition = {
  markdown: string;
  /** Where its version begins, as `https://docs.example.org/3.9`. */
  root: string;
};

type Pair<T> = [before: T | undefined, after: T | undefined];

/** The text without the line that names its version, and with links that name none. */
const textOf = ({markdown, root}: Edition) =>
  markdown
    .replace(/^(# .*\n\n).*\n\n/, '$1')
    .replaceAll(root.replace(/\/?$/, '/'), '/');

/** In words: "Yes." in two paragraphs does not make them versions of one. */
const shortestSentence = 4;

/** Whether two have half of their words in common. */
function areAlike(one: Unit, other: Unit): boolean {
  const enough = (one.words.length + other.words.length) / 4;
  if (Math.min(one.words.length, other.words.length) < enough) {
    return false;
  }
  const left = new Map<string, number>();
  for (const word of one.words) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  let common = 0;
  for (const word of other.words) {
    const count = left.get(word) ?? 0;
    common += Math.min(count, 1);
    left.set(word, count - 1);
  }
  return common >= enough;
}

/** Whether two have a sentence in common. */
const haveSentence = (one: Block, other: Block): boolean =>
  one.units.some(
    ({text, words}) =>
      words.length >= shortestSentence &&
      other.units.some((unit) => unit.text === text),
  );

function pairsOf<T>(
  before: T[],
  after: T[],
  comparator: (one: T, other: T) => boolean,
): Pair<T>[] {
  let [i, j] = [0, 0];
  return diffArrays(before, after, {comparator}).flatMap(
    ({value, added, removed}) =>
      value.map((): Pair<T> => [
        added ? undefined : before[i++],
        removed ? undefined : after[j++],
      ]),
  );
}

/** Pairs what is the same, and in between, what is alike. */
function aligned<T extends Unit>(
  before: T[],
  after: T[],
  alike: (one: T, other: T) => boolean = areAlike,
): Pair<T>[] {
  const found: Pair<T>[] = [];
  let [gone, come]: [T[], T[]] = [[], []];
  const flush = () => {
    found.push(...pairsOf(gone, come, alike));
    [gone, come] = [[], []];
  };
  for (const pair of pairsOf(before, after, (a, b) => a.text === b.text)) {
    const [one, other] = pair;
    if (one && other) {
      flush();
      found.push(pair);
    } else {
      gone.push(...(one ? [one] : []));
      come.push(...(other ? [other] : []));
    }
  }
  flush();
  return found;
}

const part = (kind: Part['kind'], text = ''): Part[] =>
  text ? [{kind, text}] : [];

/** As many words between two changes are not worth an interruption. */
const fewWords = 2;

/** What differs in a sentence; if less than half of it is kept, all of it. */
function wordsOf([before, after]: Pair<Unit>): Part[] {
  if (before?.text === after?.text) {
    return part('same', after?.text);
  }
  const whole = [
    ...part('removed', before?.text),
    ...part('added', after?.text),
  ];
  const old = before?.words ?? [];
  const now = after?.words ?? [];
  const found: Part[] = [];
  let [gone, come]: [string[], string[]] = [[], []];
  let kept = 0;
  const flush = () => {
    found.push(...part('removed', gone.join(' ')));
    found.push(...part('added', come.join(' ')));
    [gone, come] = [[], []];
  };
  const changes = diffArrays(old, now);
  for (const [i, {value, added, removed}] of changes.entries()) {
    const isBetween = gone.length > 0 && come.length > 0 && changes[i + 1];
    if (added || removed) {
      (added ? come : gone).push(...value);
    } else if (isBetween && value.length <= fewWords) {
      gone.push(...value);
      come.push(...value);
    } else {
      flush();
      kept += value.length;
      found.push(...part('same', value.join(' ')));
    }
  }
  flush();
  return kept * 2 < Math.max(old.length, now.length) ? whole : found;
}

/** The lines of code that differ, and three around each, as a diff. */
const linesOf = (before = '', after = ''): Part[] =>
  part(
    'same',
    structuredPatch('', '', before, after, '', '', {context: 3})
      .hunks.map(({lines}) => lines.join('\n'))
      .join('\n…\n'),
  );

function differenceOf([before, after]: Pair<Block>): Difference {
  const {type, level, marker, units} = (after ?? before)!;
  const changed = before?.text !== after?.text;
  const isRow = type === 'row' && before?.units.length === after?.units.length;
  const parts =
    type === 'code'
      ? [
          changed
            ? linesOf(before?.text, after?.text)
            : part('same', after?.text),
        ]
      : isRow
        ? units.map((unit, i) => wordsOf([before?.units[i], unit]))
        : aligned(before?.units ?? [], after?.units ?? []).map(wordsOf);
  return {type, level, marker, changed, parts};
}

export function differences(before: Edition, after: Edition): Difference[] {
  const pairs = aligned(
    blocksOf(textOf(before)),
    blocksOf(textOf(after)),
    (one, other) =>
      one.type === other.type &&
      (areAlike(one, other) || haveSentence(one, other)),
  );
  // The page has its title already.
  return pairs
    .filter(([one, other], i) => i > 0 || one?.text !== other?.text)
    .map(differenceOf);
}
