/** The differences between two releases that a page is about. */
import type {Row} from '@generated/compare/default/comparison.json';
import {
  textOfBlock,
  type Block,
} from '../../../../../plugins/built-pages/blocks';

/** Shorter names, such as those of a prop, are on many pages that are about something else. */
const shortest = 4;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}_$-]+/gu) ?? [];

/**
 * The rows, with their names on the page only, with a name whose last part was removed from the text of a page or added to it,
 * and whose other parts are in the text.
 *
 * @param marked words of code that differ
 * @param blocks both versions of the text
 */
export function rowsOfPage(
  rows: readonly Row[],
  marked: readonly string[],
  blocks: readonly Block[],
): Row[] {
  const differing = new Set(marked);
  const words = new Set(blocks.flatMap((block) => wordsIn(textOfBlock(block))));
  const isOnPage = (name: string): boolean => {
    const parts = name.split('.');
    const last = parts.at(-1)!;
    return (
      last.length >= shortest &&
      wordsIn(last).some((word) => differing.has(word)) &&
      parts.every((part) => wordsIn(part).every((word) => words.has(word)))
    );
  };
  return rows.flatMap((row) => {
    const names = row.names.filter(
      ({name, to}) => isOnPage(name) || (to !== undefined && isOnPage(to)),
    );
    return names.length > 0 ? [{...row, names}] : [];
  });
}
