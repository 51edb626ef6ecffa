import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {readChoices} from './plugin/data';
import {rules} from '@ohif-docs/doctor';
import {buildFolder} from '../../../tests/support/built-site';
import {
  expect,
  overflow,
  test,
  visit,
  waitForHydration,
} from '../../../tests/support/fixtures';

const address = '/tools/config';
const [mistakes, right] = readChoices().samples;

const textOf = (page: Page) => page.getByLabel('Your app-config.js');
const findingsOf = (page: Page) => page.getByRole('region', {name: 'Findings'});
const statusOf = (page: Page) => findingsOf(page).getByRole('status');
const kindsOf = (page: Page) =>
  findingsOf(page).getByRole('group', {name: 'Show'});
const found = /^(?:(?:Errors|Warnings|Notes): \d+\. ?)+$/;
const button = (page: Page, name: string | RegExp) =>
  page.locator('.config-doctor').getByRole('button', {name});

async function open(page: Page, text: string): Promise<void> {
  await page.locator('.config-doctor input[type=file]').setInputFiles({
    name: 'app-config.js',
    mimeType: 'text/javascript',
    buffer: Buffer.from(text),
  });
}

test('a file with mistakes is checked by line and fixed, and all of it fits a phone and is reached by keyboard @axe', async ({
  page,
}) => {
  await visit(page, address);
  await expect(textOf(page)).toHaveAttribute('placeholder', mistakes!.code);
  // Nothing looks like a result before there is one.
  await expect(findingsOf(page)).toContainText('Findings appear here');
  await expect(findingsOf(page).getByRole('listitem')).toHaveCount(0);
  // The sample has numbers, and nothing is offered that would do nothing.
  await expect(page.locator('.gutter li').nth(12)).toHaveText('13');
  await expect(button(page, 'Copy the file')).toHaveCount(0);
  await page
    .getByRole('combobox', {name: 'Start from a sample'})
    .selectOption({label: mistakes!.title});
  await expect(textOf(page)).toHaveValue(mistakes!.code);
  await expect(statusOf(page)).toHaveText(found);
  const comma = findingsOf(page).locator('[data-rule="missing-comma"]');
  await expect(comma).toContainText('A comma is missing');
  await expect(
    page.locator('.gutter [data-severity="error"]').first(),
  ).toBeVisible();

  await expect(
    page.locator('.waves [data-severity="error"]').first(),
  ).toBeVisible();
  await expect(comma.locator('ins').first()).toContainText("'wado-rs',");
  // The colored letters are those of the lines in view.
  const colored = await page.locator('.colors pre').innerText();
  expect(mistakes!.code.startsWith(colored.trimEnd())).toBe(true);
  expect(await page.locator('.colors .token.string').count()).toBeGreaterThan(
    3,
  );

  const show = (name: string) => kindsOf(page).getByRole('button', {name});
  await show('Warnings').click();
  await expect(comma).toHaveCount(0);
  await show('All').click();
  await comma
    .getByRole('button', {name: 'Line 17', exact: true})
    .press('Enter');
  await expect(textOf(page)).toBeFocused();
  const caret = await textOf(page).evaluate(
    (field: HTMLTextAreaElement) => field.selectionStart,
  );
  expect(mistakes!.code.slice(0, caret).split('\n')).toHaveLength(17);

  await comma.getByRole('button', {name: /^Add the comma/}).press('Enter');
  await expect(textOf(page)).toHaveValue(/imageRendering: 'wado-rs',\n/);
  await expect(comma).toHaveCount(0);
  await expect(statusOf(page)).toHaveText(found);

  await button(page, /^Apply all safe fixes \([1-9]/).click();
  await expect(button(page, 'Apply all safe fixes (0)')).toBeDisabled();
  await expect(textOf(page)).not.toHaveValue(/useSharedArrayBuffer/);
  await button(page, 'Undo').click();
  await expect(textOf(page)).toHaveValue(/useSharedArrayBuffer/);
  await textOf(page).press('Escape');
  await expect(textOf(page)).toHaveValue(mistakes!.code);
  await expect(statusOf(page)).toContainText('The original text is back.');

  await test.step('on a phone', async () => {
    await page.setViewportSize({width: 360, height: 740});
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByText('What the viewer will read').click();
    await expect(
      page.getByRole('columnheader', {name: 'Effect'}),
    ).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await textOf(page).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, /^Apply all safe fixes/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Undo')).toBeFocused();
  });
});

test('nothing that was typed is lost, also before the scripts came: every change can be undone and done again', async ({
  page,
}) => {
  await page.goto(address);
  const field = textOf(page);
  await field.fill(mistakes!.code);
  await waitForHydration(page);
  await expect(statusOf(page)).toHaveText(found);
  await button(page, /^Apply all safe fixes \([1-9]/).click();
  await expect(field).not.toHaveValue(/useSharedArrayBuffer/);
  const fixed = await field.inputValue();
  await field.press('Control+Home');
  await field.pressSequentially('// mine');
  const mine = `// mine${fixed}`;
  await expect(field).toHaveValue(mine);
  await field.press('Escape');
  await expect(field).toHaveValue(mistakes!.code);
  await field.press('x');
  await field.press('Control+z');
  await field.press('Control+z');
  await expect(field).toHaveValue(mine);
  await field.press('Control+z');
  await expect(field).toHaveValue(fixed);
  await button(page, 'Undo').click();
  await expect(field).toHaveValue(mistakes!.code);
  await button(page, 'Redo').click();
  await field.press('Control+Shift+z');
  await expect(field).toHaveValue(mine);

  // Another page of the site, and back.
  await findingsOf(page)
    .getByRole('link', {name: 'Explanation'})
    .first()
    .click();
  await expect(field).toHaveCount(0);
  await page.goBack();
  await expect(field).toHaveValue(mine);
  await expect(statusOf(page)).toHaveText(found);
  await button(page, 'Undo').click();
  await expect(field).toHaveValue(fixed);
});

test('the same problem in several places is one finding, which marks each line and corrects them all @full', async ({
  page,
}) => {
  await visit(page, address);
  const source = (name: string) =>
    `{namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', sourceName: '${name}', configuration: {name: '${name}', qidoRoot: '/${name}', wadoRoot: '/${name}', imageRendering: 'wadors', thumbnailRendering: 'wadors'}},\n`;
  await textOf(page).fill(
    `window.config = {extensions: [], modes: [], showStudyList: true, dataSources: [\n${source('a')}${source('b')}]};`,
  );
  const dead = findingsOf(page).locator('[data-rule="dead-option"]');
  await expect(dead.getByRole('button', {name: /^Line \d+$/})).toHaveCount(2);
  await expect(dead).toHaveCount(1);
  await dead.getByRole('button', {name: /\(2 places\)/}).click();
  await expect(dead).toHaveCount(0);
  await expect(textOf(page)).not.toHaveValue(/thumbnailRendering/);

  await test.step('different options', async () => {
    const local = "'http://localhost:8042/dicom-web'";
    await textOf(page).fill(
      right!.code.replace(/(?<=(?:qido|wado)Root: )'[^']*'/g, local),
    );
    const finding = findingsOf(page).locator('[data-rule="local-host"]');
    await expect(finding).toHaveCount(1);
    await expect(finding).toContainText('"qidoRoot" and "wadoRoot" have');
    const lines = finding.getByRole('button', {name: /^Line \d+$/});
    await expect(lines).toHaveCount(2);
    for (const name of await lines.allTextContents()) {
      const mark = page.locator('.gutter li[data-severity="warning"]', {
        hasText: name.replace('Line ', ''),
      });
      await expect(mark).toHaveCount(1);
    }
  });
});

test('findings depend on the place of the file @axe @full', async ({page}) => {
  await visit(page, `${address}?release=3.9`);
  await expect(page.getByRole('combobox', {name: 'Release'})).toHaveValue(
    '3.9',
  );
  await textOf(page).fill(right!.code);
  await expect(statusOf(page)).toHaveText('Nothing was found.');
  const place = page.getByRole('textbox', {name: /^Path/});
  await place.fill('ohif/');
  const path = findingsOf(page).locator('[data-rule="router-basename"]');
  await expect(path).toBeVisible();
  // With one kind only, there is nothing to filter.
  await expect(kindsOf(page)).toHaveCount(0);
  await place.fill('');
  await expect(statusOf(page)).toHaveText('Nothing was found.');

  await page.getByText('What the viewer will read').click();
  const row = (key: string) => page.getByRole('row').filter({hasText: key});
  await expect(row('routerBasename')).toContainText("'/'");
  await expect(row('maxCacheSize')).toHaveCount(0);
  await page.getByRole('checkbox', {name: /^Also the keys/}).check();
  await expect(row('useCPURendering')).toContainText('Default');
  await place.fill('ohif/');
  await expect(path).toBeVisible();
});

/** Drops a file with this content on the text. */
function drop(page: Page, content: string | number[]): Promise<void> {
  return textOf(page).evaluate((field, bytes) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(
      new File(
        [typeof bytes === 'string' ? bytes : new Uint8Array(bytes)],
        'app-config.js',
      ),
    );
    for (const type of ['dragenter', 'dragover', 'drop']) {
      field.dispatchEvent(
        new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}),
      );
    }
  }, content);
}

