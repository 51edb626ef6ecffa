/**
 * Checks the English of pages, reference data, and code: terms to avoid (terms.json),
 * spelling, long sentences, and sentences without a verb.
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
import {codeTexts} from './code-texts';
import {piecesOf, type Piece} from './pieces';
import {sentenceRules, type Finding} from './sentence-rules';
import {sentencesOf} from './sentences';
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

type Source = {pieces: Piece[]; text: string};

/** Reference data: one value a line, as Prettier writes it. */
function dataSources(file: string, json: string): (Source & {line: number})[] {
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
    return [{pieces, text, line: index + 1}];
  });
}

/** Comments from which the tables of the component pages are made. */
const isComponent = (file: string) => /^packages\/ui-next\/.*\.tsx$/.test(file);

/** Code: one text of the interface, one message, or one comment for each source. */
const codeSources = (file: string, code: string) =>
  codeTexts(file, code, isComponent(file)).map(({text, line}) => ({
    text,
    line,
    pieces: piecesOf(markdown.parse(text)).map((piece) => ({
      ...piece,
      data: {kind: 'fragment' as const},
    })),
  }));

const toProblem = (
  file: string,
  line: number,
  {id, name, message}: Finding,
): Problem => ({
  file,
  line,
  check: `prose/${id}`,
  message,
  ...(name ? {name} : {}),
});

async function checkPieces(
  file: string,
  {pieces, text}: Source,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const piece of pieces) {
    const {sentences, remarks} = await sentencesOf(piece, text);
    for (const sentence of sentences) {
      const findings = sentenceRules.flatMap((rule) => rule(sentence));
      problems.push(
        ...findings.map((finding) => toProblem(file, sentence.line, finding)),
      );
    }
    problems.push(
      ...remarks.map(({line, ...finding}) => toProblem(file, line, finding)),
    );
  }
  return problems;
}

/**
 * @param file path from the root, of a page (.md, .mdx), of reference data (.json), or of code
 * @param text of the file
 * @returns what is wrong with its prose
 */
export async function proseProblems(
  file: string,
  text: string,
): Promise<Problem[]> {
  const isData = file.endsWith('.json');
  const isCode = /\.(?:tsx?|[cm]?js)$/.test(file);
  let sources: (Source & {line: number})[];
  try {
    sources = isData
      ? dataSources(file, text)
      : isCode
        ? codeSources(file, text)
        : [{pieces: piecesOf(mdx.parse(text)), text, line: 0}];
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
  const problems: Problem[] = [];
  for (const source of sources) {
    const inSource = await checkPieces(file, source);
    problems.push(
      ...(source.line > 0
        ? inSource.map((problem) => ({...problem, line: source.line}))
        : inSource),
    );
  }
  if (isCode) {
    // Two options are not a repetition. `npm run check:spelling` reads code as a whole.
    return problems.filter(({check}) => !check.startsWith('prose/retext-'));
  }
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

const ownSource = [
  'code-texts.ts',
  'pieces.ts',
  'prose.ts',
  'sentence-rules.ts',
  'sentences.ts',
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
