/**
 * A docs page as the checks see it: a list of blocks in reading order, each with its line, its text, the inline code in
 * it, and the context that decides what a name in it may mean (headings above, table column, releases spoken of).
 */
import {readFileSync} from 'node:fs';
import {relative, sep} from 'node:path';
import type {Code, Heading, Nodes, Parent, Root, Table} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import type {DocsVersion, Release} from '../facts/index';

export type Inline = {
  value: string;
  line: number;
};

export type ProseBlock = {
  type: 'prose' | 'cell' | 'heading';
  line: number;
  /** of a heading */
  depth?: number;
  /** the words outside code, for names that lack their backticks */
  words: {text: string; line: number}[];
  /** all text of the block, code included */
  text: string;
  codes: Inline[];
  context: Context;
  /** of a cell: its column's header, its row's text, and whether it is the first cell of the row */
  column?: {
    header: string;
    headerCodes: string[];
    row: string;
    first: boolean;
    table: number;
    columnIsCode: boolean;
  };
};

export type CodeBlock = {
  type: 'code';
  line: number;
  /** line of the first line inside the fence */
  bodyLine: number;
  lang: string;
  meta: string;
  title: string | null;
  value: string;
  context: Context;
};

export type JsxBlock = {
  type: 'jsx';
  line: number;
  name: string;
  attributes: {
    name: string;
    value: string | null;
    expression: boolean;
    line: number;
  }[];
  context: Context;
};

export type EsmBlock = {
  type: 'esm';
  line: number;
  value: string;
  context: Context;
};

export type Block = ProseBlock | CodeBlock | JsxBlock | EsmBlock;

export type Context = {
  headings: string[];
  headingCodes: string[];
  /** text of the block before this one, for a sample introduced by a sentence */
  before: string;
  releases: Set<Release | 'older'>;
};

export type Page = {
  file: string;
  /** id as the docs plugin has it: path below docs/ without extension */
  id: string;
  version: DocsVersion;
  frontMatter: Record<string, unknown>;
  frontMatterLines: Record<string, number>;
  frontMatterError: string | null;
  blocks: Block[];
  error: {message: string; line: number} | null;
};

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml']);

/** What follows a number that is a measure (`2.5 seconds`) and no release. */
const unit = String.raw`\s?(?:%|×|°|[kKMGT]i?B\b|[kMG]?Hz\b|m?s\b|seconds?\b|minutes?\b|hours?\b|times\b|million\b|[cm]?m\b|px\b|r?em\b)`;
const release = new RegExp(
  String.raw`(?<![\w.^~])v?3(?:\.|p)(\d{1,2})(?!\d|${unit})`,
  'g',
);

const number = String.raw`v?\d+(?:\.[\dx]+)*[\w.+-]*`;
/** The numbers of another product, one or several: `Cornerstone3D 3.8.6`, `Python 3.9 or 3.11`, `Cornerstone3D 2.x`. */
const ofOthers = new RegExp(
  String.raw`(?:(?<![\w@/])(?:Alpine|Apache|Cornerstone(?:3D)?|DICOM|Docusaurus|HTTP|Keycloak|NodeJS|Node(?:\.js)?|OAuth|OpenAPI|OpenID Connect|OpenSSL|Python|React|Ruby|Tailwind|TLS|Vite|nginx)|@cornerstonejs/[\w-]+)` +
    String.raw`(?:["'\x60]|:|@|,? versions?| release)*\s*["'^~]*${number}(?:(?:,? (?:and|or|to|until)|,|/) ${number})*`,
  'gi',
);

/**
 * The releases of the viewer that a text names. `3.8` and whatever is before it has no published package. Version 2 is
 * named as such (`2.x`, `v2`): no text gives its minor number, so `2.19` is one of something else.
 */
export function releasesIn(said: string): Set<Release | 'older'> {
  const found = new Set<Release | 'older'>();
  const text = said.replace(ofOthers, ' ');
  for (const [, minor] of text.matchAll(release)) {
    const n = Number(minor);
    if (n <= 8) found.add('older');
    else if (n === 9) found.add('3.9');
    else if (n === 10) found.add('current');
    else found.add('3.11');
  }
  if (/\bv2\b(?!\.\d)|\bversion 2\b(?!\.\d)|\b2\.x\b/i.test(text))
    found.add('older');
  if (/\blater releases?\b|\blater than 3\.10\b/i.test(text)) found.add('3.11');
  return found;
}

export function placeOf(
  file: string,
  root: string,
): {id: string; version: DocsVersion} | null {
  const path = relative(root, file).split(sep).join('/');
  const current = /^docs\/(.+)\.mdx?$/.exec(path);
  if (current) return {id: current[1]!, version: 'current'};
  const versioned = /^versioned_docs\/version-3\.9\/(.+)\.mdx?$/.exec(path);
  return versioned ? {id: versioned[1]!, version: '3.9'} : null;
}

function textOf(node: Nodes): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  if ('children' in node)
    return (node as Parent).children.map((c) => textOf(c as Nodes)).join('');
  return '';
}

function inlineOf(node: Nodes): {
  words: ProseBlock['words'];
  codes: Inline[];
  jsx: any[];
} {
  const words: ProseBlock['words'] = [];
  const codes: Inline[] = [];
  const jsx: any[] = [];
  const walk = (n: Nodes) => {
    const line = n.position?.start.line ?? 1;
    if (n.type === 'inlineCode') codes.push({value: n.value, line});
    else if (n.type === 'text') words.push({text: n.value, line});
    else {
      if ((n as any).type === 'mdxJsxTextElement') jsx.push(n);
      // A link whose text is its own address is not prose.
      if (
        n.type === 'link' &&
        n.children.length === 1 &&
        n.children[0]!.type === 'text' &&
        n.url.includes(n.children[0].value)
      )
        return;
      if ('children' in n) for (const c of (n as Parent).children) walk(c);
    }
  };
  walk(node);
  return {words, codes, jsx};
}