test('a file is opened or dropped, keeps its line breaks, and is copied and saved, before which the browser asks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, address);
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const asks = () =>
    page.evaluate(
      () => !dispatchEvent(new Event('beforeunload', {cancelable: true})),
    );

  await test.step('opened, saved, and copied', async () => {
    await open(
      page,
      `\ufeff${windows("window.config = {\n  modes: [],\n  extensions: [], // all\n  showStudyList: 'true',\n  dataSources: [],\n};\n")}`,
    );
    await expect(statusOf(page)).toHaveText(found);
    expect(await asks()).toBe(false);
    await button(page, /^Apply all safe fixes \(1\)/).click();
    await expect(button(page, 'Apply all safe fixes (0)')).toBeDisabled();
    expect(await asks()).toBe(true);
    const expected = `\ufeff${windows('window.config = {\n  modes: [],\n  extensions: [], // all\n  showStudyList: true,\n  dataSources: [],\n};\n')}`;
    const download = page.waitForEvent('download');
    await button(page, 'Save the file').click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(expected);
    await expect.poll(asks).toBe(false);
    await button(page, 'Copy the file').click();
    await expect(statusOf(page)).toHaveText('Copied.');
    // The clipboard has no byte order mark, and on some systems one kind of line break.
    expect(
      `\ufeff${windows((await clipboard()).replaceAll('\r\n', '\n'))}`,
    ).toBe(expected);
  });

  await test.step('a masked report', async () => {
    await textOf(page).fill(
      "window.config = {dataSources: [], password: 'hunter2', url: 'https://pacs.hospital.test'};",
    );
    await expect(
      findingsOf(page).locator('[data-rule="secret"]'),
    ).toBeVisible();
    await button(page, 'Copy a masked report').click();
    await expect.poll(clipboard).toContain('# app-config.js, checked for');
    expect(await clipboard()).not.toMatch(/hunter2|hospital/);
  });

  await test.step('dropped, and refused if it is another kind of file', async () => {
    await drop(page, mistakes!.code);
    await expect(textOf(page)).toHaveValue(mistakes!.code);
    await expect(statusOf(page)).toHaveText(found);
    await drop(page, [0xff, 0xfe, 0x00]);
    await expect(statusOf(page)).toContainText('not a text file in UTF-8');
    await expect(textOf(page)).toHaveValue(mistakes!.code);
  });
});

