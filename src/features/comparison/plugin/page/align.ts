/** Compares two lists of blocks: which ones correspond, and what differs inside them. */
import {diffArrays} from 'diff';
import {
  isLeaf,
  textOfBlock,
  type Block,
  type Leaf,
  type Token,
} from '../../../../../plugins/built-pages/blocks';

export type TokenChange = {
  what: 'same' | 'removed' | 'added';
  tokens: readonly Token[];
};

export type Change =
  | {what: 'same'; block: Block}
  | {what: 'removed' | 'added'; block: Block; moved?: number}
  | {what: 'edited'; tag: Block['tag']; words: readonly TokenChange[]}
  | {what: 'edited'; tag: Block['tag']; kids: readonly Change[]};

/** Inline elements count, but not the target of a link, which readers do not see. */
const keyOfToken = ({text, within}: Token) =>
  `${text}\0${within.map(({tag}) => tag).join()}`;

const keys = new WeakMap<Block, string>();

/** Two blocks with the same key look the same. */
export function keyOf(block: Block): string {
  const known = keys.get(block);
  if (known !== undefined) {
    return known;
  }
  const inside = isLeaf(block)
    ? block.tokens.map(keyOfToken).join('\u0001')
    : block.kids.map(keyOf).join('\u0002');
  const key = `${block.tag}\u0003${inside}\u0004`;
  keys.set(block, key);
  return key;
}

const wordCounts = new WeakMap<Block, Map<string, number>>();

