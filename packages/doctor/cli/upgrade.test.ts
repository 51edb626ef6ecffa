import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/written-files';
import {main} from './main';

const folder = temporaryFolder();

function write(name: string, content: string | Buffer): string {
  writeFiles(folder, {[name]: content});
  return name;
}

const run = (...args: string[]) =>
  main(['upgrade', ...args], folder, 'https://docs.example.org');

it('reads the sources of a folder, and exits with 1 if something is found', async () => {
  write('ext/src/index.tsx', 'services.uiDialogService.dismissAll();\n');
  write('ext/node_modules/a/index.js', 'uiDialogService.dismissAll();\n');
  write('ext/logo.png', Buffer.from([0x89, 0x50]));
  write('ext/video.ts', Buffer.from([0xff, 0xfe, 0x00]));
  symlinkSync(path.join(folder, 'ext'), path.join(folder, 'ext/loop'));
  const {status, out, error} = await run(
    'ext',
    '--from',
    '3.9',
    '--to',
    '3.10',
  );
  expect([status, error]).toEqual([1, '']);
  expect(out).toContain(
    'ext/src/index.tsx:1:26: sure: Renamed in 3.10. Write `uiDialogService.hideAll()`. [dialog-dismiss-all]\n',
  );
  expect(out).toContain(
    'https://docs.example.org/migration-guide/3p9-to-3p10/UI/DialogService#rename-the-calls',
  );
  expect(out).toContain('ext/video.ts:1: Not read: ');
  expect(out).toContain('[ ] ');
  expect(out).toMatch(/1 file: 1 fix is ready, 0 places to change by hand/);
  expect(out).not.toContain('node_modules');
});

it('exits with 0 if nothing is found', async () => {
  const {status, out} = await run(write('clean.ts', 'a();\n'), '--from=3.8');
  expect(status).toBe(0);
  expect(out).toContain('1 file: 0 fixes are ready');
});

it('writes fixes and comments, and keeps all other bytes', async () => {
  const name = write(
    'fix.ts',
    '\ufeffuiDialogService.dismissAll();\r\ncustomizationService.addModeCustomizations([]);\r\nlast()',
  );
  const {status} = await run(name, '--from', '3.9', '--fix', '--comments');
  expect(status).toBe(1);
  const now = readFileSync(path.join(folder, name), 'utf8');
  expect(now).toMatch(
    /^\ufeffuiDialogService\.hideAll\(\);\r\n\/\/ TODO 3\.10: [^\n]+\r\ncustomizationService\.addModeCustomizations\(\[\]\);\r\nlast\(\)$/,
  );
  await run(name, '--from', '3.9', '--fix', '--comments');
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe(now);
});

it('writes JSON', async () => {
  const {out} = await run(
    write('a.ts', 'uiDialogService.create({});'),
    '--from',
    '3.8',
    '--format',
    'json',
  );
  const report = JSON.parse(out) as {
    findings: {change: string; file: string}[];
  };
  expect(report.findings.map(({change, file}) => [change, file])).toEqual([
    ['dialog-create', 'a.ts'],
  ]);
  expect(Object.keys(report).join(' ')).toBe(
    'findings checklist notUnderstood totals estimate read ignored cancelled',
  );
});

it('writes SARIF', async () => {
  const {out} = await run(
    write(
      'b.ts',
      "\nuiDialogService.create({});\nimport { useModal } from '@ohif/ui';",
    ),
    '--from=3.9',
    '--format=sarif',
  );
  const [report] = (
    JSON.parse(out) as {
      runs: {
        tool: {driver: {rules: {id: string; helpUri: string}[]}};
        results: {ruleId: string; ruleIndex: number; locations: object[]}[];
      }[];
    }
  ).runs;
  const rules = report?.tool.driver.rules ?? [];
  expect(rules[0]?.helpUri).toMatch(
    /^https:\/\/docs\.example\.org\/migration-guide\//,
  );
  expect(report?.results.map(({ruleIndex}) => rules[ruleIndex]?.id)).toEqual([
    'dialog-create',
    'ui-hooks',
  ]);
  expect(report?.results[0]?.locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: {uri: 'b.ts'},
        region: {startLine: 2, startColumn: 17, endLine: 2, endColumn: 23},
      },
    },
  ]);
});

const wrong: [string[], string][] = [
  [[], 'Which files?'],
  [
    ['a.ts'],
    'no rules for an upgrade from (none) to 3.10. Upgrades: 3.8 to 3.9',
  ],
  [
    ['a.ts', '--from', '3.10', '--to', '3.9'],
    'no rules for an upgrade from 3.10 to 3.9',
  ],
  [['a.ts', '--from', '2'], 'Upgrades: 3.8 to 3.9, 3.8 to 3.10, 3.9 to 3.10.'],
  [['a.ts', '--from'], "--from <value>' argument missing"],
  [
    ['a.ts', '--from=3.9', '--format=xml'],
    'Unknown format xml. Choose one: text, json',
  ],
  [['a.ts', '--fast'], "Unknown option '--fast'"],
];

it.each(wrong)('exits with 2 for %j', async (args, message) => {
  const {status, out, error} = await run(...args);
  expect([status, out]).toEqual([2, '']);
  expect(error).toContain(message);
});

it('exits with 2 for a named file that it cannot read, and explains itself', async () => {
  const binary = await run(
    write('c.ts', Buffer.from([0xff, 0xfe])),
    '--from=3.9',
  );
  expect(binary.status).toBe(2);
  const picture = await run(write('a.png', 'a'), '--from=3.9');
  expect(picture.out).toContain('neither code, JSON, a style sheet, nor HTML');
  const help = await run('--help');
  expect([help.status, help.error]).toEqual([0, '']);
  expect(help.out).toContain('--from RELEASE     3.8 or 3.9');
});
