import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {format} from '../report';
import {parsePage} from '../core/parse';
import {checkSources} from './sources';

const entry = {page: 'guide/a', claim: 'one', unconfirmed: true};
const badge = 'Text <Unconfirmed claim="one" />.';
const page = 'docs/guide/a.mdx';
const list = 'docs/_data/sources.json';

/** What is said of these pages and entries. */
function said(
  pages: Record<string, string>,
  entries: object[],
  isWhole = true,
): string[] {
  const root = temporaryFolder({[list]: JSON.stringify({entries}, null, 2)});
  const parsed = Object.entries(pages).map(([file, text]) =>
    parsePage(path.join(root, file), root, `# A\n\n${text}\n`),
  );
  return checkSources(root, parsed, isWhole).map(format);
}

const claims = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const two = {...entry, claim: 'two'};
const confirmed = {...entry, unconfirmed: undefined};

test.each<[string, object[], string?]>([
  [badge, [entry]],
  [`${badge} \`<Unconfirmed claim="x" />\``, [entry]],
  [badge, [entry, {page: 'guide/a', claim: 'three'}]],
  [
    `${badge} <Unconfirmed claim="on" />`,
    [entry],
    `${page}:3  sources  the claim "on" has no entry for this page in ${list}. Nearest: \`one\`.`,
  ],
  [
    badge,
    [confirmed],
    `${page}:3  sources  the claim "one" is not marked as unconfirmed in ${list}. Remove the badge, or add "unconfirmed": true.`,
  ],
  [
    badge,
    [entry, {...entry, page: 'guide/aa'}],
    `${list}:5  sources  "one" is a claim of guide/aa, which is not a page of this version. Nearest: \`guide/a\`.`,
  ],
  [
    badge,
    [entry, two],
    `${list}:10  sources  "two" is unconfirmed, and guide/a has no badge for it: add <Unconfirmed claim="two" />, or confirm the claim and remove "unconfirmed".`,
  ],
  [
    badge,
    [entry, entry],
    `${list}:5  sources  "one" is twice among the claims of guide/a.`,
  ],
  ...['Since', 'Until', 'Changed'].map((name): [string, object[], string] => [
    `<${name} version="3.10.0-beta.71" /> and <${name} version="soon" />`,
    [],
    `${page}:3  sources  <${name}> has the version "soon", which is not a release such as 3.10.0-beta.71.`,
  ]),
  [
    claims.map((claim) => `<Unconfirmed claim="${claim}" />`).join('\n\n'),
    claims.map((claim) => ({...entry, claim})),
    `${page}:17  sources  a version has 8 unconfirmed claims, at most 7: confirm one, or say less.`,
  ],
])('%s with the entries %j', (text, entries, expected) => {
  expect(said({[page]: text}, entries)).toEqual(expected ? [expected] : []);
});

test('the entry of another page or version does not count, nor does it in a run without its page', () => {
  const other = 'docs/guide/b.mdx';
  const older = 'versioned_docs/version-3.9/guide/a.mdx';
  const lines = said({[page]: badge, [other]: badge, [older]: badge}, [entry]);
  expect(lines.map((line) => line.split('  ')[0])).toEqual([
    `${other}:3`,
    `${older}:3`,
  ]);
  const entries = [entry, {...entry, page: 'guide/b'}];
  expect(said({[page]: badge}, entries, false)).toEqual([]);
});
