/**
 * Checks that no code contains a second list of releases: everything is derived from
 * `config/releases.ts`. Who cuts a version would miss it: each other place that names one is
 * listed here with its reason.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {latest, releases} from './releases';

/** Files in which a version may be written out, with the reason; an entry that no file needs fails. */
const allowed: [RegExp, string][] = [
  [/^config\/releases\.ts$/, 'the list itself'],
  [
    /^config\/(?:navbar|redirects)\.ts$/,
    'labels and old URLs, as readers know them',
  ],
  [
    /^examples\/first-extension\/[^/]+\/07-hanging-protocol\//,
    'the current study, as opposed to the prior one',
  ],
  [
    /^src\/features\/not-found\//,
    'words in old URLs that mean the latest version',
  ],
  [
    /^packages\/doctor\/(?:config|network)\/rules\//,
    'content: which releases have what a rule is about',
  ],
  [/^packages\/builders\//, 'content: which releases differ'],
  [
    /^src\/features\/(?:hanging-protocol\/engine\/releases|figures\/core\/measure)\.ts$/,
    'content: which releases differ',
  ],
  [
    /^src\/features\/hanging-protocol\/(?:protocol\/rule-problems|engine\/agreement\/generate)\.ts$/,
    'the current study, as opposed to the prior one',
  ],
  [
    /^packages\/doctor\/upgrade\/(?:data|types)\.ts$/,
    'content: the upgrades that there are matchers for',
  ],
  [/^examples\/hanging-protocols\//, 'the word "current", not the release'],
  [
    /^packages\/viewer-screenshots\//,
    'content: which lines a screenshot is right for',
  ],
  [/^bench\/page-weight\//, 'a sample of pages, by URL'],
  [/^bench\/search\/compare\.ts$/, 'content: the limits of each version'],
  [/^packages\/search\/example-records\.ts$/, 'records of tests'],
];

const numbers = releases.flatMap((release) =>
  Object.values(release).filter((value) => typeof value === 'string'),
);
const versions = [
  ...new Set([
    ...numbers.filter((value) => /^\d+\.\d+[\w.-]*$/.test(value)),
    ...releases.flatMap(({packages}) => Object.values(packages)),
  ]),
];
const escaped = versions.map((version) => version.replaceAll('.', '\\.'));
const literal = new RegExp(
  `(?<![\\w.^])(?:${escaped.join('|')})(?![\\w-]|\\.\\d)`,
);

/** Texts in the strings and templates of a file. Comments and JSX text are prose. */
function versionsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node)) &&
      (literal.test(node.text) || node.text === latest.id)
    ) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

const files = execFileSync(
  'git',
  [
    ...['ls-files', '--cached', '--others', '--exclude-standard'],
    ...['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'],
  ],
  {encoding: 'utf8'},
)
  .split('\n')
  .filter(
    (file) =>
      file &&
      existsSync(file) &&
      !/\.(?:test|spec)\.tsx?$|^\.|^tests\/|__fixtures__|^(?:docs|versioned_docs|i18n)\//.test(
        file,
      ),
  );

test.each([
  ["const v = '3.9';", ['3.9']],
  ['const v = `core@3.10.0-beta.144`;', ['core@3.10.0-beta.144']],
  [
    "const v = 'packages/docs-check/facts/3.9/core.json';",
    ['packages/docs-check/facts/3.9/core.json'],
  ],
  ["if (version === 'current') {}", ['current']],
  ["// 3.9\nconst v = '3.9.10 of react, 2.3.9';", []],
])('%s', (source, found) => {
  expect(versionsIn('a.ts', source)).toEqual(found);
});

test('no code outside the allowed files contains a version', () => {
  const used = new Set<RegExp>();
  const wrong: string[] = [];
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    // Most files mention no version at all, and need no parser.
    const found =
      literal.test(source) || source.includes(latest.id)
        ? versionsIn(file, source)
        : [];
    const entry = allowed.find(([pattern]) => pattern.test(file));
    if (found.length && entry) {
      used.add(entry[0]);
    } else if (found.length) {
      wrong.push(`${file}: ${found.join(', ')}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(
    allowed
      .filter(([pattern]) => !used.has(pattern))
      .map(([, reason]) => reason),
  ).toEqual([]);
}, 60_000);
