/**
 * Each rule reports what its wrong examples say, and nothing in any right example. An example is a
 * page in a small docs tree: `<rule>.examples/wrong/docs/…`, or below `versioned_docs/`.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {AllowList} from '../core/allow';
import {readPage} from '../core/read-page';
import {checkPage} from '../core/check-page';
import {pageFiles} from '../core/files';
import {Facts} from '../facts/index';
import {format} from '../report';
import {rules} from './index';

const facts = new Facts();
const folder = import.meta.dirname;
const treeOf = (rule: string, kind: 'wrong' | 'right') =>
  path.join(folder, `${rule}.examples`, kind);

const examples = (rule: string, kind: 'wrong' | 'right') =>
  pageFiles(treeOf(rule, kind)).map((file) => ({
    name: path.relative(treeOf(rule, kind), file),
    file,
    root: treeOf(rule, kind),
  }));

const problemsIn = (file: string, root: string) =>
  checkPage(readPage(file, root), facts, new AllowList([])).report.problems;

/** The last lines of a wrong example: line 10 reports `name`; nearest `other` */
const expected =
  /\{\/\* line (\d+) reports `([^`]+)`(?:; nearest `([^`]+)`)? \*\/\}/g;

describe.each(rules.map(({id}) => id))('%s', (rule) => {
  const wrong = examples(rule, 'wrong');

  test('has a wrong example', () => {
    expect(wrong).not.toEqual([]);
  });

  test.each(wrong)('reports $name', ({file, root}) => {
    const wanted = [...readFileSync(file, 'utf8').matchAll(expected)];
    expect(wanted).not.toEqual([]);
    const found = problemsIn(file, root);
    for (const [, line, name, nearest] of wanted) {
      const match = found.find(
        (problem) => problem.check === rule && problem.name === name,
      );
      expect(match, found.map(format).join('\n')).toMatchObject({
        line: Number(line),
        ...(nearest ? {nearest} : {}),
      });
    }
  });

  test.each(examples(rule, 'right'))(
    'does not report $name',
    ({file, root}) => {
      expect(problemsIn(file, root).map(format)).toEqual([]);
    },
  );
});

test('every folder of examples is that of a rule', () => {
  const folders = readdirSync(folder).filter((name) =>
    name.endsWith('.examples'),
  );
  expect(folders.sort()).toEqual(
    rules
      .map(({id}) => `${id}.examples`)
      .filter((name) => existsSync(path.join(folder, name)))
      .sort(),
  );
});

test('no planted error and no right statement got lost', () => {
  const count = (kind: 'wrong' | 'right') =>
    rules.flatMap(({id}) => examples(id, kind)).length;
  expect(count('wrong')).toBeGreaterThanOrEqual(74);
  expect(count('right')).toBeGreaterThanOrEqual(53);
});
