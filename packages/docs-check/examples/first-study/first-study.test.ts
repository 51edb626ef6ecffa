/** A version without the tutorial, and a step that is too long, are found. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readStates} from '../first-extension/states';
import {checkFirstStudy, checkLengths} from './index';

const root = path.resolve(import.meta.dirname, '../../../..');

test('a version without the tutorial is a problem that says what to copy', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  const check = () => checkFirstStudy(copy, 'current', []);
  expect(check()).toEqual([]);
  mkdirSync(path.join(copy, 'examples/first-study'), {recursive: true});
  expect(check()[0]?.message).toMatch(/does not exist.*Copy the steps/);
});

test('a step that is too long is found', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  cpSync(path.join(root, 'examples'), path.join(copy, 'examples'), {
    recursive: true,
  });
  const file = path.join(
    copy,
    'examples/first-study/current/03-2-viewer/compose.yaml',
  );
  const states = readStates(root, 'current', 'first-study');
  expect(checkLengths(copy, 'current', states)).toEqual([]);
  writeFileSync(file, readFileSync(file, 'utf8') + '# more\n'.repeat(30));
  expect(checkLengths(copy, 'current', states)).toMatchObject([
    {
      message: expect.stringMatching(
        /\d new lines\. A step has at most 30/,
      ) as string,
    },
  ]);
});
