import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {networkRules} from '../network/rules/index';
import {main} from './main';

const site = 'https://docs.example.org';
const run = (...args: string[]) => main(['network', ...args], folder, site);

const example = (id: string) =>
  networkRules.find((rule) => rule.id === id)!.examples;
const folder = temporaryFolder({
  'faulty.har': example('cors-no-header').faulty[0]!.text,
  'recordings/healthy.har': example('cors-no-header').healthy[0]!.text,
  'recordings/notes.txt': 'GET http://a.example/ 502 (Bad Gateway)',
  'slow.har': example('slow-size').faulty[0]!.text,
  'unknown.txt': 'GET http://a.example/ 418 (No)',
  'nonsense.txt': 'meeting at ten',
});

it('says what is wrong, why, and how to fix it at each server, and exits with 1', async () => {
  const {status, out} = await run('faulty.har');
  expect(status).toBe(1);
  expect(out).toMatch(
    /^faulty\.har:1: error \(sure\): The response has no Access-Control-Allow-Origin \[cors-no-header\]\n {4}\| GET https:/,
  );
  expect(out).toContain('    nginx: In the location of the archive.');
  expect(out).toContain(
    '        add_header Access-Control-Allow-Origin https://viewer.example.org always;',
  );
  expect(out).toContain(`${site}/deployment/cors#`);
});

it('reads the HAR files of a folder, and exits with 0 where nothing is wrong', async () => {
  expect(await run('recordings')).toEqual({
    status: 0,
    out: 'recordings/healthy.har: requests: 1, findings: 0.\n',
    error: '',
  });
});

it('exits with 2 if it cannot check a file, and says what it could check', async () => {
  const {status, out} = await run('nonsense.txt', 'gone.har');
  expect(status).toBe(2);
  expect(out).toMatch(
    /nonsense\.txt: not checked: No network request or error was recognized\. Give it a HAR file/,
  );
  expect(out).toContain('gone.har: not checked: it cannot be read: ENOENT');
});

it('exits with 2 for a failure that no rule knows, and names it', async () => {
  const {status, out} = await run('unknown.txt');
  expect(status).toBe(2);
  expect(out).toContain('unknown.txt: Not recognized: status 418 (line 1).');
  expect((await run('unknown.txt', '--allow-unread')).status).toBe(0);
});

it('fails on notes only if it is told to', async () => {
  expect((await run('slow.har')).status).toBe(0);
  expect((await run('slow.har', '--fail-on', 'info')).status).toBe(1);
});

it('writes JSON, SARIF, annotations, and a masked list', async () => {
  const [{findings}] = JSON.parse(
    (await run('faulty.har', '--format', 'json')).out,
  ) as [{findings: object[]}];
  expect(findings).toEqual([
    expect.objectContaining({rule: 'cors-no-header', count: 1, at: 1}),
  ]);
  const {runs} = JSON.parse(
    (await run('faulty.har', '--format', 'sarif')).out,
  ) as {runs: {results: object[]}[]};
  expect(runs[0]!.results).toEqual([
    expect.objectContaining({ruleId: 'cors-no-header', level: 'error'}),
  ]);
  expect((await run('faulty.har', '--format', 'github')).out).toContain(
    '::error file=faulty.har,line=1,',
  );
  expect((await run('faulty.har', '--format', 'markdown')).out).toContain(
    '## The response has no Access-Control-Allow-Origin',
  );
});

it('leaves out what a baseline lists', async () => {
  await run('faulty.har', '--baseline', 'known.json', '--update-baseline');
  const {status, error} = await run('faulty.har', '--baseline', 'known.json');
  expect([status, error]).toEqual([0, 'Left out: 1 that known.json lists.\n']);
});

it('explains its arguments', async () => {
  expect((await run()).error).toContain('Which file?');
  expect((await run('faulty.har', '--fix')).error).toContain(
    '--fix does not exist here',
  );
  const {out} = await run('--help');
  expect(out).toContain('Usage: ohif-doctor network');
  expect(out).toContain('only --format markdown is masked');
});
