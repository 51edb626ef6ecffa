import {storageKey} from '../support/built-site';
import {colorMode, expect, test, visit} from '../support/fixtures';

test.describe('where the browser blocks storage', () => {
  test.beforeEach(async ({page, guards}) => {
    guards.expectProblem(/browser storage is not available/);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    });
  });
  // Axe's color switch is a storage event, which there is none of here.
  test.use({checkAccessibility: false});

  test('the site is read, the colors change, the announcement closes, and a ticked change stays ticked', async ({
    page,
  }) => {
    await visit(page, '/migration-guide/3p9-to-3p10');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await colorMode(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const announcement = page
      .getByRole('banner')
      .filter({hasText: 'Cornerstone3D'});
    await announcement.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toBeHidden();
    const box = page.getByRole('checkbox', {name: /^Done: /}).first();
    await box.check();
    await expect(box).toBeChecked();
    await box.uncheck();
    await expect(box).not.toBeChecked();
  });

  test('the version of the page is offered @full', async ({page}) => {
    await visit(page, '/3.9/faq');
    await expect(
      page.getByRole('button', {name: '3.9', exact: true}),
    ).toBeVisible();
    await visit(page, '/help');
    await expect(page.getByRole('button', {name: /\(Latest\)/})).toBeVisible();
  });
});

test('where the storage is full, what the reader sets is kept as long as the page is open, which a sentence says @axe @full', async ({
  page,
}) => {
  await visit(page, '/help');
  await page.evaluate(() => {
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`filling ${size}`, 'x'.repeat(size));
      } catch {
        // A smaller piece may fit.
      }
    }
  });
  const notice = page.getByText('The storage of your browser', {exact: false});
  await visit(page, '/migration-guide/3p9-to-3p10');
  await expect(notice).toHaveCount(0);
  const box = page.getByRole('checkbox', {name: /^Done: /}).first();
  await box.check();
  await expect(box).toBeChecked();
  await expect(notice).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).last().click();
  await expect(notice).toHaveCount(0);
  await colorMode(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', {name: 'Help', exact: true}).click();
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(box).not.toBeChecked();
});

test('stored values that are rubbish do no harm @full', async ({page}) => {
  const themeKey = storageKey('theme');
  const keys = [
    themeKey,
    ...[
      'docs-preferred-version-default',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
    ].map(storageKey),
  ];
  await page.goto('/help');
  for (const rubbish of [
    'banana',
    '',
    '{"',
    'null',
    '<img src=x onerror=alert(1)>',
  ]) {
    await page.evaluate(
      ([names, value]) =>
        names.forEach((name) => localStorage.setItem(name, value)),
      [keys, rubbish] as const,
    );
    await visit(page, '/help');
    await expect(
      page.getByRole('button', {name: /\(Latest\)/}),
      rubbish,
    ).toBeVisible();
    await expect(
      page.getByRole('banner').filter({hasText: 'Cornerstone3D'}),
      rubbish,
    ).toBeVisible();
    const [text, background] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('h1')!).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(text, rubbish).not.toBe(background);
    // One click sets and stores a valid mode, regardless of the stored value.
    await colorMode(page).click();
    await expect(page.locator('html'), rubbish).toHaveAttribute(
      'data-theme',
      /^(dark|light)$/,
    );
    await expect
      .poll(
        () => page.evaluate((key) => localStorage.getItem(key), themeKey),
        rubbish,
      )
      .toMatch(/^(dark|light)$/);
  }
});
