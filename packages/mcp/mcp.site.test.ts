/**
 * A session with the SDK's own client: the server is packed from the built site, installed
 * into an empty folder, and started there as an editor starts it, without a network where
 * the system allows that.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {latest, releases} from '../../config/releases';
import {buildFolder} from '../../tests/support/built-site';

const repository = path.resolve(__dirname, '../..');
const shell = process.platform === 'win32';
const client = new Client({name: 'test', version: '1.0.0'});
let folder: string;

const pack = (build: string, to: string) =>
  spawnSync('npm', ['run', '--silent', 'pack', '--', 'mcp', '--to', to], {
    cwd: repository,
    encoding: 'utf8',
    shell,
    env: {...process.env, BUILD_FOLDER: build},
  });

/** The program, and what turns the network off for it. */
function command(): string[] {
  const without = ['unshare', '--map-root-user', '--net'];
  const {status} = spawnSync(without[0]!, [...without.slice(1), 'true']);
  return [...(status === 0 ? without : []), 'npx', 'ohif-docs-mcp'];
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const {stdout, stderr} = pack(buildFolder, folder);
  expect(stderr).toBe('');
  const install = ['install', '--offline', '--no-audit', '--no-fund'];
  execFileSync('npm', [...install, stdout.trim()], {cwd: folder, shell});
  const [program, ...args] = command();
  await client.connect(
    new StdioClientTransport({command: program!, args, cwd: folder}),
  );
}, 5 * 60_000);

afterAll(async () => {
  await client.close();
  rmSync(folder, {recursive: true});
});

async function call(name: string, args: Record<string, unknown>) {
  const {content, isError} = (await client.callTool({
    name,
    arguments: args,
  })) as CallToolResult;
  const [part] = content;
  return {text: part?.type === 'text' ? part.text : '', isError: !!isError};
}

/** The text of an answer that is not an error, and is short enough to be read. */
async function answerTo(name: string, args: Record<string, unknown>) {
  const {text, isError} = await call(name, args);
  expect(isError, text).toBe(false);
  expect(text.length).toBeLessThan(16_000);
  return text;
}

/** The first URL of an answer. */
const urlIn = (text: string) => /https?:\/\/[^\s>)]+/.exec(text)![0];

test('the server describes its tools, all of which only read', async () => {
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name).sort()).toEqual([
    'check_config',
    'check_upgrade',
    'compare_releases',
    'explain_message',
    'look_up_name',
    'read_page',
    'search_docs',
  ]);
  for (const {description, annotations} of tools) {
    expect(description).toMatch(/\w{3}.*\./);
    expect(annotations?.readOnlyHint).toBe(true);
  }
  const {name, dependencies} = JSON.parse(
    readFileSync(
      path.join(folder, 'node_modules/@ohif-docs/mcp/package.json'),
      'utf8',
    ),
  ) as {name: string; dependencies: object};
  expect([name, dependencies]).toEqual(['@ohif-docs/mcp', {}]);
  expect(readdirSync(path.join(folder, 'node_modules'))).not.toContain('zod');
});

test('a question is searched in a release, and its page is read', async () => {
  for (const {line, release, path: prefix} of releases) {
    const found = await answerTo('search_docs', {
      query: 'routerBasename',
      release: line,
    });
    expect(found).toContain(release);
    const url = urlIn(found);
    expect(new URL(url).pathname.startsWith(`/${prefix}`)).toBe(true);
    const section = await answerTo('read_page', {page: url});
    expect(section).toContain(`OHIF ${line} (${release}): ${url}`);
    expect(section).toContain('routerBasename');
  }
});

test('a long page comes in part, and each of its sections can be read', async () => {
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
  const text = await answerTo('read_page', {
    page: 'https://elsewhere.example.org/3.9/deployment/cors.md',
    release: latest.line,
  });
  expect(new URL(urlIn(text)).pathname).toBe('/deployment/cors');
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

test('a message is explained with the fix; one that no page has is not', async () => {
  const known = await answerTo('explain_message', {
    text: 'TypeError: appConfig.extensions is not iterable\n    at main.js:1:2',
  });
  expect(known).toMatch(/^## 1\. .*appConfig\.extensions is not iterable/m);
  expect(urlIn(known)).toContain('#');
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
  for (const text of [config, code]) {
    expect(urlIn(text)).toMatch(/#/);
  }
});

test('releases are compared, with reasons and links', async () => {
  const text = await answerTo('compare_releases', {query: 'tours'});
  expect(text).toContain('Configuration key, removed: `tours`');
  expect(text).toMatch(/https?:\/\/\S+\/migration-guide\/\S+#/);
});

test('each page is a resource', async () => {
  const {resources} = await client.listResources();
  expect(resources.length).toBeGreaterThan(200);
  const {contents} = await client.readResource({uri: resources[0]!.uri});
  expect(contents[0]).toMatchObject({mimeType: 'text/markdown'});
  await expect(
    client.readResource({uri: `${resources[0]!.uri}-none`}),
  ).rejects.toThrow('have no page');
});

test.each([
  ['search_docs', {}, /query is missing/],
  ['search_docs', {query: ' '}, /query is empty/],
  [
    'search_docs',
    {query: 'a', release: '3.8'},
    /"3\.8" does not exist.*3\.10, 3\.9/,
  ],
  ['search_docs', {query: 'a', limit: 99}, /at most 20/],
  [
    'read_page',
    {page: '/deployment/dock'},
    /no page.*\n.*\/deployment\/docker/,
  ],
  ['read_page', {page: 'http://%'}, /no page.*\n.*search_docs/],
  ['read_page', {page: '../../etc/passwd'}, /no page/],
  ['read_page', {page: '/faq', section: 'none'}, /no section "none".*:\n- /],
  [
    'read_page',
    {page: '/migration-guide/3p9-to-3p10/General', release: '3.9'},
    /Another release has it: http/,
  ],
  ['check_config', {text: '{}', archive: 'PACS'}, /archive "PACS".*Orthanc/],
  ['check_config', {text: '{}', origin: 'viewer'}, /https:\/\/viewer\.example/],
  [
    'check_upgrade',
    {code: 'a', file: 'a.png', from: '3.9', to: '3.10'},
    /src\/index\.tsx/,
  ],
  [
    'check_upgrade',
    {code: 'a', file: 'a.ts', from: '3.9', to: '3.9'},
    /3\.9 to 3\.10/,
  ],
])('%s(%j) says what is valid', async (name, args, message) => {
  const {text, isError} = await call(name, args);
  expect(text).toMatch(message);
  expect(isError).toBe(true);
});

test('without a build, packing says what to run first', () => {
  const {status, stderr} = pack(path.join(folder, 'none'), folder);
  expect(status).not.toBe(0);
  expect(stderr).toContain('run "npm run build" first');
});
