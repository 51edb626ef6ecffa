import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import type {Page} from '@playwright/test';
import {pictures} from '../../pictures/pictures.json';
import {builtFiles, fileOfPath, pageThatContains} from '../support/built-site';
import {expect, test, visit, waitForHydration} from '../support/fixtures';

/** Opens a page as a link in the page would: through the site's router. */
async function openByRouter(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
}

const pathOfImages = pageThatContains('class="viewer-picture');

/** A page with several sections. */
const longPage = '/development/getting-started';

test('on a phone, direct links neither enlarge headings nor overflow', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  // With headings that fill their line.
  await visit(page, '/platform/extensions/modules/hpModule');
  const headings = page.locator('article').locator('h2, h3');
  expect(await headings.count()).toBeGreaterThan(5);
  const heights = () =>
    headings.evaluateAll((all) =>
      all.map((heading) => heading.getBoundingClientRect().height),
    );
  const withLinks = await heights();
  const lefts = await headings
    .locator('.hash-link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  expect(lefts).toHaveLength(withLinks.length);
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
  await page.addStyleTag({content: '.hash-link {display: none}'});
  expect(withLinks).toEqual(await heights());
});

test('in every page, each heading has a direct link with its text', () => {
  const wrong: string[] = [];
  let links = 0;
  for (const {path, text} of builtFiles(['.html'])) {
    // The framework's debug pages: their markup is not ours.
    if (path.startsWith('/__docusaurus/')) {
      continue;
    }
    // A comparison of a page contains the headings of both versions, without links.
    if (/^\/versions\/compare\/[^/]+\/./.test(path)) {
      continue;
    }
    const $ = load(text);
    // A heading in a summary has none: a link there would be a control within a control.
    for (const heading of $('main')
      .find('h2, h3, h4, h5, h6')
      .not('summary *')
      .toArray()) {
      const link = $(heading).children('.hash-link');
      const ownText = $(heading).clone();
      ownText.children('.hash-link').remove();
      const expected = {
        href: `#${$(heading).attr('id')}`,
        title: `Direct link to ${ownText.text()}`,
        'aria-label': `Direct link to ${ownText.text()}`,
      };
      links += 1;
      for (const [name, value] of Object.entries(expected)) {
        if (link.attr(name) !== value) {
          wrong.push(`${path}: ${name} ${link.attr(name)} instead of ${value}`);
        }
      }
    }
  }
  expect(links).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

test('a URL with a hash opens at its heading, below the navbar', async ({
  page,
}) => {
  await visit(page, longPage);
  const heading = page
    .getByRole('main')
    .locator('article')
    .getByRole('heading', {level: 2})
    .last();
  const id = await heading.getAttribute('id');
  await visit(page, '/help');
  await visit(page, `${longPage}#${id}`);
  await expect(heading).toBeInViewport({ratio: 1});
  const navbar = await page
    .getByRole('navigation', {name: 'Main'})
    .boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(
    Math.floor((navbar?.y ?? 0) + (navbar?.height ?? 0)),
  );
});

test('a doc shows the date and author of its last change in Git', () => {
  const git = (...args: string[]) =>
    execFileSync('git', args, {encoding: 'utf8'}).trim();
  // A shallow clone lacks the history; a unit test of plugins/page-history covers it.
  test.skip(
    git('rev-parse', '--is-shallow-repository') === 'true',
    'a shallow clone',
  );
  for (const [page, file] of [
    ['faq/technical', 'docs/faq/technical.md'],
    ['3.9/faq/technical', 'versioned_docs/version-3.9/faq/technical.md'],
  ] as const) {
    // The site reads the files of commits that are not merges.
    const [seconds, author] = git(
      'log',
      '-1',
      '--no-merges',
      '--format=%ct|%aN',
      '--',
      file,
    ).split('|');
    const updated = load(readFileSync(fileOfPath(`/${page}`), 'utf8'))(
      '.theme-last-updated',
    );
    expect(updated.text()).toContain(`by ${author}`);
    expect(Date.parse(updated.find('time').attr('datetime') ?? '')).toBe(
      Number(seconds) * 1000,
    );
  }
});

test('the keyboard enlarges a picture, closes it, and goes on from it', async ({
  page,
}) => {
  await visit(page, pathOfImages);
  const picture = page.locator('figure.viewer-picture img').first();
  const alt = (await picture.getAttribute('alt')) ?? '';
  const button = page.getByRole('button', {name: `Enlarge: ${alt}`});
  await expect(button).toBeVisible();
  const enlarged = page.getByRole('button', {
    name: `Close the enlarged image: ${alt}`,
  });
  for (const [open, close] of [
    ['Enter', 'Escape'],
    ['Space', 'Enter'],
  ] as const) {
    await button.press(open);
    await expect(enlarged).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('main, nav, footer') ?? null,
      ),
      'the page behind is not reached',
    ).toBeNull();
    await enlarged.press(close);
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  // It also closes while it still grows.
  await button.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  expect(await page.locator('[inert]').count()).toBe(
    await page.locator('.navbar [inert], [data-showcase-stage][inert]').count(),
  );
});

test('an enlarged picture closes when the reader leaves the page', async ({
  page,
}) => {
  await visit(page, '/help');
  await openByRouter(page, pathOfImages);
  const picture = page.locator('figure.viewer-picture img').first();
  await expect(picture).toHaveRole('button');
  await picture.press('Enter');
  await expect(
    page.getByRole('button', {name: /^Close the enlarged/}),
  ).toBeFocused();
  // The zoom itself checks after a second whether its picture still exists.
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1_000);
  await openByRouter(page, '/faq');
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await page.clock.resume();
});

