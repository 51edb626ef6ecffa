import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {format} from '../report';
import {checkStatements, type Statement} from './statements';

const page = 'docs/a.mdx';
const list = 'packages/docs-check/statements/part.json';

/** What is said of a page with this text, if the list has this one entry. */
function said(entry: Partial<Statement>, text: string): string[] {
  const statement = {
    pages: [page],
    mustNot: 'the event never fires',
    because: 'It does (a.ts:1).',
    ...entry,
  };
  const root = temporaryFolder({[list]: [statement], [page]: text});
  return checkStatements(root).map(format);
}

test('a corrected statement that is back is reported with its line and the reason', () => {
  expect(said({}, 'Words.\n\nSo The Event\n  never fires here.\n')).toEqual([
    `docs/a.mdx:3  statements  "The Event never fires" is a statement that was corrected (${list}): It does (a.ts:1).`,
  ]);
  expect(said({}, 'It fires.')).toEqual([]);
});

test('what must be on the page instead is missed', () => {
  expect(said({must: 'it fires'}, 'It\nfires.')).toEqual([]);
  expect(said({must: 'it fires'}, 'It waits.')).toEqual([
    'docs/a.mdx:1  statements  no longer says what it was corrected to, /it fires/: It does (a.ts:1).',
  ]);
});

test('a list that is not JSON is named', () => {
  const root = temporaryFolder({[list]: '[{'});
  expect(() => checkStatements(root)).toThrow(/Cannot read .*part\.json: /);
});

test('a page that is gone is an error', () => {
  expect(said({pages: ['docs/gone.mdx']}, '')).toEqual([
    expect.stringContaining('docs/gone.mdx does not exist'),
  ]);
});
