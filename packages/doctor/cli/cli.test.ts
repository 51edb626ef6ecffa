import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {releases} from '../../../config/releases';
import {withKeys, withRoots} from '../config/rules/example';
import {main} from './main';

const folder = mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});
const site = 'https://docs.example.org';

function write(name: string, content: string | Buffer): string {
  writeFileSync(path.join(folder, name), content);
  return name;
}
const run = (...args: string[]) => main(['config', ...args], folder, site);

it('accepts a correct file', () => {
  const {status, out, error} = run(
    write('right.js', withKeys('useCursors: true,')),
  );
  expect([status, error]).toEqual([0, '']);
  expect(out).toBe('1 file: 0 errors, 0 warnings, 0 notes.\n');
});

it('reports errors with their places', () => {
  const {status, out} = run(write('wrong.js', withKeys("useCursors: 'true',")));
  expect(status).toBe(1);
  expect(out).toContain(
    'wrong.js:7:15: error (sure): "useCursors" must be `true` or `false`',
  );
  expect(out).toContain(
    `${site}/configuration/configurationFiles#startup-keys`,
  );
});

it('writes JSON and nothing else', () => {
  const name = write('wrong.js', withKeys("useCursors: 'true',"));
  const {out, error} = run(name, '--format', 'json');
  expect(error).toBe('');
  const report = JSON.parse(out) as {files: string[]; findings: object[]};
  expect(report.files).toEqual([name]);
  expect(report.findings).toEqual([
    expect.objectContaining({
      file: name,
      line: 7,
      column: 15,
      endLine: 7,
      endColumn: 21,
      rule: 'wrong-type',
      severity: 'error',
      certainty: 'sure',
    }),
  ]);
  expect(Object.keys(report.findings[0] ?? {}).sort()).toEqual([
    'also',
    'certainty',
    'column',
    'endColumn',
    'endLine',
    'file',
    'fix',
    'line',
    'message',
    'page',
    'rule',
    'severity',
    'why',
  ]);
});

it('exits with 3 where a part was not checked, unless that is allowed', () => {
  const file = write('open.js', withKeys('useCursors: chosen(),'));
  const {status, out} = run(file);
  expect(status).toBe(3);
  expect(out).toContain('not checked: chosen(): the file computes it.');
  expect(out).not.toContain('0 errors');
  expect(run(file, '--allow-unread').status).toBe(0);
  expect(run(write('right.js', withKeys(''))).status).toBe(0);
});

it('writes SARIF', () => {
  const {out} = run(
    write('wrong.js', withKeys("useCursors: 'true',")),
    '--format=sarif',
  );
  const sarif = JSON.parse(out) as {
    version: string;
    runs: {
      tool: {driver: {rules: {id: string}[]}};
      results: {ruleId: string; ruleIndex: number; level: string}[];
    }[];
  };
  const [first] = sarif.runs;
  const [result] = first?.results ?? [];
  expect([sarif.version, result?.ruleId, result?.level]).toEqual([
    '2.1.0',
    'wrong-type',
    'error',
  ]);
  expect(first?.tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe(
    'wrong-type',
  );
});

it('corrects a file', () => {
  const name = write(
    'fix.js',
    `\ufeff${withKeys("// keep\nuseCursors: 'true'")}`.replaceAll('\n', '\r\n'),
  );
  const {status} = run(name, '--fix');
  expect(status).toBe(0);
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
    `\ufeff${withKeys('// keep\nuseCursors: true,')}`.replaceAll('\n', '\r\n'),
  );
});

it('uses the release, the origin, and the path', () => {
  const name = write('root.js', withRoots('http://pacs.example.org/rs'));
  expect(run(name).status).toBe(0);
  expect(run(name, '--origin', 'https://viewer.example.org/').out).toContain(
    '[mixed-content]',
  );
  expect(run(name, '--path', '/ohif').out).toContain('[router-basename]');
  const monitors = write('monitors.js', withKeys('multimonitor: [],'));
  expect(run(monitors).out).not.toContain('[other-release-key]');
  expect(run(monitors, '--release', '3.9').out).toContain(
    '/3.9/configuration/',
  );
});

it.each([
  [['missing.js'], 'missing.js cannot be read'],
  [[], 'Which file?'],
  [['a.js', '--release', '2'], 'Unknown release 2. Releases: 3.10, 3.9.'],
  [
    ['a.js', '--format', 'xml'],
    'Unknown format xml. Formats: text, json, sarif.',
  ],
  [['a.js', '--origin', 'viewer.example.org'], 'is not an origin'],
  [['a.js', '--archive', 'PACS'], 'Unknown archive "PACS". Archives: Orthanc'],
  [['a.js', '--fast'], 'Unknown option --fast'],
  [['a.js', '--release'], '--release needs a value'],
])('exits with 2 for %j', (args, message) => {
  const {status, out, error} = run(...args);
  expect([status, out]).toEqual([2, '']);
  expect(error).toContain(message);
});

it('exits with 2 for bytes that are not UTF-8, and for another command', () => {
  expect(run(write('binary.js', Buffer.from([0xff, 0xfe, 0x00]))).status).toBe(
    2,
  );
  expect(main(['check'], folder, site).error).toContain(
    'Unknown command check. Commands: config, upgrade.',
  );
});

it.each(releases.map(({docs, line}) => [docs, line]))(
  'runs the script of the deployment page of %s',
  (docs, line) => {
    const root = path.resolve(__dirname, '../../..');
    const page = readFileSync(
      path.join(root, docs, 'deployment/build-for-production.mdx'),
      'utf8',
    );
    const script = /```bash title="check-config\.sh"\n(.*?)```/s.exec(
      page,
    )?.[1];
    expect(script).toContain(`--release ${line} `);
    const execute = (file: string) =>
      spawnSync('bash', [write('check-config.sh', script ?? ''), file], {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, DOCS: root, INIT_CWD: undefined},
      });
    const right = execute(write('app-config.js', withKeys('')));
    expect([right.status, right.stderr]).toEqual([0, '']);
    const wrong = execute(
      write('wrong.js', withRoots('http://pacs.example.org')),
    );
    expect([wrong.status, wrong.stderr]).toEqual([1, '']);
    expect(wrong.stdout).toContain('wrong.js:13:19: error (sure)');
    expect(execute('missing.js').status).toBe(2);
  },
);
