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
import {checkNotes, noteOf, writeNotes, type Note} from './notes';

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
  type File = {$comment: string; pages: Record<string, Note>};
  const place = () =>
    path.join(root, 'packages/docs-check/verification/notes.json');
  const read = () => JSON.parse(readFileSync(place(), 'utf8')) as File;
  const change = (edit: (pages: File['pages']) => void) => {
    const file = read();
    edit(file.pages);
    writeFileSync(place(), JSON.stringify(file));
  };
  const page = 'docs/service-methods.mdx';

  beforeEach(() => writeNotes(root, checked));

  test('are those that were written, one a line, and say who wrote them', () => {
    expect(checkNotes(root, checked, true)).toEqual([]);
    expect(read().$comment).toContain('npm run check -- --notes');
    expect(readFileSync(place(), 'utf8')).toContain(`\n    "${page}": {"pack`);
  });

  test('that say another number are wrong, and the page is named', () => {
    change((pages) => {
      pages[page]!.verified += 1;
    });
    expect(checkNotes(root, checked, true)).toMatchObject([
      {file: page, message: expect.stringContaining('--notes') as string},
    ]);
  });

  test('of a new page are missing', () => {
    change((pages) => {
      delete pages[page];
    });
    expect(checkNotes(root, checked, true)).toMatchObject([{file: page}]);
  });

  test.each([
    ['missing', null],
    ['left with the marks of a merge', '<<<<<<< ours\n{"pages": {}}'],
    ['JSON of something else', '{}'],
  ])('that are %s are a problem, and can be written again', (_, content) => {
    if (content === null) {
      rmSync(place());
    } else {
      writeFileSync(place(), content);
    }
    expect(checkNotes(root, checked, true)).toMatchObject([
      {
        file: 'packages/docs-check/verification/notes.json',
        message: expect.stringContaining('--notes') as string,
      },
    ]);
    writeNotes(root, checked);
    expect(checkNotes(root, checked, true)).toEqual([]);
  });

  test('of a page that is gone are one too many, where all pages were checked', () => {
    const others = checked.filter((one) => one.page.file !== page);
    expect(checkNotes(root, others, true)).toMatchObject([
      {message: expect.stringContaining(page) as string},
    ]);
    expect(checkNotes(root, others, false)).toEqual([]);
  });
});
