import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {pageFiles} from '../core/files';
import {Facts} from '../facts/index';
import {AllowList} from '../core/allow';
import {checkPage, type PageResult} from '../core/check-page';
import {nameOf, sourcesOf} from '../facts/releases';
import {readPage} from '../core/read-page';
import {checkNotes, noteOf, writeNotes} from './notes';

let root: string;
let checked: PageResult[];
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'notes-'));
  const examples = path.join('rules', 'member-exists.examples', 'right');
  cpSync(path.join(import.meta.dirname, '..', examples), root, {
    recursive: true,
  });
  mkdirSync(path.join(root, 'packages/docs-check/verification'), {
    recursive: true,
  });
  const facts = new Facts();
  const allow = AllowList.load();
  checked = pageFiles(root).map((file) =>
    checkPage(readPage(file, root), facts, allow),
  );
});
afterAll(() => {
  rmSync(root, {recursive: true});
});

test('each page gets a note with the release of its version', () => {
  const noteOfPage = (file: string) =>
    noteOf(checked.find(({page}) => page.file === file)!);
  expect(noteOfPage('docs/service-methods.mdx')).toEqual({
    packages: ['OHIF 3.10.0-beta.146'],
    source: {
      release: '3.10.0-beta.146',
      repository: 'openloop-co/medivault-ohif-viewer',
      commit: '0fee0236c2367d4fc141e0e8e6cd62152581ae76',
    },
    verified: 4,
    unverified: [],
  });
  expect(
    noteOfPage('versioned_docs/version-3.9/dialogs.mdx').packages,
  ).toContain('OHIF 3.9.3');
});

test('a page with names of Cornerstone3D says of which release', () => {
  const {page} = checked[0]!;
  const report = {
    sources: new Set([nameOf(sourcesOf[page.version].cornerstone3d)]),
    verified: new Set(),
    unverified: [],
  } as unknown as (typeof checked)[number]['report'];
  expect(noteOf({page, report})).toMatchObject({
    packages: ['OHIF 3.10.0-beta.146', 'Cornerstone3D 3.8.4'],
    source: null,
  });
});

describe('the committed notes', () => {
  const page = 'docs/service-methods.mdx';
  const folder = () =>
    path.join(root, 'packages/docs-check/verification/notes');
  const place = () => path.join(folder(), `${page}.json`);

  beforeEach(() => {
    rmSync(folder(), {recursive: true, force: true});
    writeNotes(root, checked, true);
  });

  test('are those that were written, a file for each page', () => {
    expect(checkNotes(root, checked, true)).toEqual([]);
    expect(JSON.parse(readFileSync(place(), 'utf8'))).toMatchObject({
      verified: 4,
    });
  });

  test.each([
    ['say another number', '{"packages":[],"verified":5,"unverified":[]}\n'],
    ['have the marks of a merge', '<<<<<<< ours\n'],
    ['are missing', null],
  ])('that %s are wrong, and the page is named', (_, content) => {
    if (content === null) {
      rmSync(place());
    } else {
      writeFileSync(place(), content);
    }
    expect(checkNotes(root, checked, true)).toMatchObject([
      {file: page, message: expect.stringContaining('accept') as string},
    ]);
    writeNotes(
      root,
      checked.filter((one) => one.page.file === page),
      false,
    );
    expect(checkNotes(root, checked, true)).toEqual([]);
  });

  test('of a page that is gone are one too many, where all pages were checked', () => {
    const others = checked.filter((one) => one.page.file !== page);
    expect(checkNotes(root, others, true)).toMatchObject([
      {file: expect.stringContaining(page) as string},
    ]);
    expect(checkNotes(root, others, false)).toEqual([]);
    writeNotes(root, others, true);
    expect(checkNotes(root, others, true)).toEqual([]);
  });
});
