/**
 * Tests the whole check: it reports every planted error, on the right line and with the
 * nearest right name, and no right statement. `__fixtures__/wrong` and `__fixtures__/right`
 * are small docs trees with one case per page.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {checkDocs, type Result} from './check-docs';
import {pageFiles, selectFiles} from './core/files';
import {Facts} from './facts/index';
import {AllowList} from './core/allow';
import {checkData} from './core/check-data';
import {dataFiles} from './data/folders';
import {findTool} from './recipes/find-tool';
import {format} from './report';

type Planted = {
  page: string;
  line: number;
  check: string;
  name?: string;
  says?: string;
  nearest?: string;
};

const fixtures = path.join(import.meta.dirname, '__fixtures__');
const facts = new Facts();
const {planted} = JSON.parse(
  readFileSync(path.join(fixtures, 'planted.json'), 'utf8'),
) as {planted: Planted[]};

const run = (kind: 'wrong' | 'right') => {
  const root = path.join(fixtures, kind);
  return checkDocs(
    root,
    pageFiles(root).map((f) => path.relative(root, f)),
    facts,
    new AllowList([]),
  );
};

/** Pages that need a tool of a distribution, which a developer's machine may lack; CI has them (and a skip fails there). */
const isLacking = (page: string) =>
  (page.includes('nginx-') && !findTool('nginx')) ||
  (page.includes('shell-') && !findTool('shellcheck'));

describe('planted errors', () => {
  let result: Result;
  beforeAll(async () => {
    result = await run('wrong');
  }, 60_000);

  test('each page of the tree is one', () => {
    expect(planted.map((p) => p.page).sort()).toEqual(
      pageFiles(path.join(fixtures, 'wrong'))
        .map((f) => path.relative(path.join(fixtures, 'wrong'), f))
        .sort(),
    );
  });

  test.each(planted)('$page', ({page, line, check, name, says, nearest}) => {
    if (isLacking(page) && !process.env.CI) {
      return;
    }
    const found = result.problems.filter((p) => p.file === page);
    expect(found.map(format)).not.toEqual([]);
    const match = found.find(
      (p) =>
        p.line === line &&
        p.check === check &&
        (name ? p.name === name : p.message.startsWith(says!)),
    );
    expect(match, found.map(format).join('\n')).toBeDefined();
    if (nearest) {
      expect(match!.nearest).toBe(nearest);
    }
  });
});

describe('right statements', () => {
  test('none is reported', async () => {
    const result = await run('right');
    expect(result.pages.length).toBeGreaterThanOrEqual(7);
    expect(result.problems.map(format)).toEqual([]);
  }, 60_000);
});

describe('selecting pages', () => {
  const root = path.join(import.meta.dirname, '../..');

  test.each(['package.json', 'docs/_data/schemas/changes.schema.json'])(
    'refuses %s, which cannot be checked alone',
    (file) => {
      expect(() => selectFiles(root, [file])).toThrow(
        new RegExp(`^${file} is not .*docs/_data/`),
      );
    },
  );

  test('a page, a folder of pages and a file of reference data are', () => {
    expect(selectFiles(root, ['docs/faq/index.md'])).toHaveLength(1);
    expect(selectFiles(root, ['docs/faq']).length).toBeGreaterThan(1);
    expect(selectFiles(root, ['docs/_data/changes.json'])).toEqual([]);
  });
});

describe('reference data', () => {
  test('names are looked up with their owner, prose by its inline code', () => {
    const root = path.join(fixtures, 'data');
    const [file] = dataFiles(root, 'current');
    const report = checkData(file!, root, 'current', facts, new AllowList([]));
    expect(report.problems.map((p) => `${p.line} ${p.name}`)).toEqual([
      '9 measurementService.EVENTS.MEASUREMENT_MOVED',
      '20 measurementService.fetchMeasurements',
      '23 measurementService.getMeasurments',
    ]);
  });
});