test.describe('the zoom is attached one second after', () => {
  const picture = (page: Page) =>
    page.locator('figure.viewer-picture img').first();
  const attached = /medium-zoom-image/;
  const path = pathOfImages;

  async function expectAfterOneSecond(page: Page): Promise<void> {
    await page.clock.runFor(900);
    await expect(picture(page)).not.toHaveClass(attached);
    await page.clock.runFor(200);
    await expect(picture(page)).toHaveClass(attached);
    await page.clock.resume();
  }

  test.beforeEach(async ({page, context}) => {
    // Time stops, but frames are still drawn: React needs them to hydrate.
    await context.addInitScript(() => {
      Object.assign(window, {drawnFrame: requestAnimationFrame});
    });
    await page.clock.install({time: 0});
    await context.addInitScript(() => {
      window.requestAnimationFrame = Reflect.get(
        window,
        'drawnFrame',
      ) as typeof requestAnimationFrame;
    });
    await page.clock.pauseAt(1_000);
  });

  test('the page loads', async ({page}) => {
    await visit(page, path);
    await expectAfterOneSecond(page);
  });

  test('the route changes', async ({page}) => {
    await visit(page, '/help');
    await page.clock.runFor(2_000);
    await openByRouter(page, path);
    await expect(picture(page)).toBeAttached();
    await expectAfterOneSecond(page);
  });

  test('a click before that, and before any script, enlarges the picture then', async ({
    page,
  }) => {
    await page.goto(path);
    await picture(page).click();
    await waitForHydration(page);
    await page.clock.runFor(900);
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    await page.clock.resume();
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  });
});

test('an image of the viewer has alternative text, its release, and smaller sizes', () => {
  const $ = load(readFileSync(fileOfPath(pathOfImages), 'utf8'));
  const figure = $('figure.viewer-picture').first();
  expect(figure.find('img').attr('alt')).toMatch(/\w{3,}.* \w/);
  expect(figure.find('figcaption').text()).toMatch(/OHIF Viewer \d+\.\d+\.\d+/);
  const srcset = figure.find('img').attr('srcset') ?? '';
  const widths = Array.from(srcset.matchAll(/ (\d+)w/g), ([, width]) =>
    Number(width),
  );
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  // A phone, whose screen is 360 px wide at double density, loads a small one.
  expect(widths[0]).toBeLessThanOrEqual(2 * 360);
  expect(pictures.map(({width}) => width)).toContain(widths.at(-1));
});