function wordsOf(block: Block): Map<string, number> {
  const known = wordCounts.get(block);
  if (known) {
    return known;
  }
  const counts = new Map<string, number>();
  for (const word of textOfBlock(block).match(/[\p{L}\p{N}_$]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  wordCounts.set(block, counts);
  return counts;
}

const sizeOf = (counts: ReadonlyMap<string, number>) => {
  let size = 0;
  for (const count of counts.values()) {
    size += count;
  }
  return size;
};

/** From 0 to 1: the share of words that two blocks have in common. */
function similarity(a: Block, b: Block): number {
  if (a.tag !== b.tag) {
    return 0;
  }
  // A row is about what its first cell names.
  if (a.tag === 'tr' && !isLeaf(a) && !isLeaf(b)) {
    const [first, other] = [a.kids[0], b.kids[0]];
    if (first && other && keyOf(first) === keyOf(other)) {
      return 1;
    }
  }
  const [words, others] = [wordsOf(a), wordsOf(b)];
  let common = 0;
  for (const [word, count] of words) {
    common += Math.min(count, others.get(word) ?? 0);
  }
  const sum = sizeOf(words) + sizeOf(others);
  return sum === 0 ? 0 : (2 * common) / sum;
}

/** Below this, reading two texts is easier than reading what differs between them. */
const minSimilarity = (tag: Block['tag']) =>
  tag === 'table' || tag === 'pre' || tag === 'ul' || tag === 'ol' ? 0.25 : 0.5;

/** The pairs of similar blocks, in the order of both lists, whose similarities have the largest sum. */
function pairSimilar(
  removed: readonly Block[],
  added: readonly Block[],
): [number, number][] {
  const width = added.length + 1;
  const best = new Float64Array((removed.length + 1) * width);
  const scores = new Float64Array(removed.length * added.length);
  for (let i = removed.length - 1; i >= 0; i -= 1) {
    for (let j = added.length - 1; j >= 0; j -= 1) {
      const score = similarity(removed[i]!, added[j]!);
      const enough = score >= minSimilarity(removed[i]!.tag) ? score : 0;
      scores[i * added.length + j] = enough;
      best[i * width + j] = Math.max(
        best[(i + 1) * width + j]!,
        best[i * width + j + 1]!,
        enough && enough + best[(i + 1) * width + j + 1]!,
      );
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < removed.length && j < added.length;) {
    const score = scores[i * added.length + j]!;
    const bestHere = best[i * width + j]!;
    if (score && bestHere === score + best[(i + 1) * width + j + 1]!) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (bestHere === best[(i + 1) * width + j]!) {
      i += 1;
    } else {
      j += 1;
    }
  }
  return pairs;
}

/** Compares two versions of a list of blocks. */
export function alignBlocks(
  before: readonly Block[],
  after: readonly Block[],
): Change[] {
  const changes: Change[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  const closeGap = () => {
    changes.push(...alignGap(removed, added));
    removed = [];
    added = [];
  };
  let [i, j] = [0, 0];
  const parts = diffArrays(before.map(keyOf), after.map(keyOf));
  for (const part of parts) {
    const {length} = part.value;
    if (part.removed) {
      removed.push(...before.slice(i, (i += length)));
    } else if (part.added) {
      added.push(...after.slice(j, (j += length)));
    } else {
      closeGap();
      i += length;
      for (const block of after.slice(j, (j += length))) {
        changes.push({what: 'same', block});
      }
    }
  }
  closeGap();
  return changes;
}

function alignGap(
  removed: readonly Block[],
  added: readonly Block[],
): Change[] {
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  const upTo = (nextRemoved: number, nextAdded: number) => {
    for (; i < nextRemoved; i += 1) {
      changes.push({what: 'removed', block: removed[i]!});
    }
    for (; j < nextAdded; j += 1) {
      changes.push({what: 'added', block: added[j]!});
    }
  };
  for (const [old, now] of pairSimilar(removed, added)) {
    upTo(old, now);
    changes.push(edit(removed[i]!, added[j]!));
    i += 1;
    j += 1;
  }
  upTo(removed.length, added.length);
  return changes;
}

function edit(before: Block, after: Block): Change {
  if (isLeaf(before) || isLeaf(after)) {
    return {
      what: 'edited',
      tag: after.tag,
      words: alignWords(before as Leaf, after as Leaf),
    };
  }
  // Cells correspond by their column.
  const kids =
    after.tag === 'tr' && before.kids.length === after.kids.length
      ? after.kids.map((cell, i): Change =>
          keyOf(cell) === keyOf(before.kids[i]!)
            ? {what: 'same', block: cell}
            : edit(before.kids[i]!, cell),
        )
      : alignBlocks(before.kids, after.kids);
  return {what: 'edited', tag: after.tag, kids};
}

const isWord = ({text}: Token) => /[\p{L}\p{N}]/u.test(text);

/** Compares the words of two blocks. */
function alignWords(before: Leaf, after: Leaf): TokenChange[] {
  const changes: TokenChange[] = [];
  let [i, j] = [0, 0];
  for (const part of diffArrays(
    before.tokens.map(keyOfToken),
    after.tokens.map(keyOfToken),
  )) {
    const {length} = part.value;
    if (part.removed) {
      changes.push({
        what: 'removed',
        tokens: before.tokens.slice(i, (i += length)),
      });
    } else if (part.added) {
      changes.push({
        what: 'added',
        tokens: after.tokens.slice(j, (j += length)),
      });
    } else {
      i += length;
      changes.push({
        what: 'same',
        tokens: after.tokens.slice(j, (j += length)),
      });
    }
  }
  return joinCrumbs(changes);
}

/** Spaces and punctuation between two changes belong to both changes: an unchanged comma between them is noise. */
function joinCrumbs(changes: readonly TokenChange[]): TokenChange[] {
  const joined: TokenChange[] = [];
  let removed: Token[] = [];
  let added: Token[] = [];
  const close = () => {
    if (removed.length > 0) {
      joined.push({what: 'removed', tokens: removed});
    }
    if (added.length > 0) {
      joined.push({what: 'added', tokens: added});
    }
    removed = [];
    added = [];
  };
  changes.forEach(({what, tokens}, i) => {
    if (what === 'removed') {
      removed.push(...tokens);
    } else if (what === 'added') {
      added.push(...tokens);
    } else if (
      i > 0 &&
      i < changes.length - 1 &&
      removed.length > 0 &&
      added.length > 0 &&
      tokens.length < 4 &&
      !tokens.some(isWord)
    ) {
      removed.push(...tokens);
      added.push(...tokens);
    } else {
      close();
      joined.push({what, tokens});
    }
  });
  close();
  return joined;
}
