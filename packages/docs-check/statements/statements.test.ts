import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {format} from '../report';
import {checkStatements, collapse} from './statements';

const because = 'The source says so (src/a.ts:1).';
const page = 'docs/a.mdx';

function site(entries: unknown, pages: Record<string, string> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'statements-'));
  const files = {
    'packages/docs-check/statements/part.json':
      typeof entries === 'string' ? entries : JSON.stringify(entries, null, 2),
    ...pages,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const said = (entries: unknown, text = 'Words.') =>
  checkStatements(site(entries, {[page]: text})).map(format);

test('a corrected statement that is back is reported with its line and the reason', () => {
  expect(
    said(
      [
        {pages: [page], mustNot: 'never there', because},
        {pages: [page], mustNot: 'the event never\\s+fires', because},
      ],
      'Words.\n\nSo The Event\n  never fires here.\n',
    ),
  ).toEqual([
    `docs/a.mdx:3  statements  "The Event never fires" is a statement that was corrected (packages/docs-check/statements/part.json:9): ${because}`,
  ]);
});

test('a page that says something else is right', () => {
  expect(
    said([{pages: [page], mustNot: 'never fires', because}], 'It fires.'),
  ).toEqual([]);
});

test('what must be on the page instead is missed', () => {
  const entries = [
    {pages: [page], mustNot: 'never', must: 'it fires', because},
  ];
  expect(said(entries, 'It\nfires.')).toEqual([]);
  expect(said(entries, 'It waits.')).toEqual([
    `docs/a.mdx:1  statements  no longer says what it was corrected to, /it fires/ (packages/docs-check/statements/part.json:2): ${because}`,
  ]);
});

test('a page that does not exist is an error, even in a run over other pages', () => {
  const root = site([{pages: ['docs/gone.mdx'], mustNot: 'x', because}]);
  const problems = [
    'packages/docs-check/statements/part.json:2  statements  docs/gone.mdx does not exist: correct the path, or remove it if the page is gone.',
  ];
  expect(checkStatements(root).map(format)).toEqual(problems);
  expect(checkStatements(root, new Set([page])).map(format)).toEqual(problems);
});

test('a run over some pages reports those only', () => {
  const root = site(
    [{pages: [page, 'docs/b.mdx'], mustNot: 'wrong', because}],
    {
      [page]: 'wrong',
      'docs/b.mdx': 'wrong',
    },
  );
  expect(checkStatements(root)).toHaveLength(2);
  expect(
    checkStatements(root, new Set(['docs/b.mdx'])).map((p) => p.file),
  ).toEqual(['docs/b.mdx']);
});

test.each([
  ['[', /part\.json:1 .*is not JSON/],
  [{pages: [page]}, /is not a list of corrected statements/],
  [['text'], /is not an object/],
  [[{pages: [page], mustNot: '(', because}], /"mustNot" is not a regular expr/],
  [
    [{pages: [page], mustNot: 'x', must: '[', because}],
    /"must" is not a regular expression/,
  ],
  [[{pages: [page], mustNot: 'x*', because}], /matches an empty page/],
  [[{pages: [page], mustnot: 'x', because}], /unknown key "mustnot"/],
  [[{pages: [], mustNot: 'x', because}], /needs "pages"/],
  [[{pages: [page], because}], /needs "mustNot"/],
  [[{pages: [page], mustNot: 'x', must: 1, because}], /has a "must" that/],
  [[{pages: [page], mustNot: 'x'}], /needs "because"/],
])('an entry that would check nothing is an error: %j', (entries, message) => {
  const problems = said(entries);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
});

test('a repository without lists has no problem', () => {
  expect(
    checkStatements(mkdtempSync(path.join(tmpdir(), 'statements-'))),
  ).toEqual([]);
});

test('each character of the collapsed text keeps its line', () => {
  expect(collapse('a \n b\n\nc')).toEqual({
    text: 'a b c',
    lines: [1, 1, 2, 2, 4],
  });
});
