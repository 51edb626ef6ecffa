/** Parses a docs page (MDX) into its blocks, and what a linter of English reads of it. */
import {readFileSync} from 'node:fs';
import type {Code, Heading, Nodes, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {LineCounter, parseDocument} from 'yaml';
import {latest} from '../../../config/releases';
import {
  pathFrom,
  placeOf,
  unreadPage,
  type Context,
  type Inline,
  type Page,
  type ProseBlock,
} from './page';
import {
  attributePieces,
  frontMatterPieces,
  proseOf,
  titlePiece,
  type Piece,
} from '../prose/pieces';
import {releasesIn} from './releases';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml']);

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

function textOf(node: Nodes): string {
  if ('value' in node && typeof node.value === 'string') {
    return node.value;
  }
  // A badge states a release, as the words of a sentence would.
  if (
    node.type === 'mdxJsxTextElement' &&
    ['Since', 'Until', 'Changed'].includes(node.name ?? '')
  ) {
    return node.attributes
      .map(({value}) => (typeof value === 'string' ? value : ''))
      .join(' ');
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A link whose text is its own URL is not prose. */
const isBareLink = (node: Nodes) =>
  node.type === 'link' &&
  node.children.length === 1 &&
  node.children[0]!.type === 'text' &&
  node.url.includes(node.children[0].value);

type InlineContent = {
  words: ProseBlock['words'];
  codes: Inline[];
  jsx: JsxElement[];
};

function inlineOf(node: Nodes): InlineContent {
  const content: InlineContent = {words: [], codes: [], jsx: []};
  const walk = (inner: Nodes) => {
    const line = lineOf(inner);
    if (inner.type === 'inlineCode') {
      content.codes.push({value: inner.value, line});
    } else if (inner.type === 'text') {
      content.words.push({text: inner.value, line});
    } else {
      if (inner.type === 'mdxJsxTextElement') {
        content.jsx.push(inner);
      }
      if ('children' in inner && !isBareLink(inner)) {
        inner.children.forEach(walk);
      }
    }
  };
  walk(node);
  return content;
}

const codesOf = (node: Nodes) => inlineOf(node).codes.map(({value}) => value);

const titleOf = (meta: string) =>
  /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
    .exec(meta)
    ?.slice(1)
    .find((title) => title !== undefined) ?? null;

function attributeOf(
  attribute: JsxElement['attributes'][number],
  lineOfElement: number,
) {
  const {position, value} = attribute;
  const isExpression = typeof value === 'object' && value !== null;
  return {
    name: attribute.type === 'mdxJsxAttribute' ? attribute.name : '...',
    value: isExpression ? value.value : (value ?? null),
    expression: isExpression,
    line: position?.start.line ?? lineOfElement,
  };
}

/** Fills a page with the blocks and the prose of a tree. */
class PageReader {
  private readonly headings: {depth: number; text: string; codes: string[]}[] =
    [];
  /** Text of the last block. */
  private before = '';

  constructor(private readonly page: Page) {}

  /** @param isFragment whether a parent is a list or a quotation, where a fragment is usual */
  read(node: Nodes, isFragment = false): void {
    switch (node.type) {
      case 'yaml':
        return this.frontMatter(node.value);
      case 'heading':
        return this.heading(node);
      case 'paragraph':
        return this.prose(node, 'prose', isFragment ? 'fragment' : 'sentence');
      case 'table':
        return this.table(node);
      case 'code':
        return this.code(node);
      case 'mdxjsEsm':
        this.page.blocks.push({type: 'esm', line: lineOf(node)});
        return;
      case 'mdxJsxFlowElement':
        this.jsx(node);
    }
    const isWithin =
      isFragment || node.type === 'listItem' || node.type === 'blockquote';
    if ('children' in node) {
      node.children.forEach((child) => this.read(child, isWithin));
    }
  }

  private context(heading: string, more: string[] = []): Context {
    const headings = this.headings.map(({text}) => text);
    return {
      headings,
      headingCodes: this.headings.flatMap(({codes}) => codes),
      before: this.before,
      releases: releasesIn([heading, ...more, ...headings].join('\n')),
    };
  }

  private frontMatter(yaml: string): void {
    const lineCounter = new LineCounter();
    const document = parseDocument(yaml, {lineCounter});
    if (document.errors[0]) {
      throw document.errors[0];
    }
    this.page.prose.push(...frontMatterPieces(document, lineCounter));
    this.page.frontMatter =
      (document.toJS() as Record<string, unknown> | null) ?? {};
    yaml.split('\n').forEach((line, index) => {
      const key = /^([\w-]+):/.exec(line)?.[1];
      if (key) {
        this.page.frontMatterLines[key] = index + 2;
      }
    });
  }

  private heading(node: Heading): void {
    while ((this.headings.at(-1)?.depth ?? 0) >= node.depth) {
      this.headings.pop();
    }
    const {depth} = node;
    this.headings.push({depth, text: textOf(node), codes: codesOf(node)});
    this.prose(node, 'heading', 'fragment');
  }

  private prose(
    node: Nodes,
    type: ProseBlock['type'],
    kind: Piece['kind'],
    more: string[] = [],
    column?: ProseBlock['column'],
  ): void {
    const text = textOf(node);
    const {words, codes, jsx} = inlineOf(node);
    const line = lineOf(node);
    this.page.blocks.push({
      type,
      line,
      words,
      text,
      codes,
      context: this.context(text, more),
      column,
      depth: node.type === 'heading' ? node.depth : undefined,
    });
    jsx.forEach((element) => this.jsx(element));
    const isHeading = type === 'heading' || undefined;
    this.page.prose.push({kind, isHeading, line, text: proseOf(node)});
    this.before = text;
  }

  private table({children: rows}: Table): void {
    const headers = rows[0]!.children.map(textOf);
    const {before} = this;
    for (const row of rows) {
      const text = row.children.map(textOf).join(' | ');
      row.children.forEach((cell, index) => {
        const header = headers[index] ?? '';
        this.before = before;
        this.prose(cell, 'cell', 'fragment', [header, text], {
          header: row === rows[0] ? '' : header,
          row: text,
          first: index === 0,
        });
      });
    }
    this.before = before;
  }

  private code({lang, meta, position, value}: Code): void {
    const title = titleOf(meta ?? '');
    const line = position?.start.line ?? 1;
    this.page.prose.push(titlePiece(title ?? '', line));
    this.page.blocks.push({
      type: 'code',
      line,
      bodyLine: line + 1,
      lang: (lang ?? '').toLowerCase(),
      meta: meta ?? '',
      title,
      value,
      context: this.context(title ?? '', [this.before, meta ?? '']),
    });
    this.before = '';
  }

  private jsx(node: JsxElement): void {
    const line = lineOf(node);
    const name = node.name ?? '';
    const attributes = node.attributes.map((one) => attributeOf(one, line));
    const context = this.context('');
    this.page.prose.push(...attributePieces(attributes));
    this.page.blocks.push({type: 'jsx', line, name, attributes, context});
  }
}

const linksIn = (node: Nodes): Page['links'] => [
  ...('url' in node ? [{url: node.url, line: lineOf(node)}] : []),
  ...('children' in node ? node.children.flatMap(linksIn) : []),
];

export function parsePage(
  file: string,
  root: string,
  source = readFileSync(file, 'utf8'),
): Page {
  const name = pathFrom(root, file);
  const page = unreadPage({
    file: name,
    ...(placeOf(file, root) ?? {id: name, version: latest.id}),
  });
  try {
    const tree = parser.parse(source);
    new PageReader(page).read(tree);
    page.links = linksIn(tree);
  } catch (error) {
    const {
      line = 1,
      message,
      reason = message,
    } = error as Error & {
      reason?: string;
      line?: number;
    };
    page.error = {message: reason.split('\n')[0]!, line};
  }
  return page;
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The prose of a text in Markdown. */
export function piecesIn(text: string): Piece[] {
  const page = unreadPage({file: '', id: '', version: latest.id});
  new PageReader(page).read(markdown.parse(text));
  return page.prose;
}
