/**
 * Checks the spelling of prose, using cspell with the settings (cspell.config.yaml) and
 * word lists of the site.
 */
import path from 'node:path';
import type {Piece} from './pieces';

type Misspelled = {line: number; name: string; nearest: string | null};

const settingsFile = path.join(
  import.meta.dirname,
  '../../../cspell.config.yaml',
);

/** The words of a piece, each on the line where it is in the file. */
function wordsOf(piece: Piece): {text: string; line: number}[] {
  const found: {text: string; line: number}[] = [];
  const walk = (node: Piece | Piece['children'][number]) => {
    if (node.type === 'text') {
      node.value.split('\n').forEach((text, index) => {
        found.push({text, line: (node.position?.start.line ?? 1) + index});
      });
    } else if ('children' in node) {
      node.children.forEach(walk);
    }
  };
  walk(piece);
  return found;
}

/**
 * @param pieces of one file
 * @returns the words that no dictionary has, with the nearest one that a dictionary has
 */
export async function checkSpelling(pieces: Piece[]): Promise<Misspelled[]> {
  const words = pieces.flatMap(wordsOf);
  const document = words.map(({text}) => text).join('\n');
  // The library is an ES module; TypeScript makes these files CommonJS.
  const {readSettings, spellCheckDocument} = await import('cspell-lib');
  const {issues} = await spellCheckDocument(
    {
      uri: 'file:///prose.txt',
      text: document,
      languageId: 'plaintext',
    },
    {generateSuggestions: true, numSuggestions: 1, noConfigSearch: true},
    {
      ...(await readSettings(settingsFile)),
      ignorePaths: [],
      useGitignore: false,
    },
  );
  return issues.map(({offset, text, suggestions}) => ({
    line: words[document.slice(0, offset).split('\n').length - 1]!.line,
    name: text,
    nearest: suggestions?.[0] ?? null,
  }));
}
