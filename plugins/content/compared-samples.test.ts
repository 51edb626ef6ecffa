import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {treeAfter} from '../../tests/support/remark-page';
import {temporaryFolder} from '../../tests/support/written-files';
import comparedSamples, {linesThatDiffer} from './compared-samples';

const root = temporaryFolder({'_recipes/base.js': 'a;\nb;\nc;\n'});

/** The meta string of the fence after the plugin. */
function metaOf(meta: string, body: string): string {
  const tree = treeAfter(
    comparedSamples,
    path.join(root, 'page.mdx'),
    `text\n\n\`\`\`js ${meta}\n${body}\`\`\`\n`,
  );
  return tree.children.find((node) => node.type === 'code')!.meta!;
}

test.each([
  ['a line that was added', 'a\nb', 'a\nnew\nb', '{2}'],
  ['several places', 'a\nb\nc', 'x\na\ny\nz\nc', '{1,3-4}'],
  ['a line that was removed', 'a\nb\nc', 'a\nc', '{}'],
  ['only another indentation', 'a\nb', '  a\n\tb', '{}'],
])('%s', (_what, base, sample, lines) => {
  expect(linesThatDiffer(base, sample)).toBe(lines);
});

describe('a fence with base="…"', () => {
  test('highlights what the base lacks', () => {
    expect(
      metaOf('base="_recipes/base.js" title="x.js"', 'a;\nb;\nnew;\nc;\n'),
    ).toBe('base="_recipes/base.js" title="x.js" {3}');
  });

  test('other fences are unchanged', () => {
    expect(metaOf('title="x.js"', 'new;\n')).toBe('title="x.js"');
  });

  test.each([
    [
      'a base that does not exist',
      'base="_recipes/other.js"',
      /page\.mdx:3: the included file "_recipes\/other\.js" does not exist.*base\.js/,
    ],
    [
      'a sample that does not differ',
      'base="_recipes/base.js"',
      /page\.mdx:3: every line of this sample is also in/,
    ],
  ])('%s stops the build', (_what, meta, message) => {
    expect(() => metaOf(meta, 'a;\n')).toThrow(message);
  });
});
