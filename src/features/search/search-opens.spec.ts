/** How the search modal opens and closes, and what is downloaded for it. */
import {expect, test, visit} from '../../../tests/support/fixtures';
import {holdScripts} from '../../../tests/support/hold';
import {button, hits, input, modal} from '../../../tests/support/search';

test('its keys, a click, and a letter typed on the button open it; Escape, Control+k, and a click next to it close it', async ({
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

test('the field keeps the focus while the modal is fetched, and what was typed into it; after Escape, the modal does not open, however late it is there @full', async ({
  page,
}) => {
  await visit(page, '/faq');
  const releaseAborted = await holdScripts(page);
  await test.step('after Escape, the modal does not open', async () => {
    const fetched = page.waitForResponse('**/assets/js/**');
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    releaseAborted();
    await (await fetched).finished();
    await page.keyboard.press('PageDown');
    await expect(modal(page)).toBeHidden();
  });
  await visit(page, '/help');
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(
      page.locator('dialog:focus, dialog :focus, body:not(:has(:focus))'),
    ).toHaveCount(1);
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

test('a word that is being composed, as in Japanese, stays whole, and Escape ends it and the search @full', async ({
  page,
}) => {
  await visit(page, '/faq');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await input(page).dispatchEvent('compositionstart');
  release();
  await expect(modal(page).locator('footer')).toBeVisible();
  // That would take the focus from it for a moment.
  expect(await modal(page).evaluate((one) => one.matches(':modal'))).toBe(
    false,
  );
  await input(page).dispatchEvent('keydown', {key: 'Escape'});
  await expect(link).toBeFocused();
  await expect(modal(page)).toBeHidden();
});

test('it opens with what is marked on the page, in one line, and the next key replaces it; with empty lines as with nothing @axe @full', async ({
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
  await page.keyboard.type('h');
  await expect(input(page)).toHaveValue('h');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await mark('\n \n');
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toContainText('Troubleshooting');
});

test('nothing is fetched for a reader who does not search; the index of the version is, when the pointer is over the button, the button has the focus, or a finger touches it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search-index\.json|\/assets\/search\//.test(request.url())) {
      asked.push(request.url());
    }
  });
  for (const act of [
    () => button(page).hover(),
    () => button(page).focus(),
    () => button(page).dispatchEvent('touchstart'),
  ]) {
    asked.length = 0;
    await visit(page, '/3.9/faq');
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const index = page.waitForRequest(/\/assets\/search\//);
    await act();
    expect((await index).url()).toContain('/en-3.9.');
    await expect(modal(page)).toBeHidden();
    expect(asked).toHaveLength(2);
    // Scrolled, the navbar covers a part of a sidebar item, which axe counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.move(0, 0);
  }
});
