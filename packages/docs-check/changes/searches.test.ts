/** The searches of entries match the code before a change but not the code after it. */
import {describe, expect, test} from 'vitest';
import type {Change} from './change';
import {entry} from './__fixtures__/lamp';
import {checkFind, runGrep} from './search';

describe('searches', () => {
  test('match per file as expected', () => {
    expect(runGrep("grep -rnE '\\bold\\(' src", ['old()', 'bold()'])).toEqual([
      true,
      false,
    ]);
    expect(
      runGrep("grep -rnE 'old' --include='*.jsx' src", ['old()', 'x']),
    ).toEqual([true, false]);
  });

  test.each([
    ['rm -rf src', /does not have the form/],
    ["grep -rnE 'x' src; rm -rf src", /does not have the form/],
    ["grep -rnE '(' src", /./],
  ])('%s is not a search', (command, wrong) => {
    expect(runGrep(command, ['x'])).toEqual({
      wrong: expect.stringMatching(wrong) as string,
    });
  });

  test.each<[string, Partial<Change>, RegExp | null]>([
    ['that holds', {}, null],
    [
      'that misses the old code',
      {find: "grep -rnE 'lantern' src"},
      /does not find the old code/,
    ],
    [
      'that finds the new code',
      {find: "grep -rnE 'lampService' src"},
      /also finds the new code/,
    ],
    [
      'that finds the new code, and says why',
      {
        find: "grep -rnE 'lampService' src",
        alsoFinds: 'both are calls of the service',
      },
      null,
    ],
    [
      'that says why it finds what it does not find',
      {alsoFinds: 'both are calls'},
      /remove "alsoFinds"/,
    ],
    ['that is missing', {find: undefined}, /has no search/],
  ])('a search %s', (_, more, message) => {
    const problems = checkFind(entry(more)).problems.join('\n');
    if (message) {
      expect(problems).toMatch(message);
    } else {
      expect(problems).toBe('');
    }
  });
});
