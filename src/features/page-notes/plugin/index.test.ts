import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../../tests/support/written-files';
import {withNote} from '.';

const note = {packages: ['@ohif/core 3.9.1'], source: null, verified: 3};
const releases = [
  {release: '3.10.0-beta.146', docs: 'docs'},
  {release: '3.9.3', docs: 'versioned_docs/version-3.9'},
];

/** The metadata of a page, where the pages of `notes` have these texts as notes. */
function metadataOf(page: string, notes: Record<string, string>): unknown {
  const folder = temporaryFolder(
    Object.fromEntries(
      Object.entries(notes).map(([noted, text]) => [`${noted}.json`, text]),
    ),
  );
  const metadata = JSON.stringify({title: 'T', source: `@site/${page}`});
  return JSON.parse(withNote(metadata, releases, undefined, folder));
}

test.each([
  ['docs/faq/general.md', '3.10.0-beta.146'],
  ['versioned_docs/version-3.9/faq/general.md', '3.9.3'],
])(
  '%s gets its release and its note in addition to its metadata',
  (page, describes) => {
    expect(metadataOf(page, {[page]: JSON.stringify(note)})).toEqual({
      title: 'T',
      source: `@site/${page}`,
      describes,
      checked: note,
    });
  },
);

test('a page that was not checked has its release and no note', () => {
  expect(metadataOf('docs/new.md', {})).toEqual({
    title: 'T',
    source: '@site/docs/new.md',
    describes: '3.10.0-beta.146',
  });
});

test('a note with the marks of a merge fails the build', () => {
  expect(() => metadataOf('docs/a.md', {'docs/a.md': '<<<<<<< ours'})).toThrow(
    /a\.md\.json/,
  );
});
