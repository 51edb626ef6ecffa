/**
 * Checks the English of pages, reference data, and labels: terms to avoid (terms.json),
 * spelling, and long sentences.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readCached, writeCached} from '../core/persistent-cache';
import type {Problem} from '../report';
import domain from '../rules/domain.json';
import {piecesOf, type Piece} from './pieces';
import {findingsIn} from './sentence-rules';
import {checkSpelling} from './spelling';

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .freeze();
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Keys of reference data that readers see as text. */
const textKeys = new Set([
  ...domain.data.proseKeys,
  'symptom',
  'label',
  'versions',
]);
/** Keys whose text is a name or a sample. */
const notText = new Set(['example', 'since', 'until']);

const valueInJson =
  /^(\s*)"([\w$-]+)":\s*("(?:[^"\\]|\\.)*"),?$|^\s*("(?:[^"\\]|\\.)*"),?$/;

/** `line` is that of all its pieces, 0 where they have their own. */
type Source = {pieces: Piece[]; line: number};

/** Reference data: one value a line, as Prettier writes it. */
function dataSources(file: string, json: string): Source[] {
  // Of reference data, a message is one of the viewer.
  const isInterface = file.startsWith('i18n/');
  let list = '';
  return json.split('\n').flatMap((row, index) => {
    const opened = /^\s*"([\w$-]+)": \[$/.exec(row);
    if (opened) {
      list = opened[1]!;
    }
    const match = valueInJson.exec(row);
    const key = match?.[2] ?? list;
    const isText = isInterface
      ? key === 'message'
      : textKeys.has(key) && !notText.has(key);
    if (!match || !isText) {
      return [];
    }
    const value = JSON.parse(match[3] ?? match[4]!) as string;
    // Readers see this one as "Versions: …".
    const text = key === 'versions' ? `Versions: ${value}` : value;
    // A value is a cell of a table: it need not be a sentence.
    const pieces = piecesOf(markdown.parse(text)).map((piece) => ({
      ...piece,
      data: {kind: 'fragment' as const},
    }));
    return [{pieces, line: index + 1}];
  });
}

/**
 * @param file path from the root, of a page (.md, .mdx), or of reference data (.json)
 * @param text of the file
 * @returns its prose
 * @throws if a page does not parse
 */
export const sourcesIn = (file: string, text: string): Source[] =>
  file.endsWith('.json')
    ? dataSources(file, text)
    : [{pieces: piecesOf(mdx.parse(text)), line: 0}];

/**
 * @param file path from the root, of a page (.md, .mdx), or of reference data (.json)
 * @param text of the file
 * @returns what is wrong with its prose
 */
export async function proseProblems(
  file: string,
  text: string,
): Promise<Problem[]> {
  const isData = file.endsWith('.json');
  let sources: Source[];
  try {
    sources = sourcesIn(file, text);
  } catch (error) {
    const {line = 1, message} = error as Error & {line?: number};
    return [
      {
        file,
        line,
        check: 'prose',
        message: `does not parse: ${message}`,
      },
    ];
  }
  const problems = sources.flatMap((source) =>
    source.pieces
      .flatMap(findingsIn)
      .map(({id, line, ...finding}): Problem => ({
        file,
        line: source.line || line,
        check: `prose/${id}`,
        ...finding,
      })),
  );
  // One call for the file: the dictionaries are built for each call.
  const pieces = sources.flatMap((source) => source.pieces);
  for (const {line, name, nearest} of await checkSpelling(pieces)) {
    problems.push({
      file,
      line: isData ? lineOf(text, name) : line,
      check: 'prose/spelling',
      name,
      message:
        'is not in the dictionaries. If it is right, add it to config/words.txt.',
      nearest,
    });
  }
  return problems;
}

const lineOf = (text: string, word: string) =>
  text.slice(0, text.indexOf(word)).split('\n').length;

/** Changes with the rules. */
export const ownSource = [
  'pieces.ts',
  'prose.ts',
  'sentence-rules.ts',
  'spelling.ts',
  'terms.json',
  '../../../cspell.config.yaml',
  '../../../config/words.txt',
]
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/**
 * The same for files, from an earlier run where neither file nor rules have changed.
 *
 * @param root of the repository
 * @param files paths from the root
 */
export async function checkProse(
  root: string,
  files: string[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const question = ['prose', ownSource, file, text];
    problems.push(
      ...(readCached<Problem[]>(question)?.value ??
        writeCached(question, await proseProblems(file, text))),
    );
  }
  return problems;
}
