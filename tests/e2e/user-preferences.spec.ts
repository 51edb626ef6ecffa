/** User preferences of the system: text size, forced colors, reduced motion, print. */
import {expect, navbarLink, overflow, test, visit} from '../support/fixtures';
import {hits, input, modal} from '../support/search';

/** A doc page with code, tables and boxes, one of the showcase, and one with a form. */
const pages = [
  '/deployment/nginx--image-archive',
  '/components/Select',
  '/search',
];

/** Navbar items that overlap another item. */
const covered = () => {
  const entries = Array.from(
    document.querySelectorAll<HTMLElement>('.navbar__items > *'),
  ).filter((entry) => entry.offsetWidth > 0);
  const boxes = entries.map((entry) => entry.getBoundingClientRect());
  return entries
    .filter((_, i) =>
      boxes.some(
        (box, j) =>
          i !== j &&
          box.left < boxes[i]!.right - 1 &&
          box.right > boxes[i]!.left + 1 &&
          box.top < boxes[i]!.bottom - 1 &&
          box.bottom > boxes[i]!.top + 1,
      ),
    )
    .map(({textContent}) => textContent);
};

for (const [i, path] of pages.entries()) {
  const tag = i === 0 ? '' : ' @full';
  test(`${path} needs no sideways scrolling at 320 px, at 4K, and with text of twice the size${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, path);
    expect(await overflow(page), 'at 320 px').toBeLessThanOrEqual(0);
    await page.setViewportSize({width: 3840, height: 2160});
    expect(await overflow(page), 'at 4K').toBeLessThanOrEqual(0);
    await page.setViewportSize({width: 1280, height: 900});
    await page.addStyleTag({content: 'html {font-size: 200%}'});
    // Tables are measured again when their text has grown.
    await expect
      .poll(() => overflow(page), {message: 'at 200 %'})
      .toBeLessThanOrEqual(0);
    expect(await page.evaluate(covered), 'in the navbar').toEqual([]);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  });
}

test('with reduced motion, nothing moves for longer than a frame, a change of color starts no transition, and menus still close @full', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/configuration/configurationFiles');
  const transitions = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
    return document
      .getAnimations()
      .filter(({timeline}) => timeline === document.timeline).length;
  });
  expect(transitions).toBe(0);
  const menu = page.locator('.menu');
  const item = menu.getByRole('link', {name: 'Tours', exact: true});
  await expect(item).toBeVisible();
  await menu.getByRole('button', {name: 'Configuration', exact: true}).click();
  await expect(item).toBeHidden();

  await navbarLink(page, 'Docs').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'OHIF Viewer documentation',
  );
  const moving = () =>
    Array.from(document.querySelectorAll('*')).flatMap((element) => {
      const {transitionDuration, animationDuration, animationName} =
        getComputedStyle(element);
      const durations = [
        ...transitionDuration.split(', '),
        ...(animationName === 'none' ? [] : animationDuration.split(', ')),
      ].map(parseFloat);
      return Math.max(...durations) > 0.016 ? [element.className] : [];
    });
  expect(await page.evaluate(moving)).toEqual([]);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  // Without that wish something does: the test can fail.
  expect(await page.evaluate(moving)).not.toEqual([]);
});

test.describe('forced colors', () => {
  // Axe measures the contrast of the colors that the style sheets name, not of those
  // that the system puts in their place.
  test.use({checkAccessibility: false});

  test('in the colors of the system the icons of the navbar are seen, and in the search modal those and the choice', async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, '/');
    const colors = await page.evaluate(() => {
      const navbar = getComputedStyle(document.querySelector('.navbar')!);
      const icon = getComputedStyle(
        document.querySelector('.navbar-repository')!,
        '::before',
      );
      const arrow = getComputedStyle(
        document.querySelector('.dropdown > .navbar__link')!,
        '::after',
      );
      return {
        ground: navbar.backgroundColor,
        repository: icon.backgroundColor,
        // A triangle: one border is seen, its neighbors are not.
        arrow: arrow.borderTopColor,
        besideArrow: arrow.borderLeftColor,
      };
    });
    expect(colors.repository).not.toBe(colors.ground);
    expect(colors.arrow).not.toBe(colors.besideArrow);

    await page.keyboard.press('Control+k');
    await input(page).fill('hotkeys');
    await expect(hits(page).first()).toBeVisible();
    const seen = await modal(page).evaluate((dialog) => {
      const style = (selector: string, part?: string) =>
        getComputedStyle(dialog.querySelector(selector)!, part);
      return {
        ground: style('.DocSearch-Modal').backgroundColor,
        icons: [
          style('.DocSearch-MagnifierLabel svg').stroke,
          ...[
            style('.DocSearch-Reset .search-icon'),
            style('[aria-selected="true"]', '::before'),
            style('[aria-selected="false"]', '::before'),
          ].map(({backgroundColor}) => backgroundColor),
        ],
        chosen: style('[aria-selected="true"]').outlineStyle,
        others: style('[aria-selected="false"]').outlineStyle,
      };
    });
    for (const icon of seen.icons) {
      expect(icon).not.toBe(seen.ground);
    }
    expect([seen.chosen, seen.others]).toEqual(['solid', 'none']);
  });

  test('in the colors of the system the current page and the arrows of the menus are seen @full', async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
    await visit(page, '/deployment/nginx--image-archive');
    const ground = (selector: string, part?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, name) => getComputedStyle(element, name).backgroundColor,
          part,
        );
    expect(await ground('.menu__caret', '::before')).toBe(
      await page
        .locator('.theme-doc-sidebar-menu .menu__link')
        .first()
        .evaluate((link) => getComputedStyle(link).color),
    );
    for (const [current, other] of [
      [
        '.theme-doc-sidebar-menu [aria-current="page"]',
        '.theme-doc-sidebar-menu .menu__link:not([aria-current])',
      ],
      [
        '.theme-doc-toc-desktop .table-of-contents__link--active',
        '.theme-doc-toc-desktop .table-of-contents__link:not(.table-of-contents__link--active)',
      ],
    ] as const) {
      await page.mouse.wheel(0, 1500);
      await expect(page.locator(current).first()).toBeVisible();
      // The color of the ground changes gradually.
      await expect
        .poll(() => ground(current), {message: current})
        .not.toBe(await ground(other));
    }
  });
});

test('a dark page is printed dark on white, without what only a screen answers', async ({
  page,
}) => {
  await visit(page, '/deployment/nginx--image-archive');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({media: 'print'});
  const lightness = (selector: string, property: 'color' | 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const [r = 0, g = 0, b = 0] = (
          getComputedStyle(element)[name].match(/[\d.]+/g) ?? []
        ).map(Number);
        return Math.round((0.2126 * r + 0.7152 * g + 0.0722 * b) / 2.55);
      }, property);
  for (const text of [
    'article p',
    'h1',
    'h2',
    'article p a',
    'pre code',
    '.token-line .token',
    '.alert p',
  ]) {
    // The colors of links change gradually.
    await expect
      .poll(() => lightness(text, 'color'), {message: text})
      .toBeLessThan(40);
  }
  for (const ground of ['html', 'pre', '.alert']) {
    expect(await lightness(ground, 'backgroundColor'), ground).toBeGreaterThan(
      90,
    );
  }
  for (const part of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.table-of-contents',
    '.pagination-nav',
    'article button',
  ]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
});

for (const path of [
  // With the longest line of code, and with the widest table of names.
  '/deployment/google-cloud-healthcare',
  '/colors-and-type',
]) {
  test(`${path} is printed whole: nothing is cut off at the edge of the paper @full`, async ({
    page,
  }) => {
    // A4 between its margins.
    await page.setViewportSize({width: 700, height: 1000});
    await visit(page, path);
    // On the screen, code outside the viewport is not laid out.
    await page.addStyleTag({
      content: '@media screen {pre {content-visibility: visible !important}}',
    });
    const cutOff = () =>
      Array.from(
        document.querySelectorAll('article :is(.table-frame, pre)'),
      ).filter((element) => element.scrollWidth > element.clientWidth + 1)
        .length;
    expect(await page.evaluate(cutOff), 'on the screen').toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    expect(await page.evaluate(cutOff)).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}
