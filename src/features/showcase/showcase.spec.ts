/** The showcase as a whole: galleries, code, copying, failing. */
import type {Page} from '@playwright/test';
import {
  docsSidebar,
  expect,
  test,
  visit,
} from '../../../tests/support/fixtures';
import {showcasePages, stage} from '../../../tests/support/showcase';

// Axe looks at these pages, with all that opens on them, in showcase-fields.spec.ts and
// showcase-lists.spec.ts.
test.use({checkAccessibility: false});

const components = showcasePages('components');

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an example shows its preview or its code', async ({page}) => {
    await page.goto('/components/Button');
    const example = page.getByRole('group', {name: 'Example variants.tsx'});
    const preview = stage(page, 'variants');
    const code = example.locator('pre');
    await expect(preview).toBeVisible();
    await expect(code).toBeHidden();
    await example.getByText('Code', {exact: true}).click();
    await expect(code).toBeVisible();
    await expect(preview).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(preview).toBeVisible();
    await expect(code).toBeHidden();
  });
});

test('the gallery filters as the reader types', async ({page}) => {
  await visit(page, '/components');
  const links = page.getByRole('main').locator('ul h2 a:not(.hash-link)');
  await expect(links).toHaveCount(15);
  const filter = page.getByRole('searchbox', {name: 'Filter'});
  await filter.fill('asChild');
  await expect(links).toHaveText(['Button']);
  await expect(page.getByText('1 of 15')).toBeVisible();
  await filter.fill('SelectTrig');
  await expect(links).toHaveText(['Select']);
  await filter.fill('nothing at all');
  await expect(links).toHaveCount(0);
  await expect(
    page.getByText('No page matches “nothing at all”'),
  ).toBeVisible();
  await filter.fill('');
  await expect(links).toHaveCount(15);
});

test('an example that throws shows its own error, and the page survives @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/Cannot read properties of null/);
  await visit(page, '/components/ShowcaseRow');
  const failing = stage(page, 'failing');
  await failing
    .getByRole('button', {name: 'Make this example fail'})
    .press('Enter');
  await expect(failing.getByRole('alert')).toContainText(
    "Cannot read properties of null (reading 'length')",
  );
  await expect(
    stage(page, 'basic').getByRole('button', {name: 'Add segment'}),
  ).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('ShowcaseRow');
  await failing.getByRole('button', {name: 'Start it again'}).press('Enter');
  await expect(
    failing.getByRole('button', {name: 'Make this example fail'}),
  ).toBeVisible();
});

test('a fault injected into any example stays in its frame @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/The archive is on fire/);
  // Breaks an example of that page: its text throws when it is rendered.
  const text = '"2 lengths, 1 ellipse."';
  let injected = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    injected += body.split(text).length - 1;
    await route.fulfill({
      response,
      body: body.replaceAll(
        text,
        '(()=>{throw new Error("The archive is on fire")})()',
      ),
    });
  });
  await visit(page, '/components/Tabs');
  expect(injected).toBe(1);
  await expect(stage(page, 'basic').getByRole('alert')).toContainText(
    'The archive is on fire',
  );
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tabs');
  const other = stage(page, 'manual').getByRole('tab', {name: 'This week'});
  await other.click();
  await expect(other).toHaveAttribute('aria-selected', 'true');
});

test('a message whose library did not load comes with the next press @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/ERR_FAILED/);
  guards.expectProblem(/ChunkLoadError|Loading chunk/);
  let refused = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('data-sonner-toast')) {
      refused += 1;
      await route.abort();
    } else {
      await route.fulfill({response});
    }
  });
  await visit(page, '/components/Toast');
  const button = stage(page, 'kinds').getByRole('button', {name: 'Success'});
  const failed = page.waitForEvent('requestfailed');
  await button.press('Enter');
  await failed;
  expect(refused).toBe(1);
  await page.unroute('**/assets/js/*.js');
  await button.press('Enter');
  await expect(
    page.locator('[data-sonner-toast]').getByText('The report was stored.'),
  ).toHaveCount(1);
});

const copyToken = (page: Page) =>
  page.getByRole('button', {name: 'Copy hsl(var(--muted-foreground))'});

test('the code of an example and a token can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/components/Button');
  const frame = page.getByRole('group', {name: 'Example variants.tsx'});
  await frame.getByText('Code', {exact: true}).click();
  await frame.locator('pre').hover();
  await frame.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const source = components
    .flatMap(({examples}) => examples)
    .find(({name}) => name === 'variants')?.source;
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.clipboard.readText()).trim()),
    )
    .toBe(source?.trim());

  await docsSidebar(page).getByRole('link', {name: 'Colors and type'}).click();
  await copyToken(page).press('Enter');
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'hsl(var(--muted-foreground))',
  );
});

test.describe('on a site without https', () => {
  test.beforeEach(({page}) =>
    // As a browser has it there: localhost, where the tests are, counts as safe.
    page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', {value: false});
      Object.defineProperty(navigator, 'clipboard', {
        value: undefined,
        configurable: true,
      });
    }),
  );

  test('a token that cannot be copied is shown, and can be selected; one that can is copied @full', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/colors-and-type');
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copyToken(page).press('Enter');
    const text = page
      .getByRole('status')
      .getByText('hsl(var(--muted-foreground))');
    await expect(text).toBeVisible();
    await text.click({clickCount: 3});
    expect(await page.evaluate(() => String(getSelection()))).toContain(
      'hsl(var(--muted-foreground))',
    );

    await page.evaluate(() => Reflect.deleteProperty(document, 'execCommand'));
    await copyToken(page).press('Enter');
    await expect(page.getByText('Copied', {exact: true})).toBeVisible();
    expect(
      await page.evaluate(() => {
        Reflect.deleteProperty(navigator, 'clipboard');
        return navigator.clipboard.readText();
      }),
    ).toBe('hsl(var(--muted-foreground))');
  });
});

test('the fields below an example change it and its source, also before React', async ({
  page,
}) => {
  await page.goto('/components/Button');
  const frame = page.getByRole('group', {name: 'Example Button.tsx'});
  const saves = frame.getByRole('button', {name: 'Save report'});
  await frame.getByLabel('variant').selectOption('destructive');
  await frame.getByLabel('disabled').check();
  await expect(saves).toBeDisabled();
  await frame.getByText('Code', {exact: true}).click();
  await expect(frame.locator('pre')).toHaveText(
    '<Button variant="destructive" disabled>Save report</Button>',
  );
});

test('what a component changes itself shows in its fields', async ({page}) => {
  await visit(page, '/components/DataRow');
  const frame = page.getByRole('group', {name: 'Example DataRow.tsx'});
  await frame.getByRole('button', {name: /hide/i}).click();
  await expect(frame.getByLabel('isVisible')).not.toBeChecked();
});
