/** Reads the two texts off the comparison of a page. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {
  blocksOf,
  textOfBlock,
  type Block,
} from '../../plugins/built-pages/blocks';
import {withoutCopies} from '../../src/features/comparison/plugin/page/list';

export const blocksOfMarkdown = (markdown: string): Block[] =>
  blocksOf(unified().use(remarkParse).use(remarkGfm).parse(markdown).children);

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** The text of blocks, without any space. */
export const textOfBlocks = (blocks: readonly Block[]): string =>
  withoutSpace(blocks.map(textOfBlock).join(''));

/** The first copy of each block, without the labels of what was moved. */
const firstCopies = (html: string) =>
  withoutCopies(html).replace(/<a class="compare-label"[^]*?<\/a> /g, '');

const plain = (html: string) =>
  withoutSpace(
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  );

/** The text of a comparison without its insertions or its deletions. */
export const textWithout = (html: string, tag: 'ins' | 'del'): string =>
  plain(
    firstCopies(html).replace(new RegExp(`<${tag}>[^]*?</${tag}>`, 'g'), ''),
  );

/** The marked texts: `del old`, `ins new`. */
export const markedIn = (html: string): string[] =>
  [...firstCopies(html).matchAll(/<(ins|del)>([^]*?)<\/\1>/g)].map(
    ([, tag, inside]) => `${tag} ${inside!.replace(/<[^>]*>/g, '').trim()}`,
  );
