/**
 * Cuts a version as described in CONTRIBUTING.md and checks that every part of the site
 * includes it: its pages, the lists, a build with three versions, and its archive.
 */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copyOfRepository, runIn} from './run-in-site';

const cut = '9.9';
let copy: string;

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

/** Changes a file of the copy; fails if it does not contain the text. */
function edit(file: string, text: string, replacement: string): void {
  expect(read(file), file).toContain(text);
  writeFileSync(
    path.join(copy, file),
    read(file).replace(text, () => replacement),
  );
}

const npmRun = (...args: string[]) => runIn(copy, 'npm', 'run', ...args);

beforeAll(async () => {
  copy = copyOfRepository();
  expect((await npmRun('cut-version', cut)).output).toContain(
    `Copied docs and facts of ${cut}.`,
  );
});

afterAll(() => {
  rmSync(copy, {recursive: true});
});

test('a version that the list does not have fails the check of the list', async () => {
  const args = ['vitest', 'run', '--project', 'unit', 'config/releases'];
  expect((await runIn(copy, 'npx', ...args)).output).toContain('FAIL');
});

test('with the steps of CONTRIBUTING.md, its pages are checked', async () => {
  const list = 'config/releases.ts';
  const [, entry] = /(\n {2}\{\n {4}id: 'current',[\s\S]*?\n {2}\},)/.exec(
    read(list),
  )!;
  edit(
    list,
    entry!,
    entry! +
      entry!
        .replace("id: 'current'", `id: '${cut}'`)
        .replace(/label: '[^']*'/, `label: '${cut}'`)
        .replace("path: ''", `path: '${cut}'`)
        .replace("docs: 'docs'", `docs: 'versioned_docs/version-${cut}'`)
        .replace("status: 'latest'", "status: 'maintained'"),
  );
  edit(
    'src/pages/versions.mdx',
    '<BuiltVersions>\n',
    `<BuiltVersions>\n  <Note of="${cut}">A version for a test.</Note>\n`,
  );

  const checked = await npmRun('check', '--', '--notes');
  expect(checked.output).toContain('Nothing is wrong');
  expect(checked.code).toBe(0);
  const notes = `packages/docs-check/verification/notes/versioned_docs/version-${cut}`;
  expect(existsSync(path.join(copy, notes, 'faq/index.md.json'))).toBe(true);

  edit(
    `versioned_docs/version-${cut}/faq/index.md`,
    '\n---\n',
    '\n---\n\n`measurementService.noSuchMethod()`\n',
  );
  const page = `versioned_docs/version-${cut}/faq/index.md`;
  const wrong = await npmRun('check', '--', page);
  expect(wrong.output).toContain('noSuchMethod');
  expect(wrong.code).toBe(1);
  edit(page, '\n\n`measurementService.noSuchMethod()`', '');
});

test('what reads the list of releases knows it', async () => {
  const {code, output} = await runIn(
    copy,
    'npx',
    ...['vitest', 'run', '--project', 'unit', '--reporter', 'verbose'],
    ...['config/re', 'src/features/reference/plugin/icon-names'],
  );
  expect(output).toContain(`versioned_docs/version-${cut}`);
  expect(code, output).toBe(0);
});

test('it is built, indexed, listed on /versions, compared, and archived', async () => {
  // The next release: its pages describe another line than the version that was cut.
  edit('config/releases.ts', "line: '3.10'", "line: '9.10'");
  // `npm run build` without what makes the files smaller, and the rules for the host.
  const program = path.join(copy, 'node_modules/.bin/docusaurus');
  const build = await runIn(copy, program, 'build', '--no-minify');
  expect(build.output).toContain('[SUCCESS]');
  expect(build.code).toBe(0);
  for (const page of [`${cut}.html`, `${cut}/faq.html`, 'index.html']) {
    expect(existsSync(path.join(copy, 'build', page)), page).toBe(true);
  }
  expect(read(`build/search-index.json`)).toContain(`en-${cut}.`);
  expect(read(`build/${cut}/faq.html`)).toContain('3.10.0-beta.146');
  expect(read('build/versions.html')).toContain('A version for a test.');
  for (const pair of ['3.10...9.10', '3.9...3.10']) {
    expect(read('build/versions/compare.html')).toMatch(
      new RegExp(`href="?/versions/compare/${pair}[" >]`),
    );
    expect(read(`build/versions/compare/${pair}/pages.html`)).toContain(
      'pages?page=faq',
    );
  }

  const archive = await npmRun('archive');
  expect(archive.code, archive.output).toBe(0);
  expect(
    existsSync(path.join(copy, `build/archives/ohif-docs-${cut}.zip`)),
  ).toBe(true);
});
