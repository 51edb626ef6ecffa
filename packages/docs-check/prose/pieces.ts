/**
 * The prose of a page: what a reader reads as English, wherever it is in the file. Linters of
 * Markdown skip what is inside of JSX elements, attributes, and tables; here all of it becomes
 * texts with their lines.
 */
import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import list from './terms.json';

export type Piece = {
  /**
   * A paragraph is made of sentences, a heading or a cell need not be one, and a text alternative
   * is as long as what it describes.
   */
  kind: 'sentence' | 'fragment' | 'alternative';
  isHeading?: true | undefined;
  line: number;
  /** `Code` stands for each piece of code: names are not prose. Lines end where they end in the file. */
  text: string;
};

/** Attributes of elements that readers see or hear. */
const proseAttributes = new Set(
  `alt aria-label caption description heading label placeholder summary title`.split(
    /\s+/,
  ),
);

/** Keys of the front matter that readers see. */
const proseKeys = ['title', 'sidebar_label', 'description'];

/** Words that are not written here, and that readers may nevertheless type into a search. */
const searched = new RegExp(
  list.terms
    .filter((term) => 'searched' in term)
    .map(({wrong}) => `(?:${wrong})`)
    .join('|'),
  'gi',
);

/** Of the title of a sample: a path, a file, a name of code. */
const namesInTitle = /\S*(?:[/._<>]\w|[a-z][A-Z])\S*/g;

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

const fromAttributes = (node: MdxJsxFlowElement | MdxJsxTextElement): Piece[] =>
  node.attributes.flatMap((attribute): Piece[] => {
    const {position, value: text} = attribute;
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    const kind = name === 'alt' ? 'alternative' : 'fragment';
    const line = position?.start.line ?? lineOf(node);
    return proseAttributes.has(name) && typeof text === 'string'
      ? [{kind, line, text}]
      : [];
  });

function fromFrontMatter(yaml: string): Piece[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const pieceOf = (node: unknown): Piece[] =>
    isScalar(node) && typeof node.value === 'string'
      ? [
          {
            kind: 'fragment',
            line: lines.linePos(node.range?.[0] ?? 0).line + 1,
            text: node.value,
          },
        ]
      : [];
  const keywords = document.get('keywords');
  return [
    ...proseKeys.flatMap((key) => pieceOf(document.get(key, true))),
    ...(isSeq(keywords) ? keywords.items : [])
      .flatMap(pieceOf)
      .map((piece) => ({
        ...piece,
        text: piece.text.replace(searched, 'Code'),
      })),
  ];
}

const wordsIn = (node: Nodes): string =>
  'value' in node && typeof node.value === 'string'
    ? node.value
    : 'children' in node
      ? node.children.map(wordsIn).join('')
      : '';

/** Code, labels of the user interface (short bold text), and links that show their URL. */
function isCode(node: Nodes): boolean {
  const words = wordsIn(node);
  return (
    node.type === 'inlineCode' ||
    (node.type === 'strong' &&
      words.split(' ').length <= 4 &&
      !/[.:]$/.test(words)) ||
    (node.type === 'link' &&
      (/^https?:|^#\d+$/.test(words) ||
        node.url.replace(/^\w+:(\/\/)?/, '') === words))
  );
}

/** The text of a node as a linter should read it; the attributes in it become pieces of their own. */
function textOf(node: Nodes, found: Piece[]): string {
  if (isCode(node)) {
    return 'Code';
  }
  if (node.type === 'mdxJsxTextElement') {
    found.push(...fromAttributes(node));
  }
  return 'children' in node
    ? node.children.map((child) => textOf(child, found)).join('')
    : node.type === 'text'
      ? node.value
      : node.type === 'break'
        ? '\n'
        : '';
}

/** @param isFragment whether a parent is a list or a quotation, where a fragment is usual */
function read(node: Nodes, isFragment: boolean, found: Piece[]): void {
  const line = lineOf(node);
  switch (node.type) {
    case 'yaml':
      found.push(...fromFrontMatter(node.value));
      return;
    case 'code': {
      const [, double, single] =
        /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(node.meta ?? '') ?? [];
      const text = (double ?? single ?? '').replace(namesInTitle, 'Code');
      found.push({kind: 'fragment', line, text});
      return;
    }
    case 'paragraph':
    case 'heading':
    case 'tableCell': {
      const text = node.children.map((child) => textOf(child, found)).join('');
      const isSentence = node.type === 'paragraph' && !isFragment;
      const isHeading = node.type === 'heading' || undefined;
      const kind = isSentence ? 'sentence' : 'fragment';
      found.push({kind, isHeading, line, text});
      return;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      found.push(...fromAttributes(node));
  }
  if ('children' in node) {
    for (const child of node.children) {
      read(
        child,
        isFragment || node.type === 'listItem' || node.type === 'blockquote',
        found,
      );
    }
  }
}

/**
 * @param tree a page or a text, parsed as MDX or Markdown
 * @returns its prose, in the order of the file
 */
export function piecesOf(tree: Nodes): Piece[] {
  const found: Piece[] = [];
  read(tree, false, found);
  return found;
}
