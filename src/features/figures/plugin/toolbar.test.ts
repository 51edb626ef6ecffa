import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buttonsFor} from './toolbar';

const root = path.resolve(__dirname, '../../../..');

test('the toolbar has the buttons of the release, with their hotkeys', async () => {
  const primary = await buttonsFor(path.join(root, 'docs/a.mdx'));
  const all = [...primary, ...primary.flatMap(({menu}) => menu)];
  const facts = path.join(
    root,
    'packages/docs-check/facts/current/source.json',
  );
  const real = readFileSync(facts, 'utf8').matchAll(
    /"kind":"button","name":"([^"]+)","owner":"modes\/longitudinal"/g,
  );
  expect(all.map(({id}) => id).sort()).toEqual([...real].map(([, id]) => id));
  expect(
    all.flatMap(({id, hotkeys}) => hotkeys.map((key) => `${id}: ${key}`)),
  ).toEqual(
    `Zoom: z|Reset: space|rotate-right: r|flipHorizontal: h|invert: i|Cine: c`.split(
      '|',
    ),
  );
});

test.each([
  ['"resetViewport"', '"resetAll"', 'No entry has the command resetAll.'],
  ['"id":"Pan"', '"id":"Move"', 'No entry has the id Pan.'],
])('%s is needed', async (known, unknown, message) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'toolbar-'));
  cpSync(path.join(root, 'docs/_data'), path.join(folder, '_data'), {
    recursive: true,
  });
  const file = path.join(folder, '_data/toolbar-buttons.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replace(known, unknown));
  const call = async () => buttonsFor(path.join(folder, 'a.mdx'));
  await expect(call()).rejects.toThrow(message);
});
