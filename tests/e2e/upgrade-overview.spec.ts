import {expect, test, visit} from '../support/fixtures';

const overview = '/migration-guide/3p9-to-3p10';

test('readers can exclude areas that they do not use', async ({page}) => {
  await visit(page, overview);
  const dialogs = page.getByRole('heading', {name: /^Dialogs/, level: 2});
  await expect(dialogs).toBeVisible();
  const choice = page.getByRole('group', {name: 'What you use'});
  await choice.getByLabel('Dialogs').uncheck();
  await expect(dialogs).toBeHidden();
  await expect(
    page.getByRole('heading', {name: /^Hotkeys/, level: 2}),
  ).toBeVisible();
  await choice.getByLabel('Dialogs').check();
  await expect(dialogs).toBeVisible();
});

test('a change that is ticked stays ticked', async ({page}) => {
  await visit(page, overview);
  const box = page.getByRole('checkbox', {
    name: /^Done: uiDialogService\.create/,
  });
  await box.check();
  await visit(page, overview);
  await expect(box).toBeChecked();
  await box.uncheck();
  await visit(page, overview);
  await expect(box).not.toBeChecked();
});

test('two tabs show the same ticks', async ({page, context}) => {
  await visit(page, overview);
  const other = await context.newPage();
  await visit(other, overview);
  const boxIn = (tab: typeof page) =>
    tab.getByRole('checkbox', {name: /^Done: uiDialogService\.create/});
  await boxIn(page).check();
  await expect(boxIn(other)).toBeChecked();
  await boxIn(other).uncheck();
  await expect(boxIn(page)).not.toBeChecked();
});

test('on paper it is a checklist, without the choice', async ({page}) => {
  await visit(page, overview);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('group', {name: 'What you use'})).toBeHidden();
  await expect(
    page.getByRole('checkbox', {name: /^Done: uiDialogService\.create/}),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('all areas are there', async ({page}) => {
    await page.goto(overview);
    await expect(
      page.getByRole('heading', {name: /^Dialogs/, level: 2}),
    ).toBeVisible();
    await expect(
      page.getByText('uiDialogService.create(').first(),
    ).toBeVisible();
  });
});

test('a reference table leads from what has changed to the guide', async ({
  page,
}) => {
  await visit(page, '/platform/services/ui/ui-dialog-service');
  await page
    .getByRole('row', {name: /^hideAll /})
    .getByRole('link', {name: 'New in 3.10'})
    .click();
  await expect(page).toHaveURL(
    '/migration-guide/3p9-to-3p10/UI/DialogService#rename-the-calls',
  );
  await expect(page.locator('#rename-the-calls')).toBeInViewport();
});
