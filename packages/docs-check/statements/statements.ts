/**
 * Checks that statements that the source refuted do not return. Each JSON file in this
 * folder lists corrected statements: the pages that contained them, the words that must not
 * return, and the source that refutes them.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, requireJson} from '../core/read-files';
import {lineOf, reporter, type Problem} from '../report';

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

const problem = reporter('statements');

const toExpression = (source: string) =>
  new RegExp(source.replaceAll(' ', '\\s+'), 'iu');

function checkPage(
  root: string,
  page: string,
  {mustNot, must, because}: Statement,
  list: string,
): Problem[] {
  const file = path.join(root, page);
  if (!existsSync(file)) {
    const message = `${page} does not exist; correct the path: ${because}`;
    return [problem(list, 1, message)];
  }
  const text = readFileSync(file, 'utf8');
  const [found] = toExpression(mustNot).exec(text) ?? [];
  if (found) {
    const words = found.replace(/\s+/g, ' ');
    const message = `"${words}" is a statement that was corrected (${list}): ${because}`;
    return [problem(page, lineOf(text, found), message)];
  }
  const message = `no longer says what it was corrected to, /${must}/: ${because}`;
  return must !== undefined && !toExpression(must).test(text)
    ? [problem(page, 1, message)]
    : [];
}

/** All lists of corrected statements. @param files pages to look at, as paths from the root; without it: all */
export const checkStatements = (root: string, files?: string[]): Problem[] =>
  filesBelow(path.join(root, statementsFolder), /\.json$/).flatMap((name) => {
    const list = `${statementsFolder}/${name}`;
    const statements = requireJson<Statement[]>(path.join(root, list));
    return statements.flatMap((statement) =>
      statement.pages
        .filter((page) => files?.includes(page) ?? true)
        .flatMap((page) => checkPage(root, page, statement, list)),
    );
  });
