/**
 * Every control of the chrome responds from the static page alone: the framework's scripts are held
 * back. Then they come, and what the reader has done stays.
 */
import type {Page} from '@playwright/test';
import {pageThatContains, storageKey} from '../support/built-site';
import {
  colorMode,
  docsSidebar,
  expect,
  expectNoAxeViolations,
  navbarLink,
  test,
  visit,
} from '../support/fixtures';
import {openHeld} from '../support/hold';
import {hits, input, modal} from '../support/search';

const html = (page: Page) => page.locator('html');

/** Opens a dropdown. Its keys are in navbar.spec.ts. */
async function openDropdown(page: Page, name: RegExp) {
  const button = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name});
  const links = button.locator('xpath=..').getByRole('link');
  await button.click();
  const expectOpen = async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links.first()).toBeVisible();
  };
  await expectOpen();
  return expectOpen;
}

// The site is dark until the reader chooses a mode.
test.use({colorScheme: 'light'});

test('the color mode switches and is announced, the announcement closes, the version menu opens; all stay', async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/faq');
  const bar = page.getByRole('banner').filter({hasText: /years of OHIF/});
  const background = () =>
    page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
  const dark = await background();

  await test.step('the color mode', async () => {
    await expect(colorMode(page)).toHaveAccessibleName(/currently dark mode/);
    await colorMode(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(colorMode(page)).toHaveAccessibleName(/currently light mode/);
    await expect.poll(background).not.toBe(dark);
  });

  await test.step('the announcement', async () => {
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
  });

  const expectOpen = await test.step('the version menu', () =>
    openDropdown(page, /\(Latest\)/));

  await test.step('they stay when React comes', async () => {
    await hydrate();
    await expectOpen();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(colorMode(page)).toHaveAccessibleName(/currently light mode/);
    await expect(bar).toBeHidden();
    // One click is one switch.
    for (const mode of ['dark', 'light']) {
      await colorMode(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', mode);
    }
  });

  await test.step('they stay on another page, and after a reload before any script runs', async () => {
    await navbarLink(page, 'Help').click();
    await expect(page).toHaveURL('/help');
    await expect(bar).toBeHidden();
    const start = await openHeld(page, '/help');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(bar).toBeHidden();
    await start();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(bar).toBeHidden();
  });

  await test.step('another announcement than the closed one is shown', async () => {
    await page.evaluate(
      (id) => localStorage.setItem(id, 'the-announcement-of-last-year'),
      storageKey('docusaurus.announcement.id'),
    );
    await visit(page, '/help');
    await bar.getByRole('link').click();
    await expect(page).toHaveURL('/release-notes');
  });
});

test('a switch in another tab reaches this one @full', async ({
  page,
  context,
}) => {
  const hydrate = await openHeld(page, '/faq');
  const other = await context.newPage();
  await other.goto('/help');
  await colorMode(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await hydrate();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('code and a page are copied, before and after hydration, also without a secure connection @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hydrate = await openHeld(page, '/deployment/nginx--image-archive');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const forget = () =>
    page.evaluate(() => navigator.clipboard.writeText('nothing'));
  const block = page.locator('.theme-code-block').nth(2);
  const button = block.locator('button[data-copied-label]');
  const copiedCode = async () => {
    await forget();
    await block.hover();
    await button.click();
    await expect(button).toHaveAccessibleName('Copied');
    await expect(button).toHaveAccessibleName('Copy code to clipboard');
    return clipboard();
  };
  const before = await copiedCode();
  // Numbered lines are rows of a table, whose cells innerText separates with tabs.
  const shown = (await block.locator('code').innerText()).replace(/^\t/gm, '');
  const copyPage = page.getByRole('button', {name: 'Copy page'});

  await test.step('the code is copied whole', () => {
    expect(before.split('\n').length).toBeGreaterThan(1);
    expect(before.trim()).toBe(shown.replaceAll('\n\n', '\n').trim());
  });

  await test.step('the page is copied as Markdown, and once', async () => {
    let fetched = 0;
    page.on('request', (request) => {
      fetched += request.url().endsWith('.md') ? 1 : 0;
    });
    await copyPage.click();
    await expect(page.getByText(/^Copied\./)).toBeVisible();
    expect(await clipboard()).toMatch(/^# /);
    await hydrate();
    await expect(page.getByText(/^Copied\./)).toBeVisible();
    expect(fetched).toBe(1);
    expect(await copiedCode()).toBe(before);
  });

  await test.step('without a secure connection, the old way copies', async () => {
    await forget();
    await page.evaluate(() =>
      Object.defineProperty(window, 'isSecureContext', {value: false}),
    );
    await copyPage.click();
    await expect.poll(clipboard).toMatch(/^# /);
    await expect(page.getByText(/^Copied\./)).toBeVisible();
  });
});

test.describe('a closed category of the sidebar', () => {
  const category = (page: Page, label: string) =>
    docsSidebar(page)
      .locator('.menu__list-item-collapsible > a')
      .filter({hasText: new RegExp(`^${label}$`)})
      .locator('xpath=ancestor::li[1]');
  const control = (page: Page, label: string) =>
    category(page, label).locator(
      '> .menu__list-item-collapsible > [aria-expanded]',
    );
  const inside = (page: Page, label: string) =>
    category(page, label).locator('> .menu__list > li');

  // One that is a page, one that is not, and one inside another.
  for (const [label, other, tag] of [
    ['User Guide', 'Deployment', ''],
    ['Deployment', 'User Guide', '@full'],
    ['Data Sources', 'User Guide', '@full'],
  ] as const) {
    test(`opens, and stays open: ${label}; or closes again, and stays closed: ${other} ${tag}`, async ({
      page,
    }) => {
      const hydrate = await openHeld(page, '/configuration/url');
      await control(page, other).click();
      await expect(inside(page, other).first()).toBeVisible();
      await control(page, other).click();
      await expect(inside(page, other).first()).toBeHidden();
      // Only one neighbor is open at a time, so the category of this page has closed.
      if (label === 'Data Sources') {
        await control(page, 'Configuration').click();
      }
      await expect(control(page, label)).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      await control(page, label).click();
      await expect(control(page, label)).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(inside(page, label).first()).toBeVisible();
      const count = await inside(page, label).count();
      expect(count).toBeGreaterThan(0);
      await expect(page).toHaveURL('/configuration/url');
      await hydrate();
      await expect(control(page, other)).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      await expect(inside(page, label).first()).toBeVisible();
      expect(await inside(page, label).count()).toBe(count);
      expect(
        await category(page, label).locator('[aria-current]').count(),
      ).toBe(0);
      await control(page, label).click();
      await expect(control(page, label)).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      await expect(inside(page, label).first()).toBeHidden();
    });
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  const menu = (page: Page) => page.getByRole('dialog', {name: 'Main'});
  const hamburger = (page: Page) =>
    page.getByRole('button', {name: 'Toggle navigation bar'});

  test('the table of contents and a folded section open, and stay open', async ({
    page,
  }) => {
    const path = pageThatContains('id=page-sources');
    const hydrate = await openHeld(page, path);
    const section = page.locator('details:has(#page-sources)');
    await section.locator('summary').first().click();
    await expect(section).toHaveAttribute('open', '');
    // A bar, which stays in view; a click elsewhere closes its list.
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.locator('summary').click();
    const link = contents.getByRole('link').last();
    await expect(link).toBeVisible();
    await hydrate();
    await expect(section).toHaveAttribute('open', '');
    await expect(link).toBeVisible();
    const hash = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(`${path}${hash}`);
    await expect(
      page.locator(`main [id="${hash!.slice(1)}"]`),
    ).toBeInViewport();
  });

  test('the menu opens with both of its panels, keeps the focus, and stays when React comes @axe', async ({
    page,
  }) => {
    const hydrate = await openHeld(page, '/configuration/url');
    await hamburger(page).click();
    const close = page.getByRole('button', {name: 'Close navigation bar'});
    await expect(close).toBeFocused();
    await expect(
      menu(page).getByRole('link', {name: 'Release Notes'}).first(),
    ).toBeVisible();
    const inDeployment = menu(page).getByRole('link', {
      name: 'Build for Production',
    });
    await expect(inDeployment).toBeHidden();
    await menu(page)
      .getByRole('button', {name: "Expand sidebar category 'Deployment'"})
      .click();
    await expect(inDeployment).toBeVisible();
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement!.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await expectNoAxeViolations(page);
    const mode = menu(page).getByRole('button', {name: /dark and light mode/});
    await mode.click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await hydrate();
    await expect(menu(page)).toHaveCount(1);
    await mode.click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(mode).toHaveAccessibleName(/currently dark mode/);
    await page.getByRole('button', {name: /Back to main menu/}).click();
    // Keys do not reach the other panel.
    await expect(
      menu(page).locator('.navbar-sidebar__item[inert]'),
    ).toHaveCount(1);
    for (const label of ['Docs', 'Components', 'Help', 'Showcase']) {
      await expect(
        menu(page).getByRole('link', {name: label}).first(),
      ).toBeVisible();
    }
    await menu(page).getByRole('button', {name: 'Versions'}).click();
    await expect(
      menu(page).getByRole('link', {name: '3.9', exact: true}),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
    await expect(page).toHaveURL('/configuration/url');
    // At the end of the test, axe looks at it after React has come.
    await hamburger(page).click();
    await expect(close).toBeFocused();
  });
});

// search-opens.spec.ts has what else opens and closes it: the script is the same.
test('the search opens its field, which accepts keys; the modal goes on with them', async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/faq');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('sub path');
  await expect(input(page)).toHaveValue('sub path');
  await hydrate();
  await expect(hits(page).first()).toBeVisible();
  await expect(modal(page)).toHaveCount(1);
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('sub path');
  await page.keyboard.type('s');
  await expect(input(page)).toHaveValue('sub paths');
});

test('the field of the search leads to the search page of the version by Enter @full', async ({
  page,
}) => {
  await openHeld(page, '/3.9/faq');
  await page.keyboard.press('/');
  await page.keyboard.type('orthanc');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=orthanc&version=3.9');
});
