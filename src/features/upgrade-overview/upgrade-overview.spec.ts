import {expect, test, visit} from '../../../tests/support/fixtures';

const overview = '/migration-guide/3p9-to-3p10';

test('readers can exclude areas that they do not use, tick what is done, and print it', async ({
  page,
  context,
}) => {
  await visit(page, overview);
  const choice = page.getByRole('group', {name: 'What you use'});
  const boxIn = (tab: typeof page) =>
    tab.getByRole('checkbox', {name: /^Done: uiDialogService\.create/});

  await test.step('on paper it is a checklist, without the choice', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(choice).toBeHidden();
    await expect(boxIn(page)).toBeVisible();
    await page.emulateMedia({media: null});
  });

  await test.step('an area that is left out is hidden', async () => {
    const dialogs = page.getByRole('heading', {name: /^Dialogs/, level: 2});
    await expect(dialogs).toBeVisible();
    await choice.getByLabel('Dialogs').uncheck();
    await expect(dialogs).toBeHidden();
    await expect(
      page.getByRole('heading', {name: /^Hotkeys/, level: 2}),
    ).toBeVisible();
    await choice.getByLabel('Dialogs').check();
    await expect(dialogs).toBeVisible();
  });

  await test.step('a tick stays, also in another tab', async () => {
    await boxIn(page).check();
    const other = await context.newPage();
    await visit(other, overview);
    await expect(boxIn(other)).toBeChecked();
    await boxIn(other).uncheck();
    await expect(boxIn(page)).not.toBeChecked();
    await boxIn(other).check();
    await expect(boxIn(page)).toBeChecked();
    await boxIn(page).uncheck();
    await visit(page, overview);
    await expect(boxIn(page)).not.toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('all areas are visible', async ({page}) => {
    await page.goto(overview);
    await expect(
      page.getByRole('heading', {name: /^Dialogs/, level: 2}),
    ).toBeVisible();
    await expect(
      page.getByText('uiDialogService.create(').first(),
    ).toBeVisible();
  });
});
