import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import {releases as listedReleases} from '../../../../config/releases';
import {drawIcon, iconNames} from './icon-names';
import {jsx} from '../../../../plugins/content/nodes';

const root = path.resolve(__dirname, '../../../..');
const releases = [
  {id: 'current', line: '3.10', docs: 'docs'},
  {id: '3.9', line: '3.9', docs: 'versioned_docs/version-3.9'},
];
const at = (folder: string) => path.join(root, folder, 'platform/icons.mdx');
const namesOf = (folder: string, owner: string, listed = releases) => {
  const nodes = iconNames(jsx('IconNames', {owner}, []), at(folder), listed);
  const lists = nodes.filter(({type}) => type === 'mdxJsxFlowElement');
  const entries = lists.flatMap((list) => (list as MdxJsxFlowElement).children);
  return entries.map((entry) =>
    Object.fromEntries(
      (entry as MdxJsxFlowElement).attributes.map((attribute) => [
        'name' in attribute ? attribute.name : '',
        attribute.value,
      ]),
    ),
  );
};

test('an entry has all names of an icon, and says which the release before has', () => {
  const names = namesOf('docs', 'Icons');
  expect(names).toContainEqual({
    owner: 'Icons',
    names: 'ToolLength tool-length',
    noted: 'tool-length',
    note: 'in 3.9',
    mark: 'New in 3.10',
    icon: expect.stringMatching(/^<svg /) as string,
    tag: 'Icons.ByName',
  });
});

test('the text counts the icons as the filter does', () => {
  const element = jsx('IconNames', {owner: 'Icons'}, []);
  const nodes = iconNames(element, at('docs'), releases);
  const {length} = namesOf('docs', 'Icons');
  expect(JSON.stringify(nodes)).toContain(`The ${length} icons have `);
});

test('a name whose drawing is rotated has its own entry', () => {
  const names = namesOf('docs', 'Icons').map((entry) => entry.names);
  expect(names).toContain('ChevronDown');
  expect(names).toContain('ChevronLeft');
});

test('an icon in a text gets its drawing, or none; an unknown one fails', () => {
  const drawingOf = (name: string) => {
    const icon = jsx('Icon', {name}, []);
    drawIcon(icon, at('docs'), releases);
    return icon.attributes[0]!.value;
  };
  expect(drawingOf('tool-length')).toMatch(/^<svg /);
  expect(drawingOf('CT-AAA')).toBe('');
  expect(() => drawingOf('tool-long')).toThrow('no icon "tool-long"');
});

test('functions of the object are not icons', () => {
  const names = namesOf('docs', 'Icons');
  const all = names.flatMap((entry) => (entry.names as string).split(' '));
  expect(all).not.toContain('ByName');
  expect(all).not.toContain('addIcon');
});

test('nothing is new in the oldest release', () => {
  const names = namesOf('versioned_docs/version-3.9', 'ICONS');
  expect(names.filter(({mark}) => mark)).toEqual([]);
});

test('a version that was just cut compares with the release before, as the docs do', () => {
  const cut = {id: 'current', line: '3.10', docs: 'versioned_docs/version-9.9'};
  const [current, ...older] = releases;
  const listed = [current!, cut, ...older];
  expect(namesOf('docs', 'Icons', listed)).toEqual(namesOf('docs', 'Icons'));
});

test('without another release, there is nothing to compare with', () => {
  expect(() => namesOf('docs', 'Icons', releases.slice(0, 1))).toThrow(
    /no release/,
  );
});

test('an object that the release does not have fails', () => {
  expect(() => namesOf('docs', 'ICONS')).toThrow(
    /current have no object "ICONS"/,
  );
});

// Also of a version that was just cut: tests/builds/new-version.full.build.test.ts.
test.each(listedReleases.map(({docs}) => docs))(
  'the page of %s lists the icons of its release',
  (docs) => {
    const file = path.join(root, docs, 'platform/reference/icons.mdx');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const [, owner] of text.matchAll(/<IconNames owner="(\w+)" \/>/g)) {
      expect(namesOf(docs, owner!, [...listedReleases])).not.toEqual([]);
    }
    expect(text).not.toContain('elsewhere');
  },
);
