/**
 * A session with the SDK's own client: the server is packed from the built site, installed
 * into an empty folder, and started there as an editor starts it, without a network where
 * the system allows that.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/written-files';
import {releases} from '../../config/releases';
import {buildFolder} from '../../tests/support/built-site';

const shell = process.platform === 'win32';
const client = new Client({name: 'test', version: '1.0.0'});
const folder = temporaryFolder();

const pack = (build: string) =>
  spawnSync('npm', ['run', '--silent', 'pack', '--', 'mcp', '--to', folder], {
    cwd: path.resolve(__dirname, '../..'),
    encoding: 'utf8',
    shell,
    env: {...process.env, BUILD_FOLDER: build},
  });

beforeAll(async () => {
  const {stdout, stderr} = pack(buildFolder);
  expect(stderr).toBe('');
  const install = ['install', '--offline', '--no-audit', '--no-fund'];
  execFileSync('npm', [...install, stdout.trim()], {cwd: folder, shell});
  const offline = ['unshare', '--map-root-user', '--net'];
  const {status} = spawnSync(offline[0]!, [...offline.slice(1), 'true']);
  const [command, ...args] = [
    ...(status === 0 ? offline : []),
    ...['npx', 'ohif-docs-mcp'],
  ] as [string, ...string[]];
  await client.connect(new StdioClientTransport({command, args, cwd: folder}));
}, 5 * 60_000);

afterAll(() => client.close());

async function call(name: string, args: Record<string, unknown>) {
  const {content, isError = false} = (await client.callTool({
    name,
    arguments: args,
  })) as CallToolResult;
  const [part] = content;
  return {text: part?.type === 'text' ? part.text : '', isError};
}

/** An answer that is not an error, and short enough to be read. */
async function answerTo(name: string, args: Record<string, unknown>) {
  const {text, isError} = await call(name, args);
  expect(isError, text).toBe(false);
  expect(text.length).toBeLessThan(16_000);
  return text;
}

/** The path of the first URL of an answer. */
const pathIn = (text: string) =>
  new URL(/https?:\/\/[^\s>)]+/.exec(text)![0]).pathname;

test('the server needs no other package, and its tools only read', async () => {
  const installed = readdirSync(path.join(folder, 'node_modules'));
  expect(installed.filter((name) => /^[@\w]/.test(name))).toEqual([
    '@ohif-docs',
  ]);
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name).join(' ')).toBe(
    'search_docs read_page look_up_name compare_releases explain_message check_config check_upgrade',
  );
  expect(tools.every((tool) => tool.annotations?.readOnlyHint)).toBe(true);
});

test('a release is searched, and what was found is read', async () => {
  for (const {line, release, path: prefix} of releases) {
    const query = {query: 'routerBasename', release: line};
    const found = await answerTo('search_docs', query);
    expect(found).toContain(release);
    expect(pathIn(found).startsWith(`/${prefix}`)).toBe(true);
    const url = /https?:\S+/.exec(found)![0];
    const section = await answerTo('read_page', {page: url});
    expect(section).toContain(`OHIF ${line} (${release}): ${url}`);
    expect(section).toContain('routerBasename');
  }
});

