import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/written-files';
import {withKeys, withOptions, withRoots} from '../config/rules/example';
import {main} from './main';

const folder = temporaryFolder();
const site = 'https://docs.example.org';

function write(name: string, content: string | Buffer): string {
  writeFiles(folder, {[name]: content});
  return name;
}
const run = (...args: string[]) => main(['config', ...args], folder, site);
const statusOf = async (...args: string[]) => (await run(...args)).status;
const outOf = async (...args: string[]) => (await run(...args)).out;

it('accepts a correct file', async () => {
  const {status, out, error} = await run(
    write('right.js', withKeys('useCursors: true,')),
  );
  expect([status, error]).toEqual([0, '']);
  expect(out).toBe('1 file: 0 errors, 0 warnings, 0 notes.\n');
});

it('reports errors with their places', async () => {
  const {status, out} = await run(
    write('wrong.js', withKeys("useCursors: 'true',")),
  );
  expect(status).toBe(1);
  expect(out).toContain(
    'wrong.js:7:15: error (sure): "useCursors" must be `true` or `false`',
  );
  expect(out).toContain(
    `${site}/configuration/configurationFiles#startup-keys`,
  );
});

it('writes JSON and nothing else', async () => {
  const name = write('wrong.js', withKeys("useCursors: 'true',"));
  const {out, error} = await run(name, '--format', 'json');
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
  expect(
    Object.keys(report.findings[0] ?? {})
      .sort()
      .join(' '),
  ).toBe(
    'also certainty column endColumn endLine file fix line message page rule severity why',
  );
});

it('exits with 2 where a part was not checked, unless that is allowed', async () => {
  const file = write('open.js', withKeys('useCursors: chosen(),'));
  const {status, out} = await run(file);
  expect(status).toBe(2);
  expect(out).toContain('not checked: chosen(): the file computes it.');
  expect(out).not.toContain('0 errors');
  expect(await statusOf(file, '--allow-unread')).toBe(0);
  expect(await statusOf(write('right.js', withKeys('')))).toBe(0);
});

