import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import definitions from '../data/toolbar.json';
import {buttonsFor} from './toolbar';

const root = path.resolve(__dirname, '../../../..');
const page = path.join(root, 'docs/a.mdx');

test('the toolbar has the buttons of the release, with their hotkeys', () => {
  const primary = buttonsFor(page);
  const all = [...primary, ...primary.flatMap(({menu}) => menu)];
  const facts = 'packages/docs-check/facts/current/source.json';
  const real = readFileSync(path.join(root, facts), 'utf8').matchAll(
    /"kind":"button","name":"([^"]+)","owner":"modes\/longitudinal"/g,
  );
  expect(all.map(({id}) => id).sort()).toEqual([...real].map(([, id]) => id));
  expect(
    all.flatMap(({id, hotkeys}) => hotkeys.map((key) => `${id} ${key}`)).join(),
  ).toBe('Zoom z,Reset space,rotate-right r,flipHorizontal h,invert i,Cine c');
});

test('an unknown command or button is an error', () => {
  const [first, ...others] = definitions;
  const unknown = {...first!, props: {commands: 'fly'}} as typeof first;
  expect(() => buttonsFor(page, [unknown!, ...others])).toThrow(
    'No entry has the command fly.',
  );
  expect(() => buttonsFor(page, others)).toThrow(
    'No entry has the id MeasurementTools.',
  );
});