/** Records what the page must not do with the text: send or store it. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`request: ${request.url()}`));
  await page.evaluate(() => {
    const traces: string[] = [];
    Object.assign(window, {traces});
    const setItem = Object.getOwnPropertyDescriptor(
      Storage.prototype,
      'setItem',
    )!.value as Storage['setItem'];
    Storage.prototype.setItem = function (key, value) {
      traces.push(`storage: ${key}=${value}`);
      setItem.call(this, key, value);
    };
    for (const name of ['pushState', 'replaceState'] as const) {
      history[name] = () => traces.push(`history: ${name}`);
    }
  });
  return async () => [
    ...seen,
    ...(await page.evaluate(() => [
      ...(window as unknown as {traces: string[]}).traces,
      ...(document.cookie ? [`cookie: ${document.cookie}`] : []),
    ])),
  ];
}

test('hostile texts leave no trace @full', async ({page}) => {
  test.setTimeout(240_000);
  await visit(page, address);
  await textOf(page).focus();
  await textOf(page).fill(right!.code);
  await expect(statusOf(page)).toHaveText('Nothing was found.');
  await page.waitForLoadState('networkidle');
  const traces = await watch(page);
  const before = page.url();
  // What the doctor cannot follow is counted as well.
  const orMore =
    /^Errors: \d+\. Warnings: \d+\. Notes: \d+\.(?: Parts that were not checked: \d+\.)?$/;
  const texts: [text: string, status: RegExp][] = [
    [
      `window.config = {'<img src=x onerror=window.ran=1>': 1, "</script><script>window.ran=1</script>": '<b id=injected>', modes: ['<iframe srcdoc="<script>parent.ran=1</script>">']};`,
      orMore,
    ],
    [
      'window.ran = 1; window.config = (() => {window.ran = 1; return {[window.ran = 1]: `${window.ran = 1}`}})();',
      orMore,
    ],
    [`window.config = ${'['.repeat(10_000)}`, orMore],
    [`window.config = {a: ${'{a:'.repeat(10_000)}`, orMore],
    ['window.config = {a: `${', orMore],
    ['window.config = {"__proto__": {"ran": 1}, constructor: 1};', orMore],
    ['window.config = {\0: 1}', orMore],
    [
      `window.config = {${Array.from({length: 20_000}, (_, i) => `key${i}: ${i},\n`).join('')}};`,
      /The check stopped after (?:500 findings|two seconds)/,
    ],
    [`window.config = {modes: []}; // ${'x'.repeat(4_900_000)}`, orMore],
    ['x'.repeat(5_000_001), /^Nothing was changed: the text is longer/],
  ];
  // The others take most of the time; unit tests have them, too.
  const tried = process.env.E2E_EVERY_PAGE ? texts : texts.slice(0, 2);
  for (const [text, status] of tried) {
    await open(page, text);
    await expect(statusOf(page)).toHaveText(status, {timeout: 60_000});
  }
  await open(page, right!.code);
  await expect(statusOf(page)).toHaveText('Nothing was found.');
  expect(
    await page.evaluate(() => ({
      ran: 'ran' in window,
      injected: document.querySelectorAll(
        '.config-doctor :is(img, script, iframe, #injected)',
      ).length,
      polluted: 'ran' in {},
    })),
  ).toEqual({ran: false, injected: 0, polluted: false});
  expect(await traces()).toEqual([]);
  expect(page.url()).toBe(before);
});

/**
 * In bytes, brotli at its highest level: the worker, the form, and what is known of a release.
 * Most of it are parsers, also of TypeScript and of damaged files, which a worker loads.
 */
