import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {noCounts, type CountsByVersion} from '../report';
import {checkCeilings, lowerCeilings} from './ceilings';

vi.mock('../../../config/releases', async (importOriginal) => {
  const {twoReleases} = await import('../../../tests/support/two-releases');
  return twoReleases(await importOriginal());
});

const counts = (unverified: number): CountsByVersion => ({
  current: {...noCounts(), exact: 1000 - unverified, unverified},
  '3.9': {...noCounts(), exact: 1000},
});
const ceilings = (unverified: number) => ({
  current: {allowed: 10, unverified},
  '3.9': {allowed: 10, unverified: 10},
});

function rootWith(unverified: number): string {
  const root = mkdtempSync(path.join(tmpdir(), 'ceilings-'));
  mkdirSync(path.join(root, 'packages/docs-check/rules'), {recursive: true});
  writeFileSync(
    path.join(root, 'packages/docs-check/rules', 'ceilings.json'),
    JSON.stringify(ceilings(unverified)),
  );
  return root;
}

test('passes below the ceiling', () => {
  expect(
    checkCeilings(rootWith(50), counts(50), [ceilings(50)]).problems,
  ).toEqual([]);
});

test('reports by how much a count exceeds the ceiling', () => {
  const {problems} = checkCeilings(rootWith(50), counts(60), []);
  expect(problems.map((p) => p.message)).toEqual([
    expect.stringContaining('60.0 per thousand; the ceiling is 50'),
  ]);
});

test('reports a raised ceiling, regardless of the counts', () => {
  const {problems} = checkCeilings(rootWith(50), counts(1), [
    ceilings(50),
    ceilings(40),
  ]);
  expect(problems.map((p) => p.message)).toEqual([
    expect.stringContaining('is 50 and was already 40'),
  ]);
});

test('without Git history, the rule is skipped, not passed', () => {
  expect(checkCeilings(rootWith(50), counts(1), null).skipped).toHaveLength(1);
});

test('lowering sets a ceiling to the current value and never raises it', () => {
  const root = rootWith(50);
  expect(lowerCeilings(root, counts(20))).toContain(
    'current.unverified 50 -> 21',
  );
  expect(lowerCeilings(root, counts(40))).toEqual([]);
  expect(
    JSON.parse(
      readFileSync(
        path.join(root, 'packages/docs-check/rules', 'ceilings.json'),
        'utf8',
      ),
    ).current.unverified,
  ).toBe(21);
});

test('a release without ceilings is a problem, and lowering adds them', () => {
  const root = rootWith(50);
  const file = path.join(root, 'packages/docs-check/rules/ceilings.json');
  writeFileSync(file, JSON.stringify({current: ceilings(50).current}));
  expect(checkCeilings(root, counts(20), []).problems).toMatchObject([
    {check: 'new-release', message: expect.stringContaining('3.9') as string},
  ]);
  expect(lowerCeilings(root, counts(50))).toContain('3.9.allowed new -> 1');
  expect(checkCeilings(root, counts(20), []).problems).toEqual([]);
});
