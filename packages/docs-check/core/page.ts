/**
 * A docs page as the rules see it: a list of blocks in reading order, each with its line, its text,
 * the inline code in it, and the context that decides what a name in it may mean (headings above,
 * table column, releases that the text refers to).
 */
import path from 'node:path';
import {releases} from '../../../config/releases';
import type {DocsVersion, SaidRelease} from '../facts/index';
import type {Piece} from '../prose/pieces';

export type Inline = {
  value: string;
  line: number;
};

export type ProseBlock = {
  type: 'prose' | 'cell' | 'heading';
  line: number;
  /** of a heading */
  depth?: number | undefined;
  /** the words outside code, for names that lack their backticks */
  words: {text: string; line: number}[];
  /** all text of the block, code included */
  text: string;
  codes: Inline[];
  context: Context;
  /** of a cell: its column's header, its row's text, and whether it is the first cell of the row */
  column?: {header: string; row: string; first: boolean} | undefined;
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
  /** The file that the fence names, if it does, where that file is, and where each line is in it. */
  included?: {file: string; place: string; lines: number[]};
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

export type Block =
  ProseBlock | CodeBlock | JsxBlock | {type: 'esm'; line: number};

export type Context = {
  headings: string[];
  headingCodes: string[];
  /** text of the block before this one, for a sample introduced by a sentence */
  before: string;
  releases: SaidRelease[];
};

export type Page = {
  file: string;
  /** id as the docs plugin has it: path below docs/ without extension */
  id: string;
  version: DocsVersion;
  frontMatter: Record<string, unknown>;
  frontMatterLines: Record<string, number>;
  blocks: Block[];
  /** Of links and images. */
  links: {url: string; line: number}[];
  prose: Piece[];
  error: {message: string; line: number} | null;
};

/** A page in which nothing has been read yet. */
export const unreadPage = (
  of: Pick<Page, 'file' | 'id' | 'version'>,
): Page => ({
  ...of,
  frontMatter: {},
  frontMatterLines: {},
  blocks: [],
  links: [],
  prose: [],
  error: null,
});

/** Path of a file from the root, with slashes on every system. */
export const pathFrom = (root: string, file: string) =>
  path.relative(root, file).split(path.sep).join('/');

/** The version and the id of a docs page, by its path; null for any other file. */
export function placeOf(
  file: string,
  root: string,
): {id: string; version: DocsVersion} | null {
  const name = pathFrom(root, file);
  for (const {docs, id: version} of releases) {
    const id = name.startsWith(`${docs}/`)
      ? /^(.+)\.mdx?$/.exec(name.slice(docs.length + 1))?.[1]
      : undefined;
    if (id) {
      return {id, version};
    }
  }
  return null;
}
