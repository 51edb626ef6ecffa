/**
 * The prose of a page: what a reader reads as English, wherever it is in the file. Linters of
 * Markdown skip what is inside of JSX elements, attributes, and tables; here all of it becomes
 * paragraphs, with the lines of the file.
 */
import type {Heading, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import list from './terms.json';

/**
 * What a piece is: a paragraph is made of sentences, a heading or a cell need not be one, and
 * a text alternative is as long as what it describes.
 */
export type Kind = 'sentence' | 'fragment' | 'alternative';

/** Attributes of elements that readers see or hear. */
const proseAttributes = new Set([
  'alt',
  'aria-label',
  'caption',
  'description',
  'heading',
  'label',
  'placeholder',
  'summary',
  'title',
]);

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

export type Piece = (Paragraph | Heading) & {data: {kind: Kind}};

const textNode = (value: string, line: number): PhrasingContent => ({
  type: 'text',
  value,
  position: {start: {line, column: 1}, end: {line, column: 1}},
});

/**
 * A paragraph of the plain text of an attribute or of a key of the front matter.
 *
 * @param names what in the text is not prose
 */
function fromText(
  value: string,
  line: number,
  kind: Kind,
  names?: RegExp,
): Piece {
  const start = {line, column: 1};
  const position = {start, end: start};
  const code: PhrasingContent = {type: 'inlineCode', value: 'x', position};
  const parts = names ? value.split(names) : [value];
  return {
    type: 'paragraph',
    children: parts.flatMap((part, index) => [
      ...(index > 0 ? [code] : []),
      ...(part ? [textNode(part, line)] : []),
    ]),
    data: {kind},
    position,
  };
}

/** Of the title of a sample: a path, a file, a name of code. */
const namesInTitle = /\S*(?:[/._<>]\w|[a-z][A-Z])\S*/;

/** The title of a sample, from the words after the language of its fence. */
function fromFence(meta: string, line: number): Piece[] {
  const [, title = ''] = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? [];
  return title ? [fromText(title, line, 'fragment', namesInTitle)] : [];
}

const isJsx = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function fromAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  line: number,
): Piece[] {
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    proseAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [
          fromText(
            attribute.value,
            attribute.position?.start.line ?? line,
            attribute.name === 'alt' ? 'alternative' : 'fragment',
          ),
        ]
      : [],
  );
}

function fromFrontMatter(yaml: string): Piece[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const fromNode = (node: unknown, names?: RegExp) =>
    isScalar(node) && typeof node.value === 'string'
      ? [
          fromText(
            node.value,
            lines.linePos(node.range?.[0] ?? 0).line + 1,
            'fragment',
            names,
          ),
        ]
      : [];
  const keywords = document.get('keywords');
  return [
    ...proseKeys.flatMap((key) => fromNode(document.get(key, true))),
    ...(isSeq(keywords)
      ? keywords.items.flatMap((node) => fromNode(node, searched))
      : []),
  ];
}

const wordsIn = (node: Nodes): string =>
  'value' in node && typeof node.value === 'string'
    ? node.value
    : 'children' in node
      ? node.children.map(wordsIn).join('')
      : '';

/**
 * Text as a linter should read it: code, labels of the user interface (short bold text), and
 * links that show their URL become `inlineCode`, which counts as one word that is right.
 */
function plain(nodes: PhrasingContent[], found: Piece[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    const words = wordsIn(node);
    const position = node.position!;
    const code: PhrasingContent = {type: 'inlineCode', value: 'x', position};
    switch (node.type) {
      case 'strong':
        return words.split(' ').length <= 4 && !/[.:]$/.test(words)
          ? [code]
          : plain(node.children, found);
      case 'link':
        return /^https?:|^#\d+$/.test(words) ||
          node.url.replace(/^\w+:(\/\/)?/, '') === words
          ? [code]
          : plain(node.children, found);
      case 'mdxJsxTextElement':
        found.push(...fromAttributes(node, position.start.line));
        return plain(node.children, found);
      case 'mdxTextExpression':
      case 'html':
        return [];
      default:
        return 'children' in node ? plain(node.children, found) : [node];
    }
  });
}

/** @param isFragment whether a parent is a list or a quotation, where a fragment is usual */
function read(node: Nodes, isFragment: boolean, found: Piece[]): void {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'yaml':
      found.push(...fromFrontMatter(node.value));
      return;
    case 'code':
      found.push(...fromFence(node.meta ?? '', line));
      return;
    case 'paragraph':
    case 'heading':
    case 'tableCell': {
      const kind =
        node.type === 'paragraph' && !isFragment ? 'sentence' : 'fragment';
      found.push({
        ...(node.type === 'heading'
          ? {type: 'heading', depth: node.depth}
          : {type: 'paragraph'}),
        children: plain(node.children, found),
        data: {kind},
        position: node.position,
      });
      return;
    }
  }
  if (isJsx(node)) {
    found.push(...fromAttributes(node, line));
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
export function piecesOf(tree: Root): Piece[] {
  const found: Piece[] = [];
  read(tree, false, found);
  return found;
}