const limit = 124_000;

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce(
    (sum, file) =>
      sum +
      brotliCompressSync(readFileSync(path.join(buildFolder, file))).length,
    0,
  );

test('the tool weighs little, and only where it is used @full', async ({
  page,
}) => {
  let seen = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    // Not what is only fetched ahead.
    if (
      request.resourceType() === 'script' ||
      pathname.includes('config-doctor')
    ) {
      seen.add(pathname);
    }
  });
  const scriptsOf = async (pathname: string) => {
    seen = new Set();
    await visit(page, pathname);
    await page.waitForLoadState('networkidle');
    return seen;
  };
  const ofTool = () =>
    [...seen].filter((file) => file.includes('config-doctor'));
  // A page of tools without one.
  const elsewhere = await scriptsOf('/tools');
  expect(ofTool()).toEqual([]);
  await scriptsOf(address);
  expect(ofTool()).toEqual([]);
  await textOf(page).focus();
  await expect.poll(ofTool).toHaveLength(1);
  await textOf(page).fill(right!.code);
  await expect(statusOf(page)).toHaveText('Nothing was found.');
  expect(bytesOf(seen) - bytesOf(elsewhere)).toBeLessThanOrEqual(limit);
});

test.describe('without JavaScript', () => {
  // static-html.spec.ts looks at the accessibility of pages without scripts.
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('the page states that it needs JavaScript, and all rules are readable', async ({
    page,
  }) => {
    // Where a test switches JavaScript off, the browser still leaves out <noscript>.
    const response = await page.goto(address);
    expect(await response!.text()).toMatch(
      /<noscript>.*The check needs JavaScript.*<\/noscript>/s,
    );
    await expect(
      page.getByRole('main').getByRole('link', {name: 'All rules'}),
    ).toBeVisible();
    await page.goto(`${address}/rules`);
    for (const {id} of rules) {
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
    await expect(
      page.getByText('A comma is missing at the end').first(),
    ).toBeVisible();
  });
});
