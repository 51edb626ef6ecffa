/**
 * Checks that statements that the source refuted do not return. Each JSON file in this
 * folder lists corrected statements: the pages that contained them, the words that must not
 * return, and the source that refutes them.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, requireJson} from '../core/read-files';
import type {Problem} from '../report';

const statementsFolder = 'packages/docs-check/statements';

/**
 * A statement that was corrected. The expressions are tried without regard to case; a space
 * in them stands for any white space.
 */
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

const toExpression = (source: string) =>
  new RegExp(source.replaceAll(' ', '\\s+'), 'iu');

function checkPage(
  page: string,
  text: string | undefined,
  {mustNot, must, because}: Statement,
  list: string,
): Problem[] {
  const problem = (file: string, line: number, message: string) => [
    {file, line, check: 'statements', message: `${message}: ${because}`},
  ];
  if (text === undefined) {
    return problem(list, 1, `${page} does not exist; correct the path`);
  }
  const found = toExpression(mustNot).exec(text);
  if (found) {
    const line = text.slice(0, found.index).split('\n').length;
    const words = found[0].replace(/\s+/g, ' ');
    return problem(
      page,
      line,
      `"${words}" is a statement that was corrected (${list})`,
    );
  }
  return must !== undefined && !toExpression(must).test(text)
    ? problem(page, 1, `no longer says what it was corrected to, /${must}/`)
    : [];
}

/**
 * All lists of corrected statements.
 *
 * @param files pages to look at, as paths from the root; without it: all
 */
export function checkStatements(
  root: string,
  files?: ReadonlySet<string>,
): Problem[] {
  const folder = path.join(root, statementsFolder);
  return filesBelow(folder, /\.json$/).flatMap((name) => {
    const list = `${statementsFolder}/${name}`;
    const statements = requireJson<Statement[]>(path.join(root, list));
    return statements.flatMap((statement) =>
      statement.pages
        .filter((page) => !files || files.has(page))
        .flatMap((page) => {
          const file = path.join(root, page);
          const text = existsSync(file)
            ? readFileSync(file, 'utf8')
            : undefined;
          return checkPage(page, text, statement, list);
        }),
    );
  });
}
