// cspell:ignore recognise catalgue
/** The spelling check is fed misspelled words, through the repository's own configuration. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(__dirname, '../..');

/** Unknown words in text with the name of a file that need not exist. */
function unknownWords(file: string, text: string): string[] {
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [
      'node_modules/cspell/bin.mjs',
      'lint',
      '--no-progress',
      '--no-summary',
      '--words-only',
      `stdin://${path.join(root, file)}`,
    ],
    {cwd: root, input: text, encoding: 'utf8'},
  );
  if (stderr.trim()) {
    throw new Error(stderr);
  }
  return stdout.split('\n').filter(Boolean);
}

// British spelling, a part of a name, and a word that only tests may contain.
const text = '// Recognise a DICOM veiwport.\nconst protocolCatalgue = 1;';

test.each([
  ['config/wrong.ts', ['Recognise', 'veiwport', 'Catalgue']],
  ['config/wrong.test.ts', ['Recognise', 'Catalgue']],
  // Prose of the docs is left out.
  ['docs/wrong.mdx', []],
])(
  '%s: %j',
  (file, expected) => {
    expect(unknownWords(file, text)).toEqual(expected);
  },
  60_000,
);
