import {expect, test} from 'vitest';
import {parsePage} from '../core/parse';
import {checkPageItself, checkUnique} from './pages';

const matter = (more = '') =>
  `---\ntitle: T\ndescription: A description that is long enough to fit the search result of a page.\nkeywords:\n  - word\n${more}---\n\n`;
const page = (source: string, name = 'x') =>
  parsePage(`/site/docs/${name}.md`, '/site', source);
const messages = (source: string) =>
  checkPageItself(page(source)).map((p) =>
    `${p.line} ${p.name ?? ''} ${p.message}`.replace(/ {2,}/g, ' '),
  );

test('headings do not skip a level, and each section says something', () => {
  expect(
    messages(`${matter()}Words.\n\n### A\n\n## B\n\n## C\n\nWords.\n`),
  ).toEqual([
    '10 "A" skips a heading level (h1 to h3).',
    '10 the section "A" is empty.',
    '12 the section "B" is empty.',
  ]);
});

test('two pages do not share a description', () => {
  expect(
    checkUnique([page(`${matter()}a`, 'a'), page(`${matter()}b`, 'b')]),
  ).toMatchObject([{file: 'docs/b.md', name: 'description'}]);
  const older = parsePage(
    '/site/versioned_docs/version-3.9/a.md',
    '/site',
    `${matter()}a`,
  );
  expect(checkUnique([page(`${matter()}a`, 'a'), older])).toHaveLength(1);
});
