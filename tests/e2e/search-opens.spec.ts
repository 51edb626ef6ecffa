/** How the search modal opens and closes, and what is downloaded for it. */
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';
import {holdScripts, openHeld} from '../support/hold';
import {button, hits, input, modal, openModal} from '../support/search';

const isIndex = (url: string) =>
  /search-index\.json|\/assets\/search\//.test(url);

test.describe('the modal opens', () => {
  test('by a click, and closes on Escape; the button has the focus again', async ({
    page,
  }) => {
    await openModal(page);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('by Control+k, Meta+k, and /', async ({page}) => {
    await visit(page, '/faq');
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(input(page), key).toBeFocused();
      await expect(input(page), key).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal(page), key).toBeHidden();
    }
  });

  test('with what was typed while it was fetched', async ({page}) => {
    await visit(page, '/faq');
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sub pathh');
    await page.keyboard.press('Backspace');
    release();
    await expect(input(page)).toHaveValue('sub path');
    await page.keyboard.type('s');
    await expect(input(page)).toHaveValue('sub paths');
  });

  test('not after Escape, however late it is there', async ({page}) => {
    await visit(page, '/faq');
    const release = await holdScripts(page);
    const fetched = page.waitForResponse('**/assets/js/**');
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    release();
    await (await fetched).finished();
    await page.keyboard.press('PageDown');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(input(page)).toHaveValue('');
  });

  test('not after Escape that ends a word being composed, as in Japanese', async ({
    page,
  }) => {
    await visit(page, '/faq');
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await input(page).evaluate((field) => {
      field.dispatchEvent(new CompositionEvent('compositionstart'));
      field.addEventListener = (
        ...args: Parameters<EventTarget['addEventListener']>
      ) => {
        EventTarget.prototype.addEventListener.apply(field, args);
        field.dataset.awaitsWord = '';
      };
    });
    release();
    await expect(input(page)).toHaveAttribute('data-awaits-word');
    // The browser ends the word before anything else runs.
    await input(page).evaluate((field) => {
      field.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}),
      );
      field.dispatchEvent(new CompositionEvent('compositionend'));
    });
    await expect(link).toBeFocused();
    await expect(modal(page)).toBeHidden();
  });

  test('by a letter typed on the button, which is then in the field, but not by other keys @axe', async ({
    page,
  }) => {
    await openModal(page, '/faq');
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.press('h');
    await expect(input(page)).toHaveValue('h');
  });

  test('with what is marked on the page, and the next key replaces it', async ({
    page,
  }) => {
    await visit(page, '/faq');
    await page
      .getByRole('article')
      .getByRole('heading', {level: 1})
      .evaluate((heading) => getSelection()?.selectAllChildren(heading));
    const marked = await page.evaluate(() => getSelection()?.toString());
    expect(marked).toMatch(/\w/);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue(marked!.trim());
    await expect
      .poll(() =>
        input(page).evaluate((field: HTMLInputElement) => [
          field.selectionStart,
          field.selectionEnd,
        ]),
      )
      .toEqual([0, marked!.trim().length]);
    await page.keyboard.type('h');
    await expect(input(page)).toHaveValue('h');
  });

  test('with lines that are marked as one, and empty ones as nothing @axe @full', async ({
    page,
  }) => {
    await visit(page, '/faq');
    const mark = (html: string) =>
      page.evaluate((inside) => {
        const block = document.createElement('pre');
        block.innerHTML = inside;
        document.querySelector('article')!.append(block);
        getSelection()?.selectAllChildren(block);
      }, html);
    await mark('\n  study\n  panel\n');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('study panel');
    await expect(hits(page).first()).toContainText(/study panel/i);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await mark('\n \n');
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toContainText('No recent searches');
  });

  test('with a field that keeps the focus while the modal is fetched', async ({
    page,
  }) => {
    await openHeld(page, '/faq');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement!.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
  });

  test('not by a slash that is typed into a field', async ({page}) => {
    await visit(page, '/search');
    await page.getByRole('searchbox').click();
    await page.keyboard.type('a/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(modal(page)).toBeHidden();
  });
});

test('Escape closes it and returns the focus; Control+k and a click next to it close it', async ({
  page,
}) => {
  await visit(page, '/faq');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(link).toBeFocused();
  for (const close of [
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(5, 400),
  ]) {
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await close();
    await expect(modal(page)).toBeHidden();
  }
});

test.describe('what search needs is fetched', () => {
  test('not for a reader who does not search', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/faq');
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isIndex)).toEqual([]);
    // Scrolled, the navbar covers a part of a sidebar item, which axe counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  for (const [intent, act] of [
    ['the pointer is over the button', (page: Page) => button(page).hover()],
    ['the button has the focus', (page: Page) => button(page).focus()],
    [
      'a finger touches the button @full',
      (page: Page) => button(page).dispatchEvent('touchstart'),
    ],
  ] as const) {
    test(`when ${intent}: one index, that of the version`, async ({page}) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await visit(page, '/3.9/faq');
      const index = page.waitForRequest(/\/assets\/search\//);
      await act(page);
      expect((await index).url()).toContain('/en-3.9.');
      await expect(modal(page)).toBeHidden();
      expect(asked.filter(isIndex)).toHaveLength(2);
    });
  }
});
