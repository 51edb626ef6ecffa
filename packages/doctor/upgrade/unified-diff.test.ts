import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/written-files';
import {fixAll, toUnifiedDiff, type UpgradeFile} from './index';

const folder = temporaryFolder();

const git = (...args: string[]) =>
  spawnSync('git', args, {cwd: folder, encoding: 'utf8'});

/** Lets git apply the patch to the old files, and returns what they are then. */
function applied(files: readonly UpgradeFile[], patch: string) {
  git('init', '--quiet');
  writeFiles(folder, {
    ...Object.fromEntries(files.map(({path: name, text}) => [name, text])),
    'the.patch': patch,
  });
  const check = git('apply', '--check', 'the.patch');
  expect([check.status, check.stderr]).toEqual([0, '']);
  git('apply', 'the.patch');
  return files.map(({path: name}) => ({
    path: name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));
}

const line = 'uiDialogService.dismissAll();';
const around = (text: string) =>
  [
    'a();',
    'b();',
    'c();',
    'd();',
    text,
    'e();',
    'f();',
    'g();',
    'h();',
    '',
  ].join('\n');

it.each([
  ['LF', around(line)],
  ['CRLF', around(line).replaceAll('\n', '\r\n')],
  ['mixed line endings', `a();\r\n${line}\nb();\r\n`],
  ['a byte order mark', `\ufeff${line}\nb();\n`],
  ['no final newline', `a();\n${line}`],
  ['no final newline in another line', `${line}\na();`],
  ['tabs', around(`\t\t${line}\t`)],
  ['one line', line],
  ['a line of its own kind', around(`${line} // ü 漢 \u2028`)],
  ['several places', around(line) + around('x();').repeat(3) + around(line)],
])('makes a patch that git applies: %s', async (name, text) => {
  const files = [{path: `src/${name}/a b.ts`, text}];
  const now = await fixAll(files, {from: '3.9', to: '3.10'});
  expect(now).not.toEqual(files);
  expect(applied(files, toUnifiedDiff(files, now))).toEqual(now);
});

it('puts several files into one patch, and nothing if nothing changed', async () => {
  const files = [
    {path: 'one.ts', text: `${line}\n`},
    {path: 'same.ts', text: 'a();\n'},
    {path: './two/"quoted".ts', text: `${line}\n`},
  ];
  const now = await fixAll(files, {from: '3.9', to: '3.10'});
  const patch = toUnifiedDiff(files, now);
  expect(patch).not.toContain('same.ts');
  expect(applied(files, patch)).toEqual(now);
  expect(toUnifiedDiff(now, now)).toBe('');
});

it('makes one for a file in which nearly everything changes', () => {
  const files = [{path: 'long.ts', text: `${line}\n`.repeat(600) + line}];
  const now = files.map((file) => ({
    ...file,
    text: file.text.replaceAll(line, 'other();'),
  }));
  expect(applied(files, toUnifiedDiff(files, now))).toEqual(now);
});
