/**
 * The languages of code blocks: those of prism-react-renderer 2.4.1, and these. `npm run
 * check` checks each fence of the docs against them
 * (packages/docs-check/examples/languages.ts), because an unknown language is rendered
 * without highlighting and without a warning.
 */
import type {Grammar, Languages} from 'prismjs';

/**
 * Loaded in addition. All of them are in the script of every page: one that costs more
 * than a kilobyte there (apacheconf: 3) is not worth its few blocks, which are `text`.
 */
export const additionalLanguages = [
  'bash',
  'batch',
  'diff',
  'docker',
  'http',
  'ini',
  'json',
  'nginx',
  'powershell',
  'toml',
  'uri',
];

/**
 * A number in a shell command: a whole word, after the space in the first group. Not
 * part of an address (`127.0.0.1:8042`), a version (`3.10.0`), a date, or a path.
 */
export const shellNumber = /(^|\s)\d+(?:\.\d+)?(?![^\s;|&)])/;

/** A parameter of a shell command; the language's own rule stops at a hyphen (`--no-verify`). */
export const shellParameter =
  /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/;

/**
 * The program of a shell command: the word where a command starts, whichever it is. The language's
 * own rule colors each word of a list, so `add` in `yarn add`, but not `clone` in `git clone`.
 */
const shellProgram =
  /((?:(?:(?:^|[^\\])\n|[|;]|&&)[\s\\]*|^(?=[a-z!])|^=[^\s(]+[ \t]+)(?:(?:do|else|if|then|while|!)\s+)*)(?!(?:case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while)\b)[a-z./][\w./-]*(?=[\s;|&]|$)/;

/** Colors the program of each shell command, also in a substitution, which has the same rule. */
export function colorPrograms({bash}: Languages): void {
  const rules = bash as Record<string, {pattern: RegExp}>;
  rules.function!.pattern = shellProgram;
  delete rules.builtin;
}

/** Highlights the URL in a `src` attribute as a URL. */
export function colorSources({markup}: Languages): void {
  (
    markup as unknown as {
      tag: {addAttribute: (name: string, language: string) => void};
    }
  ).tag.addAttribute('src', 'uri');
}

/** Gives the lines of a diff the colors of TSX, so also of TypeScript, JSON, and HTML. */
export function colorDiffs({diff, tsx}: Languages): void {
  type Kind = {inside?: {line?: {inside?: Grammar}}};
  for (const {inside} of Object.values(diff ?? {}) as Kind[]) {
    if (inside?.line) {
      inside.line.inside = tsx;
    }
  }
}
