/**
 * Checks the English of pages, reference data, and labels: terms to avoid (terms.json),
 * spelling, and long sentences.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {releases} from '../../../config/releases';
import {parsePage, piecesIn} from '../core/parse';
import {fileKeyOf, readCached, writeCached} from '../core/persistent-cache';
import {readPage} from '../core/read-page';
import type {Page} from '../core/page';
import type {Problem} from '../report';
import domain from '../rules/domain.json';
import type {Piece} from './pieces';
import {findingsIn} from './sentence-rules';
import {misspelledIn} from './spelling';

/** Keys of reference data that readers see as text. */
const textKeys = new Set([
  ...domain.data.proseKeys,
  'symptom',
  'label',
  'versions',
]);
/** Keys whose text is a name or a sample. */
const notText = new Set(['example', 'since', 'until']);

const valueInJson = /^\s*(?:"([\w$-]+)":\s*)?("(?:[^"\\]|\\.)*"),?$/;

/** Reference data: one value a line, as Prettier writes it. */
function dataPieces(file: string, json: string): Piece[] {
  // Of reference data, a message is one of the viewer.
  const isInterface = file.startsWith('i18n/');
  let list = '';
  return json.split('\n').flatMap((row, index) => {
    list = /^\s*"([\w$-]+)": \[$/.exec(row)?.[1] ?? list;
    const [, key = list, value] = valueInJson.exec(row) ?? [];
    const isText = isInterface
      ? key === 'message'
      : textKeys.has(key) && !notText.has(key);
    if (!value || !isText) {
      return [];
    }
    // Readers see this one as "Versions: …".
    const text = `${key === 'versions' ? 'Versions: ' : ''}${JSON.parse(value)}`;
    // A value is a cell of a table: it need not be a sentence.
    return piecesIn(text).map((piece) => ({
      ...piece,
      text: piece.text.replaceAll('\n', ' '),
      kind: 'fragment' as const,
      line: index + 1,
    }));
  });
}

/** The prose of a file: of a page (.md, .mdx), or of reference data (.json). */
export type Source = {file: string; pieces: Piece[]; error?: Page['error']};

/**
 * @param file path from the root
 * @param text of the file; without it, it is read
 */
export function sourceOf(root: string, file: string, text?: string): Source {
  const place = path.join(root, file);
  if (file.endsWith('.json')) {
    const pieces = dataPieces(file, text ?? readFileSync(place, 'utf8'));
    return {file, pieces};
  }
  const {error, prose} =
    text === undefined ? readPage(place, root) : parsePage(place, root, text);
  return {file, pieces: prose, error};
}

/** Pages of earlier releases change only where a fact is wrong. */
const frozen = releases.slice(1).map(({docs}) => docs);

/** Changes with the rules. */
const rules = [
  import.meta.filename,
  ...['sentence-rules.ts', 'spelling.ts', 'terms.json']
    .concat('../../../cspell.config.yaml', '../../../config/words.txt')
    .map((file) => path.join(import.meta.dirname, file)),
].map(fileKeyOf);

function problemsOf(
  {file, pieces, error}: Source,
  misspelled: Awaited<ReturnType<typeof misspelledIn>>[number],
): Problem[] {
  if (error) {
    const message = `does not parse: ${error.message}`;
    return [{file, line: error.line, check: 'prose', message}];
  }
  const isFrozen = frozen.some((folder) => file.startsWith(`${folder}/`));
  const message =
    'is not in the dictionaries. If it is right, add it to config/words.txt.';
  return [
    ...pieces
      .flatMap((piece) => findingsIn(piece, isFrozen))
      .map(({id, ...finding}) => ({file, check: `prose/${id}`, ...finding})),
    ...misspelled.map((word) => ({
      ...{file, check: 'prose/spelling', message},
      ...word,
    })),
  ];
}

/** What is wrong with the prose of these files, from an earlier run where neither it nor the rules changed. */
export async function proseProblems(
  sources: readonly Source[],
): Promise<Problem[]> {
  const asked = sources.map((source) => {
    const key = ['prose', ...rules, JSON.stringify(source)];
    return {source, key, cached: readCached<Problem[]>(key)?.value};
  });
  const unknown = asked.filter(({cached}) => !cached);
  const misspelled = await misspelledIn(unknown.map(({source}) => source));
  return asked.flatMap(
    (one) =>
      one.cached ??
      writeCached(
        one.key,
        problemsOf(one.source, misspelled[unknown.indexOf(one)]!),
      ),
  );
}

/**
 * @param root of the repository
 * @param files paths from the root
 */
export const checkProse = (root: string, files: string[]): Promise<Problem[]> =>
  proseProblems(files.map((file) => sourceOf(root, file)));