it('writes SARIF', async () => {
  const {out} = await run(
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

it('corrects a file', async () => {
  const name = write(
    'fix.js',
    `\ufeff${withKeys("// keep\nuseCursors: 'true'")}`.replaceAll('\n', '\r\n'),
  );
  const {status} = await run(name, '--fix');
  expect(status).toBe(0);
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
    `\ufeff${withKeys('// keep\nuseCursors: true,')}`.replaceAll('\n', '\r\n'),
  );
});

it('uses the release, the origin, and the path', async () => {
  const name = write('root.js', withRoots('http://pacs.example.org/rs'));
  expect(await statusOf(name)).toBe(0);
  expect(
    await outOf(name, '--origin', 'https://viewer.example.org/'),
  ).toContain('[mixed-content]');
  expect(await outOf(name, '--path', '/ohif')).toContain('[router-basename]');
  const monitors = write('monitors.js', withKeys('multimonitor: [],'));
  expect(await outOf(monitors)).not.toContain('[other-release-key]');
  expect(await outOf(monitors, '--release', '3.9')).toContain(
    '/3.9/configuration/',
  );
});

it.each([
  [[], 'Which file?'],
  [['a.js', '--release', '2'], 'Unknown release 2. Releases: 3.10, 3.9.'],
  [
    ['a.js', '--format', 'xml'],
    'Unknown format xml. Choose one: text, json, sarif, markdown, github.',
  ],
  [['a.js', '--origin', 'viewer.example.org'], 'is not an origin'],
  [['a.js', '--archive', 'PACS'], 'Unknown archive "PACS". Archives: Orthanc'],
  [['a.js', '--fast'], "Unknown option '--fast'"],
  [['a.js', '--fail-on', 'note'], 'Choose one: info, warning, error.'],
  [['a.js', '--dry-run'], '--dry-run needs --fix'],
  [['a.js', '--update-baseline'], 'needs --baseline FILE'],
  [['-', '--fix'], '--fix cannot write into standard input'],
  [['a.js', '--baseline', 'none.json'], 'none.json'],
  [['a.js', '--release'], "--release <value>' argument missing"],
])('exits with 2 for %j', async (args, message) => {
  const {status, out, error} = await run(...args);
  expect([status, out]).toEqual([2, '']);
  expect(error).toContain(message);
});

it('names what cannot be read, and checks the other files', async () => {
  write('wrong.js', withKeys("useCursors: 'true',"));
  const binary = write('binary.js', Buffer.from([0xff, 0xfe, 0x00]));
  const names = ['missing.js', binary, write('right.js', withKeys(''))];
  const {status, out} = await run(...names);
  expect(status).toBe(2);
  expect(out).toMatch(
    /missing\.js: .*cannot be read: ENOENT.*\nbinary\.js: .*cannot be read/,
  );
  expect(await statusOf(...names, 'wrong.js')).toBe(1);
  const report = JSON.parse(await outOf(...names, '--format=json')) as {
    stopped: {file: string}[];
  };
  expect(report.stopped.map(({file}) => file)).toEqual(names.slice(0, 2));
});

it('checks the configurations of a folder, and says if there are none', async () => {
  for (const [name, text] of [
    ['app-config.js', withKeys('')],
    ['config/old.js', withKeys("useCursors: 'true',")],
    ['config/data.json', '{"dataSources": []}'],
    ['src/App.js', 'const {dataSources} = window.config;'],
    ['node_modules/a/app-config.js', 'window.config = {};'],
    ['empty/index.js', 'start();'],
  ]) {
    write(`site/${name}`, text!);
  }
  const {files} = JSON.parse(await outOf('site', '--format', 'json')) as {
    files: string[];
  };
  expect(files).toEqual([
    'site/app-config.js',
    'site/config/data.json',
    'site/config/old.js',
  ]);
  expect(await statusOf('site')).toBe(1);
  const {status, out} = await run('site/empty');
  expect(status).toBe(2);
  expect(out).toContain('site/empty: ');
  expect(out).toContain('no file in this folder is one to check');
});

it('exits with 1 from the level on that is wanted', async () => {
  const note = write('note.js', withOptions("region: 'north',"));
  expect(await statusOf(note)).toBe(0);
  expect(await statusOf(note, '--fail-on', 'warning')).toBe(0);
  expect(await statusOf(note, '--fail-on', 'info')).toBe(1);
});

it('leaves out what the baseline lists, once for each line of it', async () => {
  const one = "useCursors: 'true',";
  const name = write('old.js', withKeys(one));
  const baseline = ['--baseline', 'known.json'];
  const first = await run(name, ...baseline, '--update-baseline');
  expect([first.status, first.error]).toEqual([
    0,
    'Left out: 1 that known.json lists.\n',
  ]);
  write(name, withKeys(`// moved\n${one}`));
  expect(await statusOf(name, ...baseline)).toBe(0);
  write(name, withKeys(`${one}\nmaxNumberOfWebWorkers: '3',`));
  const {status, out} = await run(name, ...baseline);
  expect(status).toBe(1);
  expect(out).toContain('maxNumberOfWebWorkers');
  expect(out).not.toContain('useCursors');
});

it('prints the fixes as a patch, and writes nothing', async () => {
  const text = withKeys("useCursors: 'true',");
  const name = write('dry.js', text);
  const {status, out} = await run(name, '--fix', '--dry-run');
  expect([status, readFileSync(path.join(folder, name), 'utf8')]).toEqual([
    1,
    text,
  ]);
  execFileSync('git', ['apply', '-'], {cwd: folder, input: out});
  expect(await statusOf(name)).toBe(0);
});

it('writes annotations for GitHub, and Markdown without hosts', async () => {
  const name = write(
    'a,b.js',
    withRoots('http://pacs.hospital.de/%/studies').replace(
      'modes: []',
      'modes: chosen()',
    ),
  );
  const annotations = await outOf(name, '--format', 'github');
  expect(annotations).toMatch(
    /^::error file=a%2Cb\.js,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=root-studies::/m,
  );
  expect(annotations).toMatch(/^::warning file=a%2Cb\.js,line=4::Not checked/m);
  expect(annotations).not.toContain('/%/');
  const list = await outOf(name, '--format', 'markdown');
  expect(list).toMatch(/^## a,b\.js\n\n- Line \d+, error \(sure\): /);
  expect(list).not.toContain('hospital.de');
});

it('explains itself', async () => {
  const say = (...args: string[]) => main(args, folder, site);
  expect((await say('--version')).out).toMatch(
    /^ohif-doctor \d+\.\d+\.\d+, for 3\.10\.\S+, 3\.9\.\d+\n$/,
  );
  expect((await say()).out).toContain('upgrade    finds');
  expect((await say('config', '--help')).out).toContain('--fail-on LEVEL');
  expect((await say('upgrade', '--help')).out).toContain('--from RELEASE');
  const {status, error} = await say('check');
  expect(status).toBe(2);
  expect(error).toContain(
    'Unknown command check. Commands: config, upgrade, network.',
  );
});
