/** Guides explain; tables of names belong to the catalogs below /platform/reference. */
import {visit} from 'unist-util-visit';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Pages that may have more, by their path in their version, and why. */
type AllowedTables = readonly {
  readonly pages: RegExp;
  readonly reason: string;
}[];

/** Share of a page's words, 0 to 1. */
const largestShare = 0.4;

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * The share of the words that are in tables. Code blocks do not count: they are neither.
 *
 * @param markdown of a built page
 * @returns 0 to 1; 0 for a page without words
 */
export function tableShareOf(markdown: string): number {
  let words = 0;
  let inTables = 0;
  const tree = parser.parse(markdown);
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      words += countOf(node.value);
    } else if (node.type === 'table' && parent) {
      visit(node, (inner) => {
        if (inner.type === 'text' || inner.type === 'inlineCode') {
          inTables += countOf(inner.value);
        }
      });
    }
  });
  return words === 0 ? 0 : inTables / words;
}

const countOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/**
 * @param pages the docs of all versions
 * @returns the pages that have too much in tables, and the allowed pages that do not
 */
export function problemsOfTables(
  pages: readonly {id: string; url: string; markdown: string}[],
  allowed: AllowedTables,
): string[] {
  const large = pages
    .map((page) => ({...page, share: tableShareOf(page.markdown)}))
    .filter(({share}) => share > largestShare);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    ...large
      .filter(({id}) => !allowed.some((entry) => entry.pages.test(id)))
      .map(
        ({url, share}) =>
          `${url} has ${percent(share)} of its words in tables, and may have ${percent(largestShare)}. Move the table to a catalog below /platform/reference and link to it with <ReferenceLinks>, or write a list.`,
      ),
    ...allowed
      .filter((entry) => !large.some(({id}) => entry.pages.test(id)))
      .map(
        (entry) =>
          `config/table-share.ts allows ${entry.pages}, but no such page has more than ${percent(largestShare)}. Remove the entry.`,
      ),
  ];
}
