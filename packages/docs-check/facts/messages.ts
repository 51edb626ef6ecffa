/** Messages of a release, kept as hashes: their text stays the platform's. A part that is filled in at run time is `…`. */
import {createHash} from 'node:crypto';

export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Without the punctuation around it. */
const bare = (text: string) =>
  text.replace(/^[\s:;,.…"'()[\]-]+|[\s:;,.…"'()[\]-]+$/g, '');

const wordsIn = (text: string) => text.split(' ').length;

/** The message, and each of its fixed parts that is long enough to be recognized by. */
export const formsOf = (message: string): string[] => [
  bare(message),
  ...message
    .split(/…|[,.;:] | - /)
    .map(bare)
    .filter((part) => wordsIn(part) > 3),
];

const word = /[\w$@-]+(?:[./:][\w$@-]+)*/g;
const longestHole = 2;

/** The text with every hole of one or two words. */
function withHole(text: string): string[] {
  const words = [...text.matchAll(word)];
  return words.flatMap((first, i) =>
    words.slice(i, i + longestHole).map((last) => {
      const end = last.index + last[0].length;
      return `${text.slice(0, first.index)}…${text.slice(end)}`;
    }),
  );
}

/** What a message that a page shows can be in the source: itself, or filled in at one place or two. */
export function withHoles(shown: string): string[] {
  const text = bare(shown.replace(/\s+/g, ' ').replace(/\.{3}/g, '…'));
  const one = withHole(text);
  return [...new Set([text, ...one, ...one.flatMap(withHole)].map(bare))];
}