test('a long page comes in part, and each section can be read', async () => {
  const page = '/configuration/configurationFiles';
  const part = await answerTo('read_page', {page});
  const sections = [...part.matchAll(/\(#([^)]+)\): \d+ characters/g)];
  expect(sections.length).toBeGreaterThan(5);
  for (const [, section] of sections) {
    const text = await answerTo('read_page', {page, section});
    expect(text).toContain(`${page}#${section}\n\n##`);
  }
});

test('a page of one release is found in another', async () => {
  const page = 'https://elsewhere.example.org/3.9/deployment/cors.md';
  const text = await answerTo('read_page', {page, release: '3.10'});
  expect(pathIn(text)).toBe('/deployment/cors');
});

test('a name is looked up in all releases, with what changed', async () => {
  const text = await answerTo('look_up_name', {name: 'uiDialogService.show'});
  expect(text).toMatch(
    /OHIF 3\.10 .*: in the source\n\n- method `uiDialogService\.show/,
  );
  expect(text).toMatch(/OHIF 3\.9 .*: not in the source/);
  expect(text).toContain('`uiDialogService.create` → `uiDialogService.show`');
  expect(await answerTo('look_up_name', {name: 'routerBaseNames'})).toContain(
    'Similar names: `routerBasename`',
  );
});

test('a message is explained with its fix; an unknown one is not', async () => {
  const known = await answerTo('explain_message', {
    text: 'TypeError: appConfig.extensions is not iterable\n    at main.js:1:2',
  });
  expect(known).toMatch(/^## 1\. .*appConfig\.extensions is not iterable/m);
  expect(
    await answerTo('explain_message', {text: 'the kettle is boiling over'}),
  ).toContain('do not document this message');
});

test('a configuration and code are checked, and come back fixed', async () => {
  const config = await answerTo('check_config', {
    text: '\n\nwindow.config = {extensions: [], modes: [], showStudyLst: true};',
  });
  expect(config).toMatch(/app-config\.js:3:\d+: error.*showStudyList/);
  expect(config).toMatch(/^\+window\.config.*showStudyList/m);
  const code = await answerTo('check_upgrade', {
    code: 'const f = ({services}) => services.uiDialogService.dismissAll();\n',
    file: 'src/index.ts',
    from: '3.9',
    to: '3.10',
  });
  expect(code).toMatch(/src\/index\.ts:1:\d+: sure/);
  expect(code).toMatch(/^\+.*hideAll\(\)/m);
  expect(pathIn(code)).toContain('/migration-guide/');
});

test('releases are compared, with reasons and links', async () => {
  const text = await answerTo('compare_releases', {query: 'tours'});
  expect(text).toContain('Configuration key, removed: `tours`');
  expect(text).toMatch(/https?:\/\/\S+\/migration-guide\/\S+#/);
});

test('each page is a resource', async () => {
  const {resources} = await client.listResources();
  expect(resources.length).toBeGreaterThan(200);
  const {uri} = resources.at(-1)!;
  const {contents} = await client.readResource({uri});
  expect(contents[0]).toMatchObject({uri, mimeType: 'text/markdown'});
});

const general = '/migration-guide/3p9-to-3p10/General';

test.each([
  'search_docs {} query is missing',
  'search_docs {"query": " "} query is empty',
  'search_docs {"query": "a", "release": "3.8"} "3.8" is not one of 3.10, 3.9',
  'read_page {"page": "/deployment/dock"} /deployment/docker',
  'read_page {"page": "https://%"} search_docs',
  'read_page {"page": "../../../etc/passwd"} There is no page',
  'read_page {"page": "/faq/technical", "section": "none"} Its sections:\n- ',
  `read_page {"page": "${general}", "release": "3.9"} ${general}`,
  'check_upgrade {"code": "a", "file": "a.png", "from": "3.9", "to": "3.10"} src/index.tsx',
  'check_upgrade {"code": "a", "file": "a.ts", "from": "3.9", "to": "3.9"} 3.9 to 3.10',
  'check_upgrade {"code": "a", "file": "a.ts", "from": "3.9"} Nothing is not one of',
])('bad input says what is valid: %s', async (line) => {
  const [, name, args, message] = /^(\w+) (\{.*\}) (.*)$/s.exec(line)!;
  const {text, isError} = await call(
    name!,
    JSON.parse(args!) as Record<string, unknown>,
  );
  expect(text).toContain(message);
  expect(isError).toBe(true);
});

test('without a build, packing says what to run first', () => {
  const {status, stderr} = pack(path.join(folder, 'none'));
  expect(status).not.toBe(0);
  expect(stderr).toContain('run "npm run build" first');
});
