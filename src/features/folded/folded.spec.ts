import {expect, test, visit} from '../../../tests/support/fixtures';

const path = '/faq/technical';

test('a question is folded until a link, the button, or a click opens it', async ({
  page,
}) => {
  await visit(page, path);
  const answer = page.locator('details.folded').first();
  const all = page.getByRole('button', {name: 'Expand all'});
  await expect(answer).not.toHaveAttribute('open');
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
  await all.click();
  await expect(page.locator('details.folded:not([open])')).toHaveCount(0);
  await page.getByRole('button', {name: 'Collapse all'}).click();
  await expect(page.locator('details.folded[open]')).toHaveCount(0);
  await page
    .locator('.table-of-contents')
    .getByRole('link', {name: 'A PET series shows no SUV'})
    .click();
  await expect(
    page.locator('details.folded[open] #a-pet-series-shows-no-suv'),
  ).toBeInViewport();
});

test('an address opens the question that it names', async ({page}) => {
  await visit(page, `${path}#a-pet-series-shows-no-suv`);
  await expect(
    page.locator('details[open] #a-pet-series-shows-no-suv'),
  ).toBeInViewport();
});

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('the question of the address is open, and on paper all are', async ({
    page,
  }) => {
    await page.goto(`${path}#a-pet-series-shows-no-suv`);
    const answers = page.locator('details.folded > p:visible');
    expect(await answers.count()).toBeGreaterThan(0);
    const shown = await answers.count();
    await page.emulateMedia({media: 'print'});
    expect(await answers.count()).toBeGreaterThan(shown);
  });
});
