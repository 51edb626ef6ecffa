/**
 * Random walks of a hasty visitor: 15 clicks on whatever can be clicked, and some keys in each
 * field of each page. No error (the guards watch), no lost key, and no title of another page.
 * A failure says its seed: `WALK=17 E2E_EVERY_PAGE=1 npm run test:e2e -- random-walk` repeats that walk only.
 */
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {expect, test} from '../support/fixtures';

const starts = [
  ...['/', '/tools/url', '/components', '/search?q=study', '/faq'],
  ...['/tools/config', '/versions/compare/3.9...3.10', '/tools/sub-path'],
  ...['/deployment/troubleshooting', '/platform/reference/events'],
  ...['/tools/upgrade', '/patterns', '/3.9', '/development/first-extension'],
];

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Scrolls to something that a reader can click, and says where and what it is. */
const chooseTarget = (page: Page, random: number) =>
  page.evaluate((share) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, label, [role=tab], [role=checkbox]',
      ),
    ].filter((target) => {
      const url = target instanceof HTMLAnchorElement && new URL(target.href);
      return (
        target.checkVisibility({visibilityProperty: true}) &&
        // A file, another host, or another tab ends the walk.
        !(
          url &&
          (url.origin !== location.origin || /\.[a-z]\w*$/i.test(url.pathname))
        ) &&
        !target.matches('[target=_blank], [download], :disabled')
      );
    });
    for (let i = 0; i < Math.min(all.length, 200); i++) {
      const target = all[(Math.floor(share * all.length) + i) % all.length]!;
      target.scrollIntoView({block: 'center', behavior: 'instant'});
      const [box] = target.getClientRects();
      const [x, y] = box
        ? [box.left + box.width / 2, box.top + box.height / 2]
        : [-1, -1];
      if (target.contains(document.elementFromPoint(x, y))) {
        return {x, y, name: `${target.localName} "${target.innerText}"`};
      }
    }
    return undefined;
  }, random);

/** Types at the end of each field that can be reached, and expects all keys to arrive. */
async function typeIntoFields(page: Page, delay: number): Promise<void> {
  const fields = page
    .locator('input:is(:not([type]), [type=text], [type=search]), textarea')
    .and(page.locator(':visible:not(:disabled, [readonly], [inert] *)'));
  for (const field of (await fields.all()).slice(0, 8)) {
    const isReached = await field
      .evaluate(
        (input) => {
          input.scrollIntoView({block: 'center', behavior: 'instant'});
          const {left, top, width, height} = input.getBoundingClientRect();
          return (
            input ===
            document.elementFromPoint(left + width / 2, top + height / 2)
          );
        },
        undefined,
        {timeout: 2_000},
      )
      // What was typed into another field has taken it away.
      .catch(() => false);
    if (isReached) {
      await field.click();
      await page.keyboard.press('ControlOrMeta+End');
      const before = await field.inputValue();
      await page.keyboard.type('ab1', {delay});
      await expect(field, 'a lost key').toHaveValue(`${before}ab1`);
    }
  }
}

/**
 * The title of the built page, unless the page makes another one of its parameters. On a slow
 * machine the page is still under way to the next one, so the address is read again each time,
 * for as long as three walks at a sixth of the speed can take on two busy processors.
 */
async function expectOwnTitle(page: Page): Promise<void> {
  await expect(async () => {
    const {pathname, search} = new URL(page.url());
    if (!search && pathname !== '/search') {
      const html = await (await page.request.get(pathname)).text();
      expect(await page.title(), pathname).toBe(
        load(html)('head > title').text(),
      );
    }
  }).toPass({timeout: 60_000});
}

const seeds = process.env.WALK
  ? [Number(process.env.WALK)]
  : Array.from({length: 60}, (_, i) => i);

for (const seed of seeds) {
  const [size, viewport] =
    seed % 2 === 0
      ? (['desktop', {width: 1440, height: 900}] as const)
      : (['phone', {width: 375, height: 740}] as const);
  const slowdown = seed % 4 < 2 ? 1 : 6;

  test.describe(() => {
    test.use({viewport, checkAccessibility: false});

    test(`walk ${seed}: ${size}, ${slowdown}x @full`, async ({
      page,
      context,
    }) => {
      test.setTimeout(10 * 60_000);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      // The config doctor asks before its text is lost.
      page.on('dialog', (dialog) => void dialog.accept());
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
      const random = randomFrom(seed);
      await page.goto(starts[seed % starts.length]!);
      for (let click = 0; click < 15; click++) {
        await typeIntoFields(page, 10 + 60 * random());
        const target = await chooseTarget(page, random());
        const from = page.url();
        if (target) {
          await page.mouse.click(target.x, target.y);
        } else {
          await page.keyboard.press('Escape');
        }
        await page.waitForTimeout(800 * random());
        await page.waitForLoadState('domcontentloaded');
        await test.step(`${from}: ${target?.name}`, () => expectOwnTitle(page));
      }
    });
  });
}
