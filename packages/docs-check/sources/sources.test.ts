import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {format} from '../report';
import {parsePage} from '../core/parse';
import {checkSources} from './sources';

const entry = {
  page: 'guide/a',
  claim: 'one',
  statement: 'It works.',
  unconfirmed: true,
  read: [],
};
const badge = 'Text <Unconfirmed claim="one" />.';

function said(
  {
    pages = {'docs/guide/a.mdx': badge},
    entries = [entry],
  }: {
    pages?: Record<string, string>;
    entries?: object[];
  },
  {whole = true} = {},
): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  mkdirSync(path.join(root, 'docs/_data'), {recursive: true});
  writeFileSync(
    path.join(root, 'docs/_data/sources.json'),
    JSON.stringify({entries}, null, 2),
  );
  return checkSources(
    root,
    Object.entries(pages).map(([file, text]) =>
      parsePage(path.join(root, file), root, `# A\n\n${text}\n`),
    ),
    whole,
  ).map(format);
}

test('a badge with its entry is right', () => {
  expect(said({})).toEqual([]);
});

test('a badge without an entry is reported, with the nearest claim', () => {
  expect(
    said({
      pages: {'docs/guide/a.mdx': `${badge} <Unconfirmed claim="on" />`},
    }),
  ).toEqual([
    'docs/guide/a.mdx:3  sources  the claim "on" has no entry for this page in docs/_data/sources.json. Nearest: `one`.',
  ]);
});

test('the entry of another page or version does not count', () => {
  expect(
    said({
      pages: {
        'docs/guide/a.mdx': badge,
        'docs/guide/b.mdx': badge,
        'versioned_docs/version-3.9/guide/a.mdx': badge,
      },
    }).map((line) => line.split('  ')[0]),
  ).toEqual(['docs/guide/b.mdx:3', 'versioned_docs/version-3.9/guide/a.mdx:3']);
});

test('a badge for a claim that is confirmed is reported', () => {
  expect(said({entries: [{...entry, unconfirmed: undefined}]})).toEqual([
    'docs/guide/a.mdx:3  sources  the claim "one" is not marked as unconfirmed in docs/_data/sources.json. Remove the badge, or add "unconfirmed": true.',
  ]);
});

test('an entry with an unknown page is reported, with the nearest page', () => {
  expect(said({entries: [entry, {...entry, page: 'guide/aa'}]})).toEqual([
    'docs/_data/sources.json:5  sources  "one" is a claim of guide/aa, which is not a page of this version. Nearest: `guide/a`.',
  ]);
});

test('an unconfirmed entry that no badge uses is reported; a confirmed one needs no badge', () => {
  expect(
    said({
      entries: [
        entry,
        {...entry, claim: 'two'},
        {...entry, claim: 'three', unconfirmed: undefined},
      ],
    }),
  ).toEqual([
    'docs/_data/sources.json:12  sources  "two" is unconfirmed, and guide/a has no badge for it: add <Unconfirmed claim="two" />, or confirm the claim and remove "unconfirmed".',
  ]);
});

test('a claim that is there twice is reported', () => {
  expect(said({entries: [entry, entry]})).toEqual([
    'docs/_data/sources.json:5  sources  "one" is twice among the claims of guide/a.',
  ]);
});

test('a badge in a code sample is text', () => {
  expect(
    said({
      pages: {
        'docs/guide/a.mdx': `${badge}\n\n\`<Unconfirmed claim="x" />\`\n\n\`\`\`mdx\n<Unconfirmed claim="y" />\n\`\`\``,
      },
    }),
  ).toEqual([]);
});

test.each(['Since', 'Until', 'Changed'])(
  'a badge %s without a release is reported',
  (name) => {
    expect(
      said({
        pages: {
          'docs/guide/a.mdx': `${badge}\n\n<${name} version="3.10.0-beta.71" /> and <${name} version="soon" />`,
        },
      }),
    ).toEqual([
      `docs/guide/a.mdx:5  sources  <${name}> has the version "soon", which is not a release such as 3.10.0-beta.71.`,
    ]);
  },
);

test('more unconfirmed claims than a version may have are reported', () => {
  const claims = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(
    said({
      pages: {
        'docs/guide/a.mdx': claims
          .map((claim) => `<Unconfirmed claim="${claim}" />`)
          .join('\n\n'),
      },
      entries: claims.map((claim) => ({...entry, claim})),
    }),
  ).toEqual([
    'docs/guide/a.mdx:17  sources  a version has 8 unconfirmed claims, at most 7: confirm one, or say less.',
  ]);
});

test('a run over one page does not report the entries of others', () => {
  expect(
    said({entries: [entry, {...entry, page: 'guide/b'}]}, {whole: false}),
  ).toEqual([]);
});
