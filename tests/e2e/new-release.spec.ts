/** A new release is published while readers have pages of the site open, or in a cache. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {createSiteServer} from '../../deploy/site-server';
import {buildFolder, builtFiles, scriptOfDoc} from '../support/built-site';
import {setConnection} from '../support/connection';
import {countDocuments} from '../support/documents';
import {expect, footerLink, test, waitForHydration} from '../support/fixtures';
import type {Guards} from '../support/guards';
import {publish} from '../support/publish';

// One folder that is published to.
test.describe.configure({mode: 'serial'});

const pages = ['index.html', 'help.html', 'faq.html', '404.html'];

let folder: string;
let server: Server;
let origin: string;
const releases: Record<'a' | 'b' | 'c', string> = {a: '', b: '', c: ''};

/** A copy of the part of the build that these tests need. */
function copyOfBuild(name: string): string {
  const copy = path.join(folder, name);
  for (const part of ['assets', 'img', '_host', ...pages]) {
    cpSync(path.join(buildFolder, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$/.test(file),
    });
  }
  return copy;
}

/**
 * The next build after a change of the FAQ: its script has another name, and so has the
 * runtime, which contains all names and which all pages load.
 */
function nextBuild(name: string, hash: string): string {
  const build = copyOfBuild(name);
  const rename = (script: string) => {
    const renamed = script.replace(/[0-9a-f]{8}(?=\.js$)/, hash);
    renameSync(path.join(build, script), path.join(build, renamed));
    return renamed;
  };
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(build, file), 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(path.join(build, file), text.replaceAll(from, to));
  };
  const faq = scriptOfDoc('docs/faq/index');
  const oldHash = /\.([0-9a-f]{8})\.js$/.exec(faq)![1]!;
  const runtime = Array.from(builtFiles(['.js']), (file) => file.path).find(
    (file) => file.startsWith('/assets/js/runtime~main.'),
  )!;
  rename(faq);
  change(runtime, oldHash, hash);
  const newRuntime = rename(runtime);
  for (const page of pages) {
    change(page, runtime, newRuntime);
  }
  return build;
}

/** The published folder. */
const target = () => path.join(folder, 'target');

/** Resets the folder to one release. */
function publishAlone(release: keyof typeof releases): void {
  rmSync(target(), {recursive: true, force: true});
  mkdirSync(target());
  publish(releases[release], target());
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-release-'));
  releases.a = copyOfBuild('a');
  releases.b = nextBuild('b', 'b0b0b0b0');
  releases.c = nextBuild('c', 'c0c0c0c0');
  publishAlone('a');
  server = createSiteServer(path.join(target(), 'current'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true});
});

test.beforeEach(async ({page}) => {
  publishAlone('a');
  // Nothing is prefetched, so the release that is published meanwhile counts.
  await setConnection(page, {effectiveType: '4g', saveData: true});
});

async function openHelp(page: Page): Promise<void> {
  await page.goto(`${origin}/help`);
  await waitForHydration(page);
}

const clickFaq = (page: Page) => footerLink(page, 'FAQ').click();

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>('head > script[data-start]'),
      ({dataset}) => dataset.start,
    ).join(),
  );

const banner = (page: Page) =>
  page.getByText('Your Docusaurus site did not load properly.');

/** A missing script is the not-found page, which the browser refuses to run. */
function expectMissingScripts(guards: Guards): void {
  guards.expectProblem(/status of 404/);
  guards.expectProblem(/Refused to execute script/);
}

test('an open tab continues with the files of its release @full', async ({
  page,
}) => {
  await openHelp(page);
  publish(releases.b, target());
  const documents = countDocuments(page);
  await clickFaq(page);
  await expect(page).toHaveURL(`${origin}/faq`);
  await expect(page.getByRole('heading', {level: 1})).not.toContainText('Help');
  expect(documents()).toBe(0);
});

test('a tab whose files are gone reloads once, into the new release', async ({
  page,
  guards,
}) => {
  expectMissingScripts(guards);
  guards.expectProblem(/ChunkLoadError|Loading chunk/);
  await openHelp(page);
  publishAlone('c');
  const documents = countDocuments(page);
  await clickFaq(page);
  await expect
    .poll(() => scriptsOf(page).catch(() => ''))
    .toContain('c0c0c0c0');
  await waitForHydration(page);
  await expect(page).toHaveURL(`${origin}/faq`);
  await expect(page.getByRole('heading', {level: 1})).not.toContainText('Help');
  expect(documents()).toBe(1);
});

/** Responds with the page of the first release, like a cache in between. */
async function serveStale(page: Page, times: number): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      if (route.request().resourceType() === 'document') {
        await route.fulfill({path: path.join(releases.a, 'index.html')});
      } else {
        await route.continue();
      }
    },
    {times},
  );
}

test('a cached page whose files are gone reloads once, into the new release @full', async ({
  page,
  guards,
}) => {
  expectMissingScripts(guards);
  publishAlone('c');
  await serveStale(page, 1);
  const documents = countDocuments(page);
  await page.goto(`${origin}/`);
  await expect
    .poll(() => scriptsOf(page).catch(() => ''))
    .toContain('c0c0c0c0');
  await waitForHydration(page);
  expect(documents()).toBe(2);
  await expect(banner(page)).toHaveCount(0);
});

// Axe switches the color mode with the page's scripts, and this page has none.
test.describe(() => {
  test.use({checkAccessibility: false});

  test('if the cache still has it then, the page can be read and does not reload again @full', async ({
    page,
    guards,
  }) => {
    expectMissingScripts(guards);
    publishAlone('c');
    await serveStale(page, Number.MAX_SAFE_INTEGER);
    const documents = countDocuments(page);
    let asked = 0;
    page.on('requestfinished', (request) => {
      asked += request.resourceType() === 'fetch' ? 1 : 0;
    });
    await page.goto(`${origin}/`);
    // The second page has asked what is published, as the first did.
    await expect(async () => {
      // A sign of a reader, which starts the scripts.
      await page.evaluate(() => dispatchEvent(new Event('wheel')));
      expect(asked).toBe(2);
    }).toPass();
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(2);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});
