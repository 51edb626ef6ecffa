import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readNotes, withNote, type Notes} from './';

const note = {
  packages: ['@ohif/core 3.9.1'],
  source: null,
  verified: 3,
  unverified: [],
};
const notes: Notes = {
  'docs/faq/general.md': note,
  'versioned_docs/version-3.9/faq/general.md': {...note, verified: 4},
};

const releases = [
  {release: '3.10.0-beta.146', docs: 'docs'},
  {release: '3.9.3', docs: 'versioned_docs/version-3.9'},
];

const metadataOf = (page: string) =>
  JSON.stringify({title: 'T', source: `@site/${page}`});

test.each([
  ['docs/faq/general.md', '3.10.0-beta.146'],
  ['versioned_docs/version-3.9/faq/general.md', '3.9.3'],
])(
  '%s gets its release and its note in addition to its metadata',
  (page, describes) => {
    expect(JSON.parse(withNote(metadataOf(page), notes, releases))).toEqual({
      title: 'T',
      source: `@site/${page}`,
      describes,
      checked: notes[page],
    });
  },
);

test('a page that was not checked has its release and no note', () => {
  expect(
    JSON.parse(withNote(metadataOf('docs/new.md'), notes, releases)),
  ).toEqual({
    title: 'T',
    source: '@site/docs/new.md',
    describes: '3.10.0-beta.146',
  });
});

test('every committed note belongs to a page', () => {
  expect(readNotes()['docs/faq/technical.md']).toMatchObject({
    source: {release: '3.10.0-beta.146'},
  });
});

test.each([
  ['missing', null],
  ['left with the marks of a merge', '<<<<<<< ours'],
  ['JSON of something else', '{}'],
])('with %s notes, the build fails with instructions', (_, text) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'verification-note-'));
  const file = path.join(folder, 'notes.json');
  if (text !== null) {
    writeFileSync(file, text);
  }
  expect(() => readNotes(file)).toThrow(
    /notes\.json, which .* cannot be read\. Run `npm run check -- --notes`/,
  );
  rmSync(folder, {recursive: true});
});
