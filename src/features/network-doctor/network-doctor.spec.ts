/** The network doctor of /tools/network: a recording in, causes and fixes out, nothing sent. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../../tests/support/fixtures';

const status = (page: Page) =>
  page.locator('[data-tool=network-doctor]').getByRole('status').first();
const paste = async (page: Page, text: string) => {
  await page.getByLabel('Paste a recording').fill(text);
  await page.getByRole('button', {name: 'Check this text'}).click();
};
/** Where the editor and the findings are. */
const boxesOf = (page: Page) =>
  Promise.all([
    page.locator('.drop > *').evaluate((area) => area.getBoundingClientRect()),
    page
      .getByRole('region', {name: 'Findings'})
      .evaluate((area) => area.getBoundingClientRect()),
  ]);
const recording = (name: string) => ({
  name: path.basename(name),
  mimeType: 'application/json',
  buffer: readFileSync(
    path.resolve('packages/doctor/network/recordings', name),
  ),
});

test('pasted output has a cause, fixes by server, and a masked report @axe', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/tools/network');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await paste(
    page,
    `$ curl -i -H 'Origin: https://viewer.hospital.test' 'https://pacs.hospital.test/dicom-web/studies?PatientName=Doe'\nHTTP/1.1 200 OK\nContent-Type: application/dicom+json\n\n[]\n`,
  );
  await expect(status(page)).toHaveText('Requests checked: 1. Findings: 1.');
  await expect(status(page)).toBeFocused();
  const [editor, findings] = await boxesOf(page);
  expect(findings.x).toBeGreaterThanOrEqual(editor.x + editor.width);
  expect(findings.height).toBeCloseTo(editor.height, 0);
  const finding = page.locator('.findings li[data-severity]');
  await expect(finding).toContainText(
    'The response has no Access-Control-Allow-Origin',
  );
  await finding.getByRole('tab', {name: 'Apache httpd'}).click();
  await expect(finding.getByRole('tabpanel')).toContainText(
    'Header always set Access-Control-Allow-Origin "https://viewer.hospital.test"',
  );

  await page.getByRole('button', {name: 'Copy the report (masked)'}).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain('# Network check');
  expect(await clipboard()).not.toMatch(/hospital\.test|Doe/);
  // Only the worker was loaded, and pages to which links in view lead; nothing is stored.
  expect(
    requests.filter(
      (url) =>
        !/(?:network-doctor|\/assets\/js\/[0-9a-f]+)\.[0-9a-f]+\.js$/.test(url),
    ),
  ).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify({...localStorage, ...sessionStorage}),
  );
  expect(stored).not.toContain('hospital');
});

test('a HAR file has times, a healthy one no finding, and nonsense gets the choices', async ({
  page,
}) => {
  await visit(page, '/tools/network');
  const file = page.locator('[data-tool=network-doctor] input[type=file]');

  await test.step('a faulty recording', async () => {
    await file.setInputFiles(recording('faults/preflight-401.har'));
    await expect(status(page)).toHaveText('Requests checked: 3. Findings: 1.');
    await expect(page.locator('.findings li[data-severity]')).toContainText(
      'The server refuses the preflight request',
    );
    await page.getByText('Where the time goes').click();
    await expect(
      page.getByRole('region', {name: 'Times of the requests'}),
    ).toContainText('OPTIONS dicom-web/studies');
  });

  await test.step('a healthy recording', async () => {
    await file.setInputFiles(recording('healthy/two-pages.har'));
    await expect(status(page)).toHaveText('Requests checked: 5. Findings: 0.');
    await expect(page.getByText('Nothing wrong was found')).toBeVisible();
  });

  await test.step('nonsense', async () => {
    await paste(page, 'meeting at ten');
    await expect(status(page)).toContainText(
      'No network request or error was recognized. Give it a HAR file',
    );
  });

  await test.step('a long address is cut, and an emptied field has no findings', async () => {
    await paste(
      page,
      `$ curl -i -H 'Origin: https://viewer.hospital.test' 'https://pacs.hospital.test/dicom-web/studies?a=${'a'.repeat(3000)}'\nHTTP/1.1 200 OK\nContent-Type: application/dicom+json\n\n[]\n`,
    );
    const findings = page.locator('.findings li[data-severity]');
    await expect(findings.locator('.own')).toContainText(/a{300,400}…/);
    await page.getByLabel('Paste a recording').fill('');
    await expect(findings).toHaveCount(0);
    await expect(status(page)).toBeEmpty();
  });
});

test('the sample is checked, and a phone shows the results without scrolling sideways @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await visit(page, '/tools/network');
  await page.getByRole('button', {name: 'Check the sample'}).click();
  await expect(page.locator('.findings li[data-severity]')).toContainText(
    'The server refuses the preflight request',
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const editor = await page.locator('.drop').boundingBox();
  const findings = await page.locator('.findings ol').boundingBox();
  expect(findings!.y).toBeGreaterThanOrEqual(editor!.y + editor!.height);
  await expect(status(page)).toBeInViewport();
  // All servers are in one row, which scrolls.
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('the page lists the causes, and says what the check needs @full', async ({
    page,
  }) => {
    // Where a test switches JavaScript off, the browser still leaves out <noscript>.
    const response = await page.goto('/tools/network');
    expect(await response!.text()).toMatch(
      /<noscript>.*The check needs JavaScript.*<\/noscript>/s,
    );
    await expect(
      page.getByRole('cell', {name: 'cors-no-header'}),
    ).toBeVisible();
  });
});
