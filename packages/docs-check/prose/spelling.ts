/**
 * Checks the spelling of prose, using cspell with the settings (cspell.config.yaml) and
 * word lists of the site.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readCached, writeCached} from '../core/persistent-cache';
import type {Source} from './prose';

type Misspelled = {line: number; name: string; nearest: string | null};

const settingsFile = path.join(
  import.meta.dirname,
  '../../../cspell.config.yaml',
);

const ownSource = [
  import.meta.filename,
  settingsFile,
  path.join(import.meta.dirname, '../../../config/words.txt'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The lines of a file's prose, without code. */
const linesOf = ({pieces}: Source) =>
  pieces.flatMap(({line, text}) =>
    text.split('\n').map((part, index) => ({
      line: line + index,
      text: part.replaceAll('Code', ' '),
    })),
  );

/** All in one call: the dictionaries are built for each. */
async function spell(sources: readonly Source[]): Promise<Misspelled[][]> {
  const found = sources.map((): Misspelled[] => []);
  const lines = sources.flatMap((source, of) =>
    linesOf(source).map((line) => ({...line, of})),
  );
  if (!lines.length) {
    return found;
  }
  // The library is an ES module; TypeScript makes these files CommonJS.
  const {readSettings, spellCheckDocument} = await import('cspell-lib');
  const {issues} = await spellCheckDocument(
    {
      uri: 'file:///prose.txt',
      text: lines.map(({text}) => text).join('\n'),
      languageId: 'plaintext',
    },
    {generateSuggestions: true, numSuggestions: 1, noConfigSearch: true},
    {
      ...(await readSettings(settingsFile)),
      ignorePaths: [],
      useGitignore: false,
      maxNumberOfProblems: 10_000,
    },
  );
  let index = 0;
  let end = lines[0]!.text.length;
  for (const {offset, text, suggestions} of issues) {
    while (offset > end) {
      index += 1;
      end += lines[index]!.text.length + 1;
    }
    const {line, of} = lines[index]!;
    found[of]!.push({line, name: text, nearest: suggestions?.[0] ?? null});
  }
  return found;
}

/**
 * @returns for each file, the words that no dictionary has, with the nearest one that a
 *   dictionary has; from an earlier run where neither the prose nor the dictionaries changed
 */
export async function checkSpelling(
  sources: readonly Source[],
): Promise<Map<string, Misspelled[]>> {
  const keyOf = ({pieces}: Source) => [
    'spelling',
    ownSource,
    JSON.stringify(pieces),
  ];
  const known = new Map<string, Misspelled[]>();
  const asked: Source[] = [];
  for (const source of sources) {
    const cached = readCached<Misspelled[]>(keyOf(source));
    if (cached) {
      known.set(source.file, cached.value);
    } else {
      asked.push(source);
    }
  }
  (await spell(asked)).forEach((misspelled, index) => {
    const source = asked[index]!;
    known.set(source.file, writeCached(keyOf(source), misspelled));
  });
  return known;
}
