import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../tests/support/written-files';
import {listAnchors} from './anchors';

let root: string;
let folder: string;

beforeEach(() => {
  root = temporaryFolder();
  folder = path.join(root, 'build');
  mkdirSync(folder);
  mkdirSync(path.join(root, 'docs'));
});

const write = (...ids: string[]) =>
  writeFiles(folder, {
    'index.html': `<html class="docs-version-current"><link rel="canonical" href="https://example.org/"><main>${ids
      .map((id) => `<h2 id="${id}">${id}</h2>`)
      .join('')}</main></html>`,
  });

test('reports a new heading until it is accepted, and keeps removed ones', async () => {
  write('a');
  await expect(listAnchors({folder, root})).rejects.toThrow(
    /is missing.*--accept/,
  );
  expect(await listAnchors({folder, root, accept: true})).toEqual(['/', '/#a']);
  expect(await listAnchors({folder, root})).toEqual([]);

  write('b', '0');
  expect(await listAnchors({folder, root})).toEqual(['/#b', '/#0']);
  await listAnchors({folder, root, accept: true});
  expect(await listAnchors({folder, root})).toEqual([]);
  expect(
    JSON.parse(readFileSync(path.join(root, 'docs/_anchors.json'), 'utf8')),
  ).toMatchObject({pages: {'/': ['0', 'a', 'b']}});
});

test('without a built site, the error says what to do', async () => {
  await expect(listAnchors({folder, root})).rejects.toThrow(/npm run build/);
});
