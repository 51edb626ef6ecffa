/**
 * Checks the spelling of prose, using cspell with the settings (cspell.config.yaml) and
 * word lists of the site.
 */
import path from 'node:path';
import type {Source} from './prose';

type Misspelled = {line: number; name: string; nearest: string | null};

const settingsFile = path.join(
  import.meta.dirname,
  '../../../cspell.config.yaml',
);

/** The lines of a file's prose, without code. */
const linesOf = ({pieces}: Source) =>
  pieces.flatMap(({line, text}) =>
    text.split('\n').map((part, index) => ({
      line: line + index,
      text: part.replaceAll('Code', ' '),
    })),
  );

/** The words of each source that no dictionary has. All in one call: the dictionaries are built for each. */
export async function misspelledIn(
  sources: readonly Source[],
): Promise<Misspelled[][]> {
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
