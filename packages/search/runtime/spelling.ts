/** How far apart two words are: letters that are wrong, missing, extra, or swapped. */
import {distance} from 'fastest-levenshtein';

/** Words with more edits have nothing to do with each other, except long ones. */
const farthestSwap = 4;

/** Edits between two words. A swap of neighbors counts as one. */
export function editDistance(a: string, b: string): number {
  const edits = distance(a, b);
  if (edits > 1 && edits <= farthestSwap) {
    for (let i = 0; i < a.length - 1; i++) {
      const swapped = a.slice(0, i) + a[i + 1]! + a[i]! + a.slice(i + 2);
      if (distance(swapped, b) === edits - 2) {
        return 1 + editDistance(swapped, b);
      }
    }
  }
  return edits;
}

/** Whether a word goes on after what is typed of it, with one edit in that. */
export const continues = (typed: string, word: string): boolean =>
  [-1, 0, 1].some(
    (more) => editDistance(typed, word.slice(0, typed.length + more)) <= 1,
  );
