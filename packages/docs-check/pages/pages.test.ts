import {expect, test} from 'vitest';
import {parsePage} from '../core/parse';
import {checkPageItself} from './pages';

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
