/**
 * The text of a page as a tree of blocks, which can be compared: from the Markdown tree that
 * markdown.ts makes of the built HTML, so that data tables, included files, and
 * components are compared as readers see them.
 */
import type {Nodes, PhrasingContent, RootContent, TableCell} from 'mdast';

/** A word, a space, or a mark, with the inline elements around it, outermost first. */
export type Token = {text: string; within: readonly Inline[]};

export type Inline = {
  tag: 'a' | 'code' | 's' | 'em' | 'strong';
  href?: string;
};

/** A block that contains words: a paragraph, a heading, a cell, a line of code. */
export type Leaf = {tag: LeafTag; tokens: readonly Token[]};
export type LeafTag =
  'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'td' | 'th' | 'line';

/** A block that contains blocks. */
export type Box = {tag: BoxTag; kids: readonly Block[]};
export type BoxTag = 'blockquote' | 'li' | 'ol' | 'pre' | 'table' | 'tr' | 'ul';

export type Block = Leaf | Box;

export const isLeaf = (block: Block): block is Leaf => 'tokens' in block;

/** A version number, a word, a run of spaces, or one other character. */
const tokenPattern =
  /v?\d+(?:\.\d+)+(?:-[\w.]*\w)?|[\p{L}\p{M}\p{N}_$]+|\s+|[^]/gu;

const tokensIn = (text: string, within: readonly Inline[]): Token[] =>
  (text.match(tokenPattern) ?? []).map((token) => ({text: token, within}));

const oneSpace = (text: string) => text.replace(/\s+/g, ' ');

/** Marks like "New in 3.10" are made from the difference itself. */
const versionMark = /^(?:New|Changed|Removed) in \d+\.\d+$/;

const textIn = (node: Nodes): string =>
  'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(textIn).join('')
      : '';

function inlineTokens(
  nodes: readonly PhrasingContent[],
  within: readonly Inline[],
): Token[] {
  return nodes.flatMap((node): Token[] => {
    switch (node.type) {
      case 'text':
        return tokensIn(oneSpace(node.value), within);
      case 'inlineCode':
        return tokensIn(oneSpace(node.value), [...within, {tag: 'code'}]);
      case 'emphasis':
        return inlineTokens(node.children, [...within, {tag: 'em'}]);
      case 'strong':
        return inlineTokens(node.children, [...within, {tag: 'strong'}]);
      case 'delete':
        return inlineTokens(node.children, [...within, {tag: 's'}]);
      case 'link':
        return versionMark.test(textIn(node))
          ? []
          : inlineTokens(node.children, [
              ...within,
              {tag: 'a', href: node.url},
            ]);
      case 'image':
        return tokensIn(`Picture: ${oneSpace(node.alt ?? '')}`, [
          ...within,
          {tag: 'em'},
        ]);
      case 'break':
        return tokensIn(' ', within);
      case 'html':
        return [];
      default:
        throw unknownType(node);
    }
  });
}

/** Without spaces at both ends, and with one space between words. */
function trimmed(tokens: readonly Token[]): Token[] {
  const isSpace = (token: Token | undefined) => token?.text === ' ';
  const single = tokens.filter(
    (token, i) => !(isSpace(token) && isSpace(tokens[i - 1])),
  );
  return single.slice(
    isSpace(single[0]) ? 1 : 0,
    isSpace(single.at(-1)) ? -1 : undefined,
  );
}

const leaf = (tag: LeafTag, nodes: readonly PhrasingContent[]): Leaf[] => {
  const tokens = trimmed(inlineTokens(nodes, []));
  return tokens.length > 0 || tag === 'td' || tag === 'th'
    ? [{tag, tokens}]
    : [];
};

const lines = (text: string): Leaf[] =>
  text
    .split('\n')
    .map((line): Leaf => ({tag: 'line', tokens: tokensIn(`${line}\n`, [])}));

const unknownType = ({type}: Nodes) =>
  new Error(
    `The comparison of pages does not know Markdown of the type "${type}". Add it to plugins/built-pages/blocks.ts.`,
  );

/** The summary of a folded section may contain its heading. */
function paragraph(nodes: readonly RootContent[]): Block[] {
  return nodes.some(({type}) => type === 'heading')
    ? blocksOf(nodes)
    : leaf('p', nodes as readonly PhrasingContent[]);
}

/**
 * The blocks of Markdown nodes.
 *
 * @throws if a node is of a type that no built page had before
 */
export function blocksOf(nodes: readonly RootContent[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'heading':
        return leaf(`h${node.depth}`, node.children);
      case 'paragraph':
        return paragraph(node.children);
      case 'list':
        return [
          {tag: node.ordered ? 'ol' : 'ul', kids: blocksOf(node.children)},
        ];
      case 'listItem':
        return [{tag: 'li', kids: blocksOf(node.children)}];
      case 'blockquote':
        return [{tag: 'blockquote', kids: blocksOf(node.children)}];
      case 'code':
        return [{tag: 'pre', kids: lines(node.value)}];
      case 'table':
        return [
          {
            tag: 'table',
            kids: node.children.map((row, i): Box => ({
              tag: 'tr',
              kids: row.children.flatMap((cell: TableCell) =>
                leaf(i === 0 ? 'th' : 'td', cell.children),
              ),
            })),
          },
        ];
      case 'thematicBreak':
      case 'html':
        return [];
      default:
        throw unknownType(node);
    }
  });
}

/** The text of blocks: what remains of a comparison without its insertions or deletions must be the same. */
export function textOfBlock(block: Block): string {
  return isLeaf(block)
    ? block.tokens.map(({text}) => text).join('')
    : block.kids.map(textOfBlock).join('\n');
}
