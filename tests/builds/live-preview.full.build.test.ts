/**
 * `docusaurus start`, which contributors write with: it shows a page, and the page follows
 * what is written. The pages belong to a small site; the settings of the bundler are the
 * real ones.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {requireChromium} from '../../scripts/find-chromium';
import {environment, repository, temporarySite} from './run-in-site';

/** How long a step may take on a slow machine; far more than it does. */
const patience = 3 * 60_000;

let site: string;
let browser: Browser | undefined;
let server: ChildProcess | undefined;
let output: string;

beforeEach(() => {
  site = temporarySite();
  output = '';
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(
    path.join(site, 'docusaurus.config.ts'),
    `import real from ${JSON.stringify(path.join(repository, 'docusaurus.config'))};
     export default {
       ...real,
       favicon: undefined,
       clientModules: [],
       presets: [['classic', {
         docs: {routeBasePath: '/', sidebarPath: false},
         blog: false,
       }]],
       plugins: [],
       themes: [],
       themeConfig: {},
     };`,
  );
});

afterEach(async () => {
  await browser?.close();
  await stopped();
  rmSync(site, {recursive: true});
});

const write = (text: string) =>
  writeFileSync(
    path.join(site, 'docs/home.md'),
    `---\nslug: /\n---\n\n# Home\n\n${text}\n`,
  );

/** A free port. */
async function freePort(): Promise<number> {
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const {port} = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

/** Starts the preview; resolves with its URL when it responds. */
async function start(): Promise<string> {
  const port = await freePort();
  server = spawn(
    process.execPath,
    [
      path.join(repository, 'node_modules/.bin/docusaurus'),
      'start',
      ...['--host', '127.0.0.1', '--port', String(port), '--no-open'],
    ],
    {cwd: site, env: environment()},
  );
  const collect = (part: Buffer) => {
    output += part.toString();
  };
  server.stdout?.on('data', collect);
  server.stderr?.on('data', collect);
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      async () => {
        if (server?.exitCode !== null) {
          throw new Error(`The preview exited:\n${output}`);
        }
        return fetch(url).then(
          ({status}) => status,
          () => 0,
        );
      },
      {timeout: patience, interval: 500},
    )
    .toBe(200);
  return url;
}

/** Ends the preview as Ctrl+C does; resolves when it has gone. */
async function stopped(): Promise<void> {
  const child = server;
  server = undefined;
  if (child?.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGINT');
    const kill = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(kill);
  }
}

test('shows a page, reloads it after a change, and shows its errors', async () => {
  write('The first text.');
  const url = await start();
  browser = await chromium.launch({executablePath: requireChromium()});
  const page = await browser.newPage();
  await page.goto(url);
  await page
    .getByText('The first text.')
    .waitFor({state: 'visible', timeout: patience});
  // A reload would lose it: the change comes into the open page.
  await page.evaluate(() => document.body.setAttribute('data-open', ''));

  write('The second text.');
  await page
    .getByText('The second text.')
    .waitFor({state: 'visible', timeout: patience});
  expect(await page.getByText('The first text.').count()).toBe(0);
  expect(await page.locator('body[data-open]').count()).toBe(1);

  write('A component without an end: <b>');
  await expect
    .poll(() => output, {timeout: patience, interval: 500})
    .toMatch(/MDX compilation failed[\s\S]*home\.md/);
});
