import {load} from 'cheerio';
import type {Page} from '@playwright/test';
import {asksHistory} from '../../plugins/page-history';
import {builtFiles, pageThatContains} from '../support/built-site';
import {expect, test, visit, waitForHydration} from '../support/fixtures';

/** Opens a page as a link in the page would: through the site's router. */
async function openByRouter(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
}

/** A page of both versions with several sections. */
const longPage = '/development/getting-started';

for (const path of ['/', '/3.9']) {
  test(`the first sentence of ${path} says what the platform is`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(
      page.getByRole('main').locator('article p').first(),
    ).toContainText('open-source web-based medical imaging platform');
  });
}

test('the first Tab reaches a link that skips to the main content', async ({
  page,
}) => {
  await visit(page, longPage);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('each heading has a direct link to itself', async ({page}) => {
  await visit(page, longPage);
  const headings = page
    .getByRole('main')
    .locator('article')
    .getByRole('heading', {level: 2});
  expect(await headings.count()).toBeGreaterThan(1);
  for (const heading of await headings.all()) {
    const text = (await heading.innerText()).replace(/\u200b|#$/g, '').trim();
    const link = heading.getByRole('link', {
      name: `Direct link to ${text}`,
      exact: true,
    });
    await expect(link).toHaveAttribute('title', `Direct link to ${text}`);
    await expect(link).toHaveAttribute(
      'href',
      `#${(await heading.getAttribute('id')) ?? ''}`,
    );
  }
});

test('on a phone no heading is higher for its direct link, and all of the link is in view', async ({
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

test('in every page, the direct link is titled with the text of its heading', () => {
  const wrong: string[] = [];
  let links = 0;
  for (const {path, text} of builtFiles(['.html'])) {
    const $ = load(text);
    for (const link of $('.hash-link').toArray()) {
      const heading = $(link).parent().clone();
      heading.children('.hash-link').remove();
      const title = `Direct link to ${heading.text()}`;
      links += 1;
      for (const name of ['title', 'aria-label']) {
        if ($(link).attr(name) !== title) {
          wrong.push(`${path}: ${$(link).attr(name)} instead of ${title}`);
        }
      }
    }
  }
  expect(links).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

test('the table of contents lists the headings of levels 2 and 3, and scrolls to them', async ({
  page,
}) => {
  await visit(page, longPage);
  const article = page.getByRole('main').locator('article');
  const ids = await article
    .locator('h2[id], h3[id]')
    .evaluateAll((headings) => headings.map(({id}) => `#${id}`));
  const entries = page.locator('.table-of-contents a');
  expect(
    await entries.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    ),
  ).toEqual(ids);
  await entries.last().click();
  const last = ids.at(-1) ?? '';
  await expect(page).toHaveURL(longPage + last);
  await expect(page.locator(`[id="${last.slice(1)}"]`)).toBeInViewport();
});

test('an address with a hash opens at its heading, below the navbar', async ({
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

test('a link to another page opens it at its top', async ({page}) => {
  await visit(page, longPage);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'FAQ', exact: true})
    .click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const path of [longPage, `/3.9${longPage}`]) {
  test(`${path} says when and by whom it was last updated, if the build knew`, async ({
    page,
  }) => {
    await visit(page, path);
    const updated = page.getByText(/Last updated on .+ by .+/);
    if (!asksHistory('.', 'production')) {
      await expect(updated).toHaveCount(0);
      return;
    }
    await expect(updated).toBeVisible();
    const time = updated.locator('time');
    const date = await time.getAttribute('datetime');
    expect(Date.parse(date ?? '')).not.toBeNaN();
  });
}

test('the title of a page is its name, a bar, and the name of the site', async ({
  page,
}) => {
  await visit(page, '/versions');
  await expect(page).toHaveTitle('Versions | OHIF');
});

test('a click on a picture of the viewer enlarges it, Escape puts it back', async ({
  page,
}) => {
  await visit(page, pageThatContains('class="viewer-picture'));
  const picture = page.locator('.viewer-picture img').first();
  await picture.scrollIntoViewIfNeeded();
  // The zoom is attached one second after the page is there, not before.
  await expect(picture).toHaveClass(/medium-zoom-image/, {timeout: 5000});
  const before = await picture.boundingBox();
  await picture.click();
  const enlarged = page.locator('.medium-zoom-image--opened').last();
  await expect(enlarged).toBeVisible();
  await expect
    .poll(async () => (await enlarged.boundingBox())?.width)
    .toBeGreaterThan(before?.width ?? 0);
  await expect(async () => {
    // A key pressed while the picture still grows is not heard.
    await page.keyboard.press('Escape');
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0, {
      timeout: 1000,
    });
  }).toPass();
});

test('the keyboard enlarges a picture, closes it, and goes on from it', async ({
  page,
}) => {
  await visit(page, pageThatContains('class="viewer-picture'));
  const picture = page.locator('figure.viewer-picture img').first();
  const alt = (await picture.getAttribute('alt')) ?? '';
  const button = page.getByRole('button', {name: `Enlarge: ${alt}`});
  await expect(button).toBeVisible();
  const enlarged = page.getByRole('button', {
    name: `Close the enlarged picture: ${alt}`,
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
      'what lies behind is not reached',
    ).toBeNull();
    await enlarged.press(close);
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  expect(await page.locator('[inert]').count()).toBe(
    await page.locator('.navbar [inert], [data-showcase-stage][inert]').count(),
  );
});

test('Escape closes a picture that still grows', async ({page}) => {
  await visit(page, pageThatContains('class="viewer-picture'));
  const picture = page.locator('figure.viewer-picture img').first();
  await expect(picture).toHaveRole('button');
  await picture.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('an enlarged picture goes with its page', async ({page}) => {
  await visit(page, '/help');
  await openByRouter(page, pageThatContains('class="viewer-picture'));
  const picture = page.locator('figure.viewer-picture img').first();
  await expect(picture).toHaveRole('button');
  await picture.press('Enter');
  await expect(
    page.getByRole('button', {name: /^Close the enlarged/}),
  ).toBeFocused();
  // The zoom itself looks after a second whether its picture is still there.
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1_000);
  await page.goBack();
  await expect(page).toHaveURL('/help');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await page.clock.resume();
});

test.describe('the zoom is attached one second after', () => {
  const picture = (page: Page) =>
    page.locator('figure.viewer-picture img').first();
  const attached = /medium-zoom-image/;
  const path = pageThatContains('class="viewer-picture');

  async function expectAfterOneSecond(page: Page): Promise<void> {
    await page.clock.runFor(900);
    await expect(picture(page)).not.toHaveClass(attached);
    await page.clock.runFor(200);
    await expect(picture(page)).toHaveClass(attached);
    await page.clock.resume();
  }

  test.beforeEach(async ({page, context}) => {
    // Time stands still, frames are drawn: without them React never says that it is there.
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

test('pictures say what there is to see and which viewer they show', async ({
  page,
}) => {
  await visit(page, pageThatContains('class="viewer-picture'));
  const figure = page.locator('figure.viewer-picture').first();
  await expect(figure.locator('img')).toHaveAttribute('alt', /\w{3,}.* \w/);
  await expect(figure.locator('figcaption')).toContainText(
    /OHIF Viewer \d+\.\d+\.\d+/,
  );
});

test('pictures come in the two sizes of the image plugin', async ({page}) => {
  await visit(page, pageThatContains('class="viewer-picture'));
  const srcset = await page
    .locator('.viewer-picture img')
    .first()
    .getAttribute('srcset');
  expect(
    [...(srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => width),
  ).toEqual(['640', '1030']);
});
