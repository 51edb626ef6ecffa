/**
 * The prose of a page: what a reader reads as English, wherever it is in the file. Linters of
 * Markdown skip what is inside of JSX elements, attributes, and tables; here all of it becomes
 * texts with their lines (core/parse.ts).
 */
import type {Nodes} from 'mdast';
import {isScalar, isSeq, type Document, type LineCounter} from 'yaml';
import type {JsxBlock} from '../core/page';
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

export const attributePieces = (attributes: JsxBlock['attributes']): Piece[] =>
  attributes.flatMap(({expression, line, name, value: text}): Piece[] => {
    const kind = name === 'alt' ? 'alternative' : 'fragment';
    return proseAttributes.has(name) && !expression && text !== null
      ? [{kind, line, text}]
      : [];
  });

/** Of a sample. */
export const titlePiece = (title: string, line: number): Piece => ({
  kind: 'fragment',
  line,
  text: title.replace(namesInTitle, 'Code'),
});

export function frontMatterPieces(
  document: Document,
  lines: LineCounter,
): Piece[] {
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

/** The text of a node as a linter should read it. */
export const proseOf = (node: Nodes): string =>
  isCode(node)
    ? 'Code'
    : 'children' in node
      ? node.children.map(proseOf).join('')
      : node.type === 'text'
        ? node.value
        : node.type === 'break'
          ? '\n'
          : '';
