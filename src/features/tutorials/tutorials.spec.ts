import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../../tests/support/fixtures';

const chapter = '/development/first-extension/panel';
const panel = '04-2-subscribe/extension/src/getPanelModule.tsx';
const checkpoint = readFileSync(
  path.join(__dirname, '../../../examples/first-extension/current', panel),
  'utf8',
);

const progressOf = (page: Page) =>
  page.getByRole('status').filter({hasText: /chapter/});

test('a finished chapter stays marked, and the overview counts it', async ({
  page,
}) => {
  await visit(page, chapter);
  await page.getByLabel('I am done with chapter 3').check();
  await visit(page, chapter);
  await expect(page.getByLabel('I am done with chapter 3')).toBeChecked();
  await expect(page.getByLabel('I am done with chapter 4')).not.toBeChecked();
  await page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('link', {name: 'First Extension'})
    .click();
  await expect(page).toHaveURL('/development/first-extension');
  await expect(progressOf(page)).toHaveText(
    'Done: 1 of 12 chapters. Next: chapter 1.',
  );
  await page.getByRole('button', {name: 'Clear marks'}).click();
  await expect(progressOf(page)).toContainText('Mark each chapter');
});

test('a file is compared with the one on the page @axe @full', async ({
  page,
}) => {
  await visit(page, chapter);
  await page.getByLabel('File', {exact: true}).focus();
  await page
    .getByLabel('File', {exact: true})
    .selectOption('extension/src/getPanelModule.tsx (Follow the changes)');
  const mine = page.getByRole('textbox', {name: /^Your file/});
  await mine.fill(checkpoint);
  await expect(
    page.getByText('Your file is the same as the one on this page.'),
  ).toBeVisible();
  const missing = '    return onFindingsChange(measurementService, update);\n';
  await mine.fill(checkpoint.replace(missing, ''));
  const difference = page.getByRole('listitem').filter({
    hasText: 'only in the file on this page:',
  });
  await expect(difference).toHaveCount(1);
  await expect(difference).toContainText(missing.trim());
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('a wrong answer explains itself, and nothing is shown that needs a script', async ({
    page,
  }) => {
    await page.goto(chapter);
    const question = page.getByRole('group', {name: /What is missing\?/});
    await question.getByText('A button section').click();
    await expect(question.getByText('Not this one.')).toHaveCount(3 - 1);
    await expect(question.getByText('Panels are in the layout.')).toBeVisible();
    await expect(question.getByText('Right.')).toBeHidden();
  });
});
