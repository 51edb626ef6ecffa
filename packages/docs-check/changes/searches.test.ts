/**
 * Checks that the searches of entries and pages match the code before a change but not the
 * code after it.
 */
import {describe, expect, test} from 'vitest';
import {parsePage} from '../core/parse';
import type {Change} from './change';
import {entry} from './__fixtures__/lamp';
import {checkPageSearches} from './page-searches';
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

  const page = (source: string, id = 'migration-guide/guide/lamps') =>
    parsePage(`/site/docs/${id}.md`, '/site', source);
  const samples = (grep: string, meta = '') =>
    page(
      `## Lamps\n\n\`\`\`js title="before (3.9)"\nlampService.light();\n\`\`\`\n\n\`\`\`js title="after (3.10)"\nlampService.turnOn();\n\`\`\`\n\n\`\`\`bash${meta}\ngrep -rnE '${grep}' src\n\`\`\`\n`,
    );

  test.each<[string, string, string, RegExp | null]>([
    ['that holds', '\\.light\\(', '', null],
    [
      'that misses the sample before',
      'lantern',
      '',
      /does not find the code before/,
    ],
    [
      'that finds the sample after',
      'lampService',
      '',
      /also finds the code after/,
    ],
    ['that is marked', 'lampService', ' also-finds="look at the name"', null],
    [
      'that is marked and does not find it',
      '\\.light\\(',
      ' also-finds="look at the name"',
      /does not find the code after/,
    ],
  ])('a search of a page %s', (_, grep, meta, message) => {
    const problems = checkPageSearches(samples(grep, meta), [])
      .problems.map((p) => `${p.line} ${p.message}`)
      .join('\n');
    if (message) {
      expect(problems).toMatch(message);
    } else {
      expect(problems).toBe('');
    }
  });

  test('reports a search without any code to test it on', () => {
    expect(
      checkPageSearches(page("```bash\ngrep -rnE 'x' src\n```\n"), []).problems,
    ).toMatchObject([
      {line: 2, message: expect.stringMatching(/^nothing shows/) as string},
    ]);
  });

  test("the search of an area finds every entry's old code", () => {
    const overview = (grep: string) =>
      checkPageSearches(
        page(
          `## Services\n\n\`\`\`bash\ngrep -rnE '${grep}' src\n\`\`\`\n`,
          'migration-guide/guide/index',
        ),
        [
          entry({page: 'migration-guide/guide/lamps'}),
          entry({
            slug: 'dim',
            page: 'migration-guide/guide/lamps',
            old: 'lampService.dim(1)',
          }),
          entry({
            slug: 'other',
            page: 'migration-guide/other/lamps',
            old: 'candle()',
          }),
        ],
      ).problems.map((p) => p.message);
    expect(overview('lampService')).toEqual([]);
    expect(overview('\\.light')).toEqual([
      'the search of this area does not find the old code of dim: lampService.dim(1)',
    ]);
  });
});
