/** How the search modal opens and closes, and what is downloaded for it. */
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../../tests/support/fixtures';
import {holdScripts} from '../../../tests/support/hold';
import {button, hits, input, modal} from '../../../tests/support/search';

const isIndex = (url: string) =>
  /search-index\.json|\/assets\/search\//.test(url);

test.describe('the modal opens', () => {
  test('by its keys, a click, and a letter typed on the button; it closes by Escape, Control+k, and a click next to it', async ({
    page,
  }) => {
    await visit(page, '/faq');
    await test.step('its keys open it, and Escape returns the focus', async () => {
      const link = page.getByRole('contentinfo').getByRole('link').first();
      await link.focus();
      for (const key of ['Control+k', 'Meta+k', '/']) {
        await page.keyboard.press(key);
        await expect(input(page), key).toBeFocused();
        await expect(input(page), key).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(modal(page), key).toBeHidden();
        await expect(link, key).toBeFocused();
      }
    });
    await test.step('a click opens it; Control+k and a click next to it close it', async () => {
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
    await test.step('on the button a letter opens it and is then in the field, but other keys do not', async () => {
      await button(page).click();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('F2');
      await page.keyboard.press('h');
      await expect(input(page)).toHaveValue('h');
    });
  });

  test('with a field that keeps the focus while the modal is fetched, and with what was typed into it @full', async ({
    page,
  }) => {
    await visit(page, '/faq');
    const release = await holdScripts(page);
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
    await input(page).focus();
    await page.keyboard.type('sub pathh');
    await page.keyboard.press('Backspace');
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(input(page)).toHaveValue('sub path');
    await page.keyboard.type('s');
    await expect(input(page)).toHaveValue('sub paths');
  });

  test('not after Escape, however late it is there @full', async ({page}) => {
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

  test('not after Escape that ends a word being composed, as in Japanese @full', async ({
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

  test('with what is marked on the page, and the next key replaces it @full', async ({
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
    await expect(modal(page)).toContainText('Troubleshooting');
  });
});

test.describe('what search needs is fetched', () => {
  /** The addresses of everything that the page asks for. */
  function requestsOf(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    return asked;
  }
  async function expectOneIndex(
    page: Page,
    asked: string[],
    act: () => Promise<unknown>,
  ) {
    const index = page.waitForRequest(/\/assets\/search\//);
    await act();
    expect((await index).url()).toContain('/en-3.9.');
    await expect(modal(page)).toBeHidden();
    expect(asked.filter(isIndex)).toHaveLength(2);
  }

  test('not for a reader who does not search, but when the pointer is over the button: one index, that of the version', async ({
    page,
  }) => {
    const asked = requestsOf(page);
    await visit(page, '/3.9/faq');
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isIndex)).toEqual([]);
    await expectOneIndex(page, asked, () => button(page).hover());
    // Scrolled, the navbar covers a part of a sidebar item, which axe counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  for (const [intent, act] of [
    ['the button has the focus @full', (page: Page) => button(page).focus()],
    [
      'a finger touches the button @full',
      (page: Page) => button(page).dispatchEvent('touchstart'),
    ],
  ] as const) {
    test(`when ${intent}: one index, that of the version`, async ({page}) => {
      const asked = requestsOf(page);
      await visit(page, '/3.9/faq');
      await expectOneIndex(page, asked, () => act(page));
    });
  }
});
