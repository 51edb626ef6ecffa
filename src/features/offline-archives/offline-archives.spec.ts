import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {
  makeArchives,
  publishArchives,
} from '@ohif-docs/offline-archive/archive';
import {sha256} from '@ohif-docs/offline-archive/zip';
import {releases} from '../../../config/releases';
import {readChoices} from '../config-doctor/plugin/data';
import {compressFile} from '../../../deploy/compress';
import {createFileServer} from '../../../deploy/site-server';
import {startPreview} from '../../../scripts/preview';
import {buildFolder} from '../../../tests/support/built-site';
import {
  docsSidebar,
  expect,
  expectNoAxeViolations,
  footerLink,
  overflow,
  test,
  waitForHydration,
} from '../../../tests/support/fixtures';
import {refusedBy} from '../../../tests/support/policy';

// One worker: the archives are made once.
test.describe.configure({mode: 'serial'});

let folder: string;
let archives: Awaited<ReturnType<typeof makeArchives>>;

/** The archives have the same tools: those of one version represent the others. */
const represents = releases[0];
const madeVersions = releases
  .map(({id}) => id)
  .filter((id) => id === represents.id || process.env.E2E_EVERY_PAGE);
const tagOf = (version: string) => (version === represents.id ? '' : '@full');

test.beforeAll(async () => {
  // Some 40 seconds of processor time for each.
  test.setTimeout(10 * 60_000);
  archives = await makeArchives(buildFolder, madeVersions);
  folder = mkdtempSync(path.join(tmpdir(), 'archives-'));
  for (const {zip} of archives) {
    for (const [name, content] of Object.entries(unzipSync(zip))) {
      const file = path.join(folder, 'below', name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
  }
});

test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

const nameOf = (version: string) =>
  archives.find((archive) => archive.version === version)!.name;

/** Reads, goes on by a link, searches, opens a result: all within the archive. */
async function read(page: Page, root: string): Promise<void> {
  await page.goto(`${root}/index.html`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const color = () =>
    page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
  const dark = await color();
  await page.getByRole('button', {name: /^Switch between/}).click();
  await expect.poll(color).not.toBe(dark);

  const sidebar = docsSidebar(page);
  await sidebar
    .getByRole('button', {name: "Expand sidebar category 'Deployment'"})
    .press('Enter');
  await sidebar.getByRole('link', {name: 'Build for Production'}).click();
  await expect(page).toHaveURL(`${root}/deployment/build-for-production.html`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.keyboard.press('/');
  await expect(page).toHaveURL(`${root}/search.html`);
  const field = page.getByRole('searchbox', {name: 'Search'});
  await expect(field).toBeFocused();
  await field.pressSequentially('hanging protocol');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toContainText(/hanging protocol/i);
  await first.press('Enter');
  await expect(page).toHaveURL(
    (url) =>
      url.href.startsWith(`${root}/`) && !url.pathname.endsWith('search.html'),
  );
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

for (const version of ['current', '3.9']) {
  test(`the archive of ${version} is read and searched from the disk ${tagOf(version)}`, async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    const root = pathToFileURL(path.join(folder, 'below', nameOf(version)));
    await read(page, root.href);
  });
}

test('radio buttons choose what is shown, and keys enlarge a picture, from the disk', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  const root = pathToFileURL(path.join(folder, 'below', nameOf('current')));
  await page.goto(`${root.href}/index.html`);
  const shown = page.getByRole('group', {name: 'Show'}).getByRole('figure');
  await expect(shown).toHaveCount(1);
  await page.locator('fieldset label', {hasText: 'PET/CT'}).click();
  await expect(shown).toHaveCount(1);
  await expect(shown.locator('img')).toHaveAttribute('alt', /PET/);
  await page.goto(`${root.href}/platform/services/data/ToolbarService.html`);
  const figure = page.locator('[data-figure="toolbar"]');
  await figure.getByRole('radio', {name: 'Zoom', exact: true}).check();
  await expect(figure.locator('pre:visible')).toContainText("id: 'Zoom'");
  await page.goto(`${root.href}/user-guide/viewer/toolbar.html`);
  await page
    .getByRole('button', {name: /^Enlarge/})
    .nth(1)
    .press('Enter');
  const enlarged = page.getByRole('button', {name: /^Close the enlarged/});
  await expect(enlarged).toBeFocused();
  await expect(enlarged).toHaveJSProperty('naturalWidth', 2560);
});

for (const version of ['current', '3.9']) {
  test(`the archive of ${version} checks a configuration from the disk ${tagOf(version)}`, async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    const root = pathToFileURL(path.join(folder, 'below', nameOf(version)));
    await page.goto(`${root.href}/tools/config.html`);
    const findings = page.getByRole('region', {name: 'Findings'});
    const [mistakes] = readChoices().samples;
    await page
      .getByRole('combobox', {name: 'Start from a sample'})
      .selectOption({label: mistakes!.title});
    await expect(findings.getByRole('status')).toHaveText(/^Errors: \d+/);
    await expect(page.getByRole('combobox', {name: 'Release'})).toHaveValue(
      version,
    );
    await page.getByRole('button', {name: /^Apply all safe fixes/}).click();
    await expect(
      page.getByRole('button', {name: 'Apply all safe fixes (0)'}),
    ).toBeDisabled();
    const finding = findings.locator('[data-rule="local-host"]');
    await expect(
      finding.getByRole('link', {name: 'Explanation'}),
    ).toHaveAttribute('href', new RegExp(`^${root.href}/.*\\.html`));
    // Another page in the same tab would lose the text.
    const opened = page.waitForEvent('popup');
    await finding
      .getByRole('link', {name: 'local-host (opens in a new tab)'})
      .click();
    const rules = await opened;
    await expect(rules).toHaveURL(
      `${root.href}/tools/config/rules.html#local-host`,
    );
    await expect(rules.locator('#local-host')).toBeVisible();
    await expect(page.getByLabel('Your app-config.js')).toHaveValue(
      /window\.config/,
    );
  });
}

for (const version of ['current', '3.9']) {
  test(`the archive of ${version} upgrades an extension, and builds URLs and configurations, from the disk @full`, async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    const root = pathToFileURL(path.join(folder, 'below', nameOf(version)));
    await page.goto(`${root.href}/tools/upgrade.html`);
    await page
      .locator('[data-tool="upgrade-doctor"] input[type=file]')
      .nth(1)
      .setInputFiles({
        name: 'closeNotes.ts',
        mimeType: 'text/plain',
        buffer: Buffer.from(
          'export default ({uiDialogService}) => uiDialogService.dismissAll();\n',
        ),
      });
    await expect(
      page.getByText('Must change: 1. Files checked: 1.'),
    ).toBeVisible();
    await expect(
      page.getByRole('link', {name: 'What changed in 3.10'}).first(),
    ).toHaveAttribute(
      'href',
      version === 'current'
        ? /^file:.*\/migration-guide\/.*\.html#/
        : /^https:.*\/migration-guide\/.*#/,
    );
    await page.getByRole('button', {name: 'Make the ready edits'}).click();
    await expect(page.getByRole('region', {name: 'Patch'})).toContainText(
      'uiDialogService.hideAll()',
    );

    const line = releases.find(({id}) => id === version)!.line;
    await page.goto(`${root.href}/tools/url.html`);
    const build = page.getByRole('form', {name: 'Build a URL'});
    await expect(build.getByLabel('Release')).toHaveValue(line);
    const studies = build.getByLabel('Study Instance UIDs', {exact: true});
    await studies.fill('1.2.3');
    await expect(
      page.getByRole('region', {name: 'URL', exact: true}),
    ).toContainText('StudyInstanceUIDs=1.2.3');
    await studies.fill('1.2.x');
    await expect(build.getByText('"1.2.x" is not a UID')).toBeVisible();
    await page
      .getByLabel('Paste a URL of the viewer')
      .fill('https://pacs.example.org/tmtv?StudyInstanceUIDs=1.2.4');
    await page
      .getByRole('button', {name: 'Copy it into the form above'})
      .click();
    await expect(build.getByLabel('Mode', {exact: true})).toHaveValue('tmtv');

    await page.goto(`${root.href}/tools/sub-path.html`);
    const where = page.getByRole('form', {name: 'Where the viewer is'});
    await expect(where.getByLabel('Release')).toHaveValue(line);
    await where.getByLabel('Path').fill('/apps/reading');
    await expect(
      page.getByRole('region', {name: /^\/etc\/nginx\/nginx\.conf$/}),
    ).toContainText('location = /apps/reading/app-config.js');
  });
}

for (const version of ['current', '3.9']) {
  test(`the archive of ${version} finds a message in its troubleshooting page from the disk @full`, async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    const root = pathToFileURL(path.join(folder, 'below', nameOf(version)));
    await page.goto(`${root.href}/deployment/troubleshooting.html`);
    const heading = (name: string | RegExp) =>
      page.getByRole('heading', {name, level: 3});
    const all = await page.locator('main h3').count();
    const finder = page.getByRole('search').locator('..');
    const status = finder.getByRole('status');
    await expect(status).toHaveText(`${all} entries`);
    const text = page.getByLabel('Paste the message or type words');
    await text.fill(
      "from origin 'http://viewer.lan' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present",
    );
    await expect(status).toContainText('match');
    const best = finder.getByRole('listitem').first().getByRole('link');
    await expect(best).toHaveText(/^Access to XMLHttpRequest at …/);
    await expect(heading('413 Request Entity Too Large')).toBeHidden();
    await best.click();
    await expect(heading(/^Access to XMLHttpRequest at …/)).toBeInViewport();
    await text.fill('');
    await page
      .getByRole('combobox', {name: 'Where it appears'})
      .selectOption('log');
    await expect(status).toHaveText(/^\d+ entries$/);
    await expect(heading(/^Access to XMLHttpRequest at …/)).toBeHidden();
    await page.goBack();
    await expect(heading(/^Access to XMLHttpRequest at …/)).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#find=list&where=screen';
    });
    await expect(heading('413 Request Entity Too Large')).toBeHidden();
    await page.evaluate(() => {
      location.hash = '#413-request-entity-too-large';
    });
    await expect(heading('413 Request Entity Too Large')).toBeInViewport();
  });
}

