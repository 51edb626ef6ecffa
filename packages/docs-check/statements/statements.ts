/**
 * Checks that statements that the source refuted do not return. Each JSON file in this
 * folder lists corrected statements: the pages that contained them, the words that must not
 * return, and the source that refutes them.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../report';

const statementsFolder = 'packages/docs-check/statements';

/** A statement that was corrected. The expressions are tried without regard to case, with each run of white space as one space. */
export type Statement = {
  /** paths from the repository's root */
  pages: string[];
  /** matches the wrong statement */
  mustNot: string;
  /** matches what must be on each page instead */
  must?: string;
  /** one sentence with the place in the source */
  because: string;
};

const keys = ['pages', 'mustNot', 'must', 'because'];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** What is wrong with the form of an entry; a key that is misspelled would otherwise check nothing. */
function formProblem(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return 'is not an object.';
  }
  const {pages, mustNot, must, because} = entry as Record<string, unknown>;
  const unknown = Object.keys(entry).find((key) => !keys.includes(key));
  if (unknown) {
    return `has the unknown key "${unknown}". Keys: ${keys.join(', ')}.`;
  }
  if (!Array.isArray(pages) || !pages.length || !pages.every(isText)) {
    return 'needs "pages", a list of at least one path from the root of the repository.';
  }
  if (!isText(mustNot)) {
    return 'needs "mustNot", a regular expression that matches the wrong statement.';
  }
  if (must !== undefined && !isText(must)) {
    return 'has a "must" that is not a regular expression.';
  }
  return isText(because)
    ? undefined
    : 'needs "because", one sentence that gives the place in the source.';
}

/** The expressions of an entry, or what is wrong with one of them. */
function expressions(entry: Statement) {
  const compiled: {mustNot?: RegExp; must?: RegExp; wrong?: string} = {};
  for (const key of ['mustNot', 'must'] as const) {
    const source = entry[key];
    if (source === undefined) {
      continue;
    }
    try {
      compiled[key] = new RegExp(source, 'iu');
    } catch (error) {
      compiled.wrong = `"${key}" is not a regular expression: ${(error as Error).message}.`;
      return compiled;
    }
    if (compiled[key].test('')) {
      compiled.wrong = `"${key}" matches an empty page, so it says nothing about a page.`;
      return compiled;
    }
  }
  return compiled;
}

/** The text with each run of white space as one space, and the line in which each of its characters is. */
export function collapse(text: string) {
  const lines: number[] = [];
  let collapsed = '';
  let line = 1;
  for (const character of text) {
    if (!/\s/u.test(character)) {
      collapsed += character;
      // as many as the character has places in the text, which are two for some
      lines.push(...Array<number>(character.length).fill(line));
    } else if (!collapsed.endsWith(' ')) {
      collapsed += ' ';
      lines.push(line);
    }
    if (character === '\n') {
      line++;
    }
  }
  return {text: collapsed, lines};
}

const problem = (file: string, line: number, message: string): Problem => ({
  file,
  line,
  check: 'statements',
  message,
});

/**
 * One entry of a list.
 *
 * @param file of the list, and `line` of the entry in it
 * @param only pages to look at, as paths from the root; without it: all
 */
function checkEntry(
  root: string,
  file: string,
  line: number,
  entry: unknown,
  only?: ReadonlySet<string>,
): Problem[] {
  const malformed = formProblem(entry);
  if (malformed) {
    return [problem(file, line, `An entry ${malformed}`)];
  }
  const statement = entry as Statement;
  const {mustNot, must, wrong} = expressions(statement);
  if (wrong) {
    return [problem(file, line, wrong)];
  }
  return statement.pages.flatMap((where) => {
    if (!existsSync(path.join(root, where))) {
      return [
        problem(
          file,
          line,
          `${where} does not exist: correct the path, or remove it if the page is gone.`,
        ),
      ];
    }
    if (only && !only.has(where)) {
      return [];
    }
    const page = collapse(readFileSync(path.join(root, where), 'utf8'));
    const found = mustNot?.exec(page.text);
    return [
      ...(found
        ? [
            problem(
              where,
              page.lines[found.index]!,
              `"${found[0]}" is a statement that was corrected (${file}:${line}): ${statement.because}`,
            ),
          ]
        : []),
      ...(must && !must.test(page.text)
        ? [
            problem(
              where,
              1,
              `no longer says what it was corrected to, /${statement.must}/ (${file}:${line}): ${statement.because}`,
            ),
          ]
        : []),
    ];
  });
}

/** Line in which each entry of the list starts: Prettier indents it by two spaces. */
const entryLines = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /^ {2}\S/.test(line) && !/^ {2}[\]}]/.test(line) ? [index + 1] : [],
    );

/**
 * All lists of corrected statements.
 *
 * @param only pages to look at, as paths from the root; without it: all. The lists themselves are checked in any case.
 */
export function checkStatements(
  root: string,
  only?: ReadonlySet<string>,
): Problem[] {
  const folder = path.join(root, statementsFolder);
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];
  return names.flatMap((name) => {
    const file = `packages/docs-check/statements/${name}`;
    const text = readFileSync(path.join(folder, name), 'utf8');
    let entries: unknown;
    try {
      entries = JSON.parse(text);
    } catch (error) {
      return [problem(file, 1, `is not JSON: ${(error as Error).message}`)];
    }
    if (!Array.isArray(entries)) {
      return [problem(file, 1, 'is not a list of corrected statements.')];
    }
    const lines = entryLines(text);
    return entries.flatMap((entry: unknown, index) =>
      checkEntry(root, file, lines[index] ?? 1, entry, only),
    );
  });
}
