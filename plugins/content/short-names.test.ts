import type {ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import shortNames from './short-names';

/** The names that do not break, each between brackets. */
function marked(tagName: string, value: string): string {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName,
        properties: {},
        children: [{type: 'text', value}],
      },
    ],
  };
  shortNames()(tree);
  const [element] = tree.children;
  return element?.type === 'element'
    ? element.children
        .map((child) =>
          child.type === 'element'
            ? `[${child.children.map((text) => ('value' in text ? text.value : '')).join('')}]`
            : 'value' in child && child.value,
        )
        .join('')
    : '';
}

test('abbreviations and names of files stay in one line', () => {
  expect(marked('p', 'With WADO-RS and QIDO-RS, edit app-config.js.')).toBe(
    'With [WADO-RS] and [QIDO-RS], edit [app-config.js].',
  );
});

test.each([
  ['p', 'A read-only list of X-ray images, in a/app-config.js'],
  ['h2', 'Read with WADO-RS'],
  ['code', 'WADO-RS'],
])('in a %s, "%s" is as before', (tagName, text) => {
  expect(marked(tagName, text)).toBe(text);
});

test('so does the name of a file in a link that is JSX', () => {
  const children: ElementContent[] = [{type: 'text', value: 'app-config.js'}];
  const link = {type: 'mdxJsxTextElement' as const, name: 'a', attributes: []};
  shortNames()({type: 'root', children: [{...link, children}]});
  expect(children[1]).toMatchObject({tagName: 'span'});
});
