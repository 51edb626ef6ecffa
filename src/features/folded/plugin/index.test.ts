import {expect, test} from 'vitest';
import {textAfter} from '../../../../tests/support/remark-page';
import foldedSections from '.';

const fold = (path: string, value: string): string =>
  textAfter(foldedSections, path, value);

const page =
  '<Area>\n\n## Data\n\n### A\n\na\n\n### B\n\n## C\n\nc\n\n</Area>\n';

test('a section of level 3 is folded up to the next heading, also in an element', () => {
  const result = fold('docs/faq/technical.md', page);
  expect(result.replace(/\n\s*/g, ' ')).toBe(
    '<Area> <UnfoldAll /> ## Data <Folded> ### A a </Folded> <Folded> ### B </Folded> ## C c </Area> ',
  );
});

test('the button is above the heading of a list in an element', () => {
  const inElement = '## Data\n\nText.\n\n<Area>\n\n### A\n\na\n\n</Area>\n';
  expect(fold('docs/faq/technical.md', inElement)).toMatch(
    /^<UnfoldAll \/>\s+## Data/,
  );
});

test('other pages are left alone', () => {
  expect(fold('docs/faq/index.md', page)).not.toContain('Folded');
});
