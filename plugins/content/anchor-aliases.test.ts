import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import formerAnchors from './anchor-aliases';

const heading = (id: string): Element => ({
  type: 'element',
  tagName: 'h2',
  properties: {id},
  children: [{type: 'text', value: id}],
});

function run(
  frontMatter: object,
  children = [heading('present'), heading('other')],
): Root {
  const tree: Root = {type: 'root', children};
  formerAnchors()(tree, new VFile({path: 'docs/page.md', data: {frontMatter}}));
  return tree;
}

test('puts the old anchor before the heading with the present anchor', () => {
  expect(run({former_anchors: {old: 'other'}}).children).toMatchObject([
    heading('present'),
    {
      tagName: 'span',
      properties: {id: 'old', className: ['former-anchor']},
      children: [],
    },
    heading('other'),
  ]);
});

test('leaves pages without former anchors unchanged', () => {
  expect(run({}).children).toEqual([heading('present'), heading('other')]);
});

test('reports a missing heading with the most similar one and all others', () => {
  expect(() => run({former_anchors: {old: 'presents'}})).toThrow(
    /docs\/page\.md maps "old" to "presents".*similar is "present"; all: present, other/,
  );
});

test('only a heading can be the target of a former anchor', () => {
  expect(() =>
    run({former_anchors: {old: 'label'}}, [
      {...heading('label'), tagName: 'span'},
      heading('other'),
    ]),
  ).toThrow(/"label", but the page has no such heading.*all: other\.$/);
});

test('reports a page without headings', () => {
  expect(() => run({former_anchors: {old: 'present'}}, [])).toThrow(
    /docs\/page\.md maps "old" to "present".*The page has no headings/,
  );
});

test('an old anchor that is a heading again is not needed', () => {
  expect(() => run({former_anchors: {other: 'present'}})).toThrow(
    /docs\/page\.md contains "other".*Remove the line/,
  );
});

test.each([[['old']], ['old'], [{older: 'present', old: 1}], [null]])(
  '%j is not a list of anchors',
  (former) => {
    expect(() => run({former_anchors: former})).toThrow(
      /docs\/page\.md must be a list of "old-anchor: present-anchor"/,
    );
  },
);
