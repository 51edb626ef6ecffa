import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {AllowList} from '../core/allow';
import {checkPage, type PageResult} from '../core/check-page';
import {pageFiles} from '../core/files';
import {readPage} from '../core/read-page';
import {Facts} from '../facts/index';
import {nameOf, sourcesOf} from '../facts/releases';
import {checkNotes, noteOf, writeNotes} from './notes';

const root = temporaryFolder();
const examples = '../rules/member-exists.examples/right';
cpSync(path.join(import.meta.dirname, examples), root, {recursive: true});
const facts = new Facts();
const checked = pageFiles(root).map((file) =>
  checkPage(readPage(file, root), facts, AllowList.load()),
);
const page = 'docs/service-methods.mdx';
const folder = path.join(root, 'packages/docs-check/verification/notes');
const place = path.join(folder, `${page}.json`);

beforeEach(() => {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeNotes(root, checked, true);
});

test('each page gets a note with the releases that it was compared with', () => {
  const {release, repository, commit} = sourcesOf.current.platform;
  expect(JSON.parse(readFileSync(place, 'utf8'))).toEqual({
    packages: [`OHIF ${release}`],
    source: {release, repository, commit},
    verified: 4,
    unverified: [],
  });
  expect(checkNotes(root, checked, true)).toEqual([]);
  const {cornerstone3d} = sourcesOf.current;
  const report = {
    sources: new Set([nameOf(cornerstone3d)]),
    verified: new Set(),
    unverified: [],
  } as unknown as PageResult['report'];
  expect(noteOf({page: checked[0]!.page, report})).toMatchObject({
    packages: [`OHIF ${release}`, `Cornerstone3D ${cornerstone3d.release}`],
    source: null,
  });
});

test.each([
  ['another number', '{"packages":[],"verified":5,"unverified":[]}\n'],
  ['the marks of a merge', '<<<<<<< ours\n'],
  ['nothing', null],
])('a note with %s is wrong, and the page is named', (_, content) => {
  if (content === null) {
    rmSync(place);
  } else {
    writeFileSync(place, content);
  }
  expect(checkNotes(root, checked, true)).toMatchObject([
    {file: page, message: expect.stringContaining('accept') as string},
  ]);
  const [only] = checked.filter((one) => one.page.file === page);
  writeNotes(root, [only!], false);
  expect(checkNotes(root, checked, true)).toEqual([]);
});

test('the note of a page that is gone is one too many, where all pages were checked', () => {
  const others = checked.filter((one) => one.page.file !== page);
  expect(checkNotes(root, others, true)).toMatchObject([
    {file: expect.stringContaining(page) as string},
  ]);
  expect(checkNotes(root, others, false)).toEqual([]);
  writeNotes(root, others, true);
  expect(checkNotes(root, others, true)).toEqual([]);
});