test('a copy without its search index explains what to do @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/search-data\.js/);
  const copy = path.join(folder, 'torn');
  cpSync(path.join(folder, 'below', archives[0]!.name), copy, {
    recursive: true,
  });
  rmSync(path.join(copy, 'offline/search-data.js'));
  await page.goto(`${pathToFileURL(copy).href}/search.html?q=hotkeys`);
  const status = page.getByRole('status');
  await expect(status).toContainText('Unpack the whole archive again');
  await page.getByRole('searchbox', {name: 'Search'}).fill('');
  await expect(status).toBeEmpty();
});

test('3.9 is read and searched below a folder of a static server @full', async ({
  page,
}) => {
  const server = createFileServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    const root = `http://127.0.0.1:${port}/below/${nameOf('3.9')}`;
    await read(page, root);
    await page.goto(`${root}/search.html?q=hotkeys`);
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
    for (const mode of ['light', 'dark']) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expectNoAxeViolations(page);
      await page.getByRole('button', {name: /^Switch between/}).click();
    }

    // axe cannot read style sheets from the disk.
    for (const tool of ['url', 'sub-path']) {
      await page.goto(`${root}/tools/${tool}.html`);
      await expect(page.getByLabel('Release').first()).toHaveValue('3.9');
      await expectNoAxeViolations(page);
    }
    await page.goto(`${root}/index.html`);

    const versions = page.locator('.navbar .dropdown').first();
    const button = versions.getByRole('button');
    await button.press('ArrowDown');
    await expect(versions.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(versions.getByRole('link').first()).toBeHidden();

    await page.setViewportSize({width: 360, height: 740});
    await page.goto(`${root}/index.html`);
    await page
      .getByRole('button', {name: 'Toggle navigation bar'})
      .press('Enter');
    const menu = page.getByRole('dialog', {name: 'Main'});
    await expect(menu.getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await menu.getByRole('link', {name: 'FAQ'}).first().click();
    await expect(page).toHaveURL(`${root}/faq.html`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  } finally {
    server.close();
  }
});

test('the versions page links to them, also with JavaScript off', async ({
  browser,
  page,
}) => {
  const published = path.join(folder, 'published');
  cpSync(buildFolder, published, {recursive: true});
  publishArchives(published, archives, compressFile);
  const {server, url} = await startPreview({
    folder: published,
    host: '127.0.0.1',
    port: 0,
  });
  const showsChecksums = async (on: Page) => {
    for (const {file, sha256: sum} of archives) {
      const item = on.getByRole('listitem').filter({hasText: sum});
      await expect(item).toBeVisible();
      await expect(item.getByRole('link')).toHaveAttribute('href', file);
    }
  };
  try {
    // With the headers of a host: the guards fail on what its policy refuses.
    const response = await page.goto(`${url}/versions`);
    const headers = (await response?.allHeaders()) ?? {};
    expect(headers['content-encoding']).toBe('br');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(refusedBy(policy, (await response?.text()) ?? '')).toEqual([]);
    await waitForHydration(page);
    await showsChecksums(page);
    const [archive] = archives as [(typeof archives)[number]];
    const link = page.getByRole('link', {
      name: `Archive of ${represents.label}`,
    });
    const download = page.waitForEvent('download');
    await link.click();
    expect(sha256(readFileSync(await (await download).path()))).toBe(
      archive.sha256,
    );
    // From another page: nothing was rendered before.
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', {name: 'Help'}).click();
    await expect(page).toHaveURL(`${url}/help`);
    await footer.getByRole('link', {name: 'Versions'}).click();
    await showsChecksums(page);

    const still = await browser.newPage({javaScriptEnabled: false});
    await still.goto(`${url}/versions`);
    await showsChecksums(still);
    await still.close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a site without archives offers none @full', async ({page}) => {
  await page.route('**/archives/archives.json', (route) =>
    route.fulfill({json: []}),
  );
  await page.goto('/help');
  await waitForHydration(page);
  await footerLink(page, 'Versions').click();
  await expect(page).toHaveURL('/versions');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Read offline'})).toBeHidden();
});