const titleOf = (meta: string) =>
  /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
    .exec(meta)
    ?.slice(1)
    .find((t) => t !== undefined) ?? null;

export function parsePage(
  file: string,
  root: string,
  source = readFileSync(file, 'utf8'),
): Page {
  const place = placeOf(file, root) ?? {
    id: relative(root, file),
    version: 'current' as const,
  };
  const page: Page = {
    file: relative(root, file).split(sep).join('/'),
    ...place,
    frontMatter: {},
    frontMatterLines: {},
    frontMatterError: null,
    blocks: [],
    error: null,
  };
  let tree: Root;
  try {
    tree = parser.parse(source);
  } catch (error) {
    const at = error as {
      message: string;
      line?: number;
      place?: {line?: number; start?: {line: number}};
      reason?: string;
    };
    page.error = {
      message: at.reason ?? at.message,
      line: at.line ?? at.place?.line ?? at.place?.start?.line ?? 1,
    };
    return page;
  }
  const headings: {depth: number; text: string; codes: string[]}[] = [];
  let before = '';
  let table = 0;
  const context = (own: string, more: string[] = []): Context => ({
    headings: headings.map((h) => h.text),
    headingCodes: headings.flatMap((h) => h.codes),
    before,
    releases: releasesIn(
      [own, ...more, ...headings.map((h) => h.text)].join('\n'),
    ),
  });

  const pushJsx = (node: any) => {
    page.blocks.push({
      type: 'jsx',
      line: node.position?.start.line ?? 1,
      name: node.name ?? '',
      attributes: node.attributes.map((a: any) => ({
        name: a.name ?? '...',
        value:
          a.value === null || a.value === undefined
            ? null
            : typeof a.value === 'string'
              ? a.value
              : a.value.value,
        expression: typeof a.value === 'object' && a.value !== null,
        line: a.position?.start.line ?? node.position?.start.line ?? 1,
      })),
      context: context(''),
    });
  };

  const prose = (
    node: Nodes,
    type: ProseBlock['type'],
    more: string[] = [],
    column?: ProseBlock['column'],
  ) => {
    const text = textOf(node);
    const {words, codes, jsx} = inlineOf(node);
    page.blocks.push({
      type,
      line: node.position?.start.line ?? 1,
      words,
      text,
      codes,
      context: context(text, more),
      ...(column ? {column} : {}),
      ...(node.type === 'heading' ? {depth: node.depth} : {}),
    });
    jsx.forEach(pushJsx);
    before = text;
  };

  const rows = (node: Table) => {
    table += 1;
    const [head, ...body] = node.children;
    const headers = head!.children.map((c) => textOf(c as Nodes));
    const headerCodes = head!.children.map((c) =>
      inlineOf(c as Nodes).codes.map((i) => i.value),
    );
    const codeColumn = headers.map((_, i) =>
      body.some(
        (r) => r.children[i] && inlineOf(r.children[i]).codes.length > 0,
      ),
    );
    const lead = before;
    for (const [rowIndex, row] of node.children.entries()) {
      const rowText = row.children.map((c) => textOf(c as Nodes)).join(' | ');
      row.children.forEach((cell, i) => {
        before = lead;
        prose(cell, 'cell', [headers[i] ?? '', rowText], {
          header: rowIndex === 0 ? '' : (headers[i] ?? ''),
          headerCodes: headerCodes[i] ?? [],
          row: rowText,
          first: i === 0,
          table,
          columnIsCode: codeColumn[i] ?? false,
        });
      });
    }
    before = lead;
  };

  const walk = (node: Nodes): void => {
    switch (node.type as string) {
      case 'yaml': {
        const value = (node as any).value as string;
        try {
          page.frontMatter =
            (parseYaml(value) as Record<string, unknown>) ?? {};
        } catch (error) {
          page.frontMatterError = (error as Error).message.split('\n')[0]!;
        }
        value.split('\n').forEach((line, i) => {
          const key = /^([\w-]+):/.exec(line)?.[1];
          if (key) page.frontMatterLines[key] = i + 2;
        });
        return;
      }
      case 'heading': {
        const h = node as Heading;
        while (headings.length && headings.at(-1)!.depth >= h.depth)
          headings.pop();
        headings.push({
          depth: h.depth,
          text: textOf(h),
          codes: inlineOf(h).codes.map((c) => c.value),
        });
        prose(node, 'heading');
        return;
      }
      case 'paragraph':
        prose(node, 'prose');
        return;
      case 'table':
        rows(node as Table);
        return;
      case 'code': {
        const code = node as Code;
        const title = titleOf(code.meta ?? '');
        const line = code.position!.start.line;
        page.blocks.push({
          type: 'code',
          line,
          bodyLine: line + 1,
          lang: (code.lang ?? '').toLowerCase(),
          meta: code.meta ?? '',
          title,
          value: code.value,
          context: context(title ?? '', [before, code.meta ?? '']),
        });
        before = '';
        return;
      }
      case 'mdxjsEsm':
        page.blocks.push({
          type: 'esm',
          line: node.position!.start.line,
          value: (node as any).value,
          context: context(''),
        });
        return;
      case 'mdxJsxFlowElement':
        pushJsx(node);
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return;
    }
    if ('children' in node)
      for (const child of (node as Parent).children) walk(child);
  };
  for (const child of tree.children) walk(child);
  return page;
}
