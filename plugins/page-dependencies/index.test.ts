/** A page that is made of a file which is not named here would come out of the bundler's cache as it was before. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {siteRoot} from '../included-files/include';
import {filesOf} from '.';

let root: string;
let page: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dependencies-'));
  page = path.join(root, 'docs/page.mdx');
  mkdirSync(path.join(root, 'docs/_data/services'), {recursive: true});
  for (const [file, schema] of [
    ['services/dialogs', '../schemas/service.schema.json'],
    ['hotkeys', './schemas/hotkeys.schema.json'],
    ['changes', './schemas/changes.schema.json'],
  ]) {
    writeFileSync(
      path.join(root, `docs/_data/${file}.json`),
      JSON.stringify({$schema: schema}),
    );
  }
});
afterAll(() => rmSync(root, {recursive: true}));

const inDocs = (...files: string[]) =>
  files.map((file) => path.join(root, 'docs', file));

test('a page without such parts is made of no other file', () => {
  expect(filesOf('# A\n\nText.\n', page)).toEqual([]);
});

test('a table: its data, the schema with the titles of its columns, and the changes', () => {
  expect(
    filesOf('<ReferenceTable data="services/dialogs" columns="a" />', page),
  ).toEqual(
    inDocs(
      '_data/services/dialogs.json',
      '_data/schemas/service.schema.json',
      '_data/changes.json',
      '_data/schemas/changes.schema.json',
    ),
  );
});

test('a picture of the viewer: the catalogue that says which release it shows', () => {
  expect(
    filesOf('Text\n\n<ViewerPicture name="viewer" alt="a" />', page),
  ).toEqual([path.join(siteRoot, 'pictures/pictures.json')]);
});

test.each(['', '  ', '- ', '1. ', '> ', '> - '])(
  'an included file, in a fence after "%s"',
  (before) => {
    expect(filesOf(`${before}\`\`\`ts file="a.ts"\n`, page)).toEqual(
      inDocs('a.ts'),
    );
  },
);
