import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import foldedSections from '.';

function fold(path: string, value: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(foldedSections)
    .use(remarkStringify);
  const file = new VFile({path, value});
  return processor.stringify(processor.runSync(processor.parse(file), file));
}

const page =
  '<Area>\n\n## Data\n\n### A\n\na\n\n### B\n\n## C\n\nc\n\n</Area>\n';

test('a section of level 3 is folded up to the next heading, also in an element', () => {
  const result = fold('docs/faq/technical.md', page);
  expect(result.replace(/\n\s*/g, ' ')).toBe(
    '<Area> ## Data <UnfoldAll /> <Folded> ### A a </Folded> <Folded> ### B </Folded> ## C c </Area> ',
  );
});

test('other pages are left alone', () => {
  expect(fold('docs/faq/index.md', page)).not.toContain('Folded');
});
