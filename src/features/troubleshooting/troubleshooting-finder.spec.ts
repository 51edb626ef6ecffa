import type {Page} from '@playwright/test';
import troubleshooting from '../../../docs/_data/troubleshooting.json';
import {expect, test, visit} from '../../../tests/support/fixtures';

const path = '/deployment/troubleshooting';
const {entries} = troubleshooting;

const cors =
  "Access to XMLHttpRequest at 'http://10.1.2.3:8042/dicom-web/studies?limit=101' from origin 'http://viewer.lan' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.";
const corsHeading = /^Access to XMLHttpRequest at … from origin/;
const ofAnotherPage =
  'Error: No instances were provided for the referenced display set of the SEG';
const tooLarge = '413 Request Entity Too Large';

/** The field, the filters, and what was found; the page has other statuses. */
const finderOf = (page: Page) => page.getByRole('search').locator('..');
const statusOf = (page: Page) => finderOf(page).getByRole('status');

const field = 'Paste the message or type words';

test('a pasted console line leads to its entry and hides the others, and an unknown message hides nothing @axe', async ({
  page,
}) => {
  const finder = finderOf(page);
  const heading = (name: string | RegExp) =>
    page.getByRole('heading', {name, level: 3});

  await test.step('what was typed before the scripts came is found', async () => {
    await page.goto(path);
    await page.getByLabel(field).pressSequentially('too large');
    await expect(heading(tooLarge)).toBeVisible();
    await expect(statusOf(page)).toContainText('match');
    await page.getByLabel(field).fill('');
    await expect(statusOf(page)).toHaveText(`${entries.length} entries`);
  });

  await test.step('a console line', async () => {
    await page.getByLabel(field).fill(cors);
    await expect(statusOf(page)).toContainText('match');
    await expect(heading(tooLarge)).toBeHidden();
    await expect(heading(corsHeading)).toBeVisible();
    const best = finder.getByRole('listitem').first().getByRole('link');
    await expect(best).toHaveText(corsHeading);
    await best.click();
    await expect(page).toHaveURL(/#access-to-xmlhttprequest/);
    await expect(heading(corsHeading)).toBeInViewport();
    // The headings of areas without an entry are hidden with them.
    await expect(
      page.getByRole('heading', {name: 'Inside an iframe', level: 2}),
    ).toBeHidden();
  });

  await test.step('a message of another page leads to its section', async () => {
    await page.getByLabel(field).fill(ofAnotherPage);
    const best = finder.getByRole('listitem').first();
    await expect(best.getByRole('link')).toHaveAttribute(
      'href',
      /^\/migration-guide\/3p8-to-3p9\/segmentation\/seg-creation#/,
    );
  });

  await test.step('an unknown message is reported as unknown, with three questions', async () => {
    await page
      .getByLabel(field)
      .fill('ORA-12154: TNS:could not resolve the connect identifier');
    await expect(statusOf(page)).toContainText('does not match any entry');
    await expect(finder.getByRole('listitem')).toHaveCount(3);
    await expect(finder.getByRole('link', {name: /ora tns/})).toHaveAttribute(
      'href',
      /^\/search\?q=/,
    );
    await expect(heading(tooLarge)).toBeVisible();
  });
});

test('filters have counts, are in the URL, and are undone by Back and by the anchor of a hidden entry', async ({
  page,
}) => {
  await visit(page, path);
  const where = page.getByRole('combobox', {name: 'Where it appears'});
  const area = page.getByRole('combobox', {name: 'Area'});
  const inLog = entries.filter((entry) => entry.where.includes('log')).length;
  await where.selectOption({label: `Server log or terminal (${inLog})`});
  await expect(statusOf(page)).toHaveText(`${inLog} entries`);
  await expect(page).toHaveURL(/#find=list&where=log$/);
  await area.selectOption('embed');
  await expect(statusOf(page)).toContainText('No entries match');
  await page
    .getByRole('button', {name: /^Remove the filter "Server log or terminal"/})
    .click();
  await expect(statusOf(page)).toContainText(/entries$/);
  await page.goBack();
  await page.goBack();
  await expect(statusOf(page)).toHaveText(`${inLog} entries`);
  await page.goBack();
  await expect(statusOf(page)).toHaveText(`${entries.length} entries`);

  await area.selectOption('embed');
  const heading = page.getByRole('heading', {name: tooLarge, level: 3});
  await expect(heading).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#413-request-entity-too-large';
  });
  await expect(heading).toBeInViewport();
});

test('a link with filters opens with them, and a text comes back with Back @axe @full', async ({
  page,
}) => {
  await visit(page, `${path}#find=list&text=too+large&where=log`);
  const where = page.getByRole('combobox', {name: 'Where it appears'});
  await expect(page.getByLabel(field)).toHaveValue('too large');
  await expect(where).toHaveValue('log');
  await page.getByLabel(field).fill(cors);
  // A text with an address must not end up in a URL that readers share.
  await expect(page).toHaveURL(/#find=list&where=log$/);
  await where.selectOption('console');
  await page.goBack();
  await expect(page.getByLabel(field)).toHaveValue(cors);
  await page.goForward();
  await expect(where).toHaveValue('console');
  await expect(page.getByLabel(field)).toHaveValue(cors);
  await expect(finderOf(page).getByRole('listitem')).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('all entries are visible, without the field', async ({page}) => {
    await page.goto(path);
    await expect(page.getByLabel(field)).toBeHidden();
    await expect(page.locator('main h3')).toHaveCount(entries.length);
    await expect(page.locator('main h3').last()).toBeVisible();
  });
});
