import {expect, test, visit} from '../../../tests/support/fixtures';

test('on a phone, long lines wrap, and numbers, colors, and the caret follow them', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 812});
  await visit(page, '/tools/config');
  await page
    .getByRole('combobox', {name: 'Start from a sample'})
    .selectOption({index: 1});
  const findings = page.getByRole('region', {name: 'Findings'});
  await expect(findings.getByRole('status')).toContainText('Errors');
  const field = page.getByLabel('Your app-config.js');
  const text = await field.inputValue();
  // As tall as its text, so that all lines are in view.
  await field.evaluate((element) => {
    element.closest<HTMLElement>('[data-wraps]')!.style.height = '90rem';
  });
  const lines = text.split('\n').length;
  await expect(page.locator('.gutter li')).toHaveCount(lines);

  const rows = await page.evaluate(() => {
    const top = (element: Element) => element.getBoundingClientRect().top;
    const numbers = Array.from(document.querySelectorAll('.gutter li'), top);
    return Array.from(
      document.querySelectorAll('.colors pre > span'),
      (line, index) => ({
        apart: Math.abs(line.getClientRects()[0]!.top - numbers[index]!),
        rows: Math.round((numbers[index + 1]! - numbers[index]!) / 22),
      }),
    );
  });
  expect(Math.max(...rows.map(({rows: count}) => count || 0))).toBeGreaterThan(
    1,
  );
  // A row of letters is a little lower than the box of its line.
  expect(Math.max(...rows.map(({apart}) => apart))).toBeLessThan(4);
  expect(
    await field.evaluate(
      ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
    ),
  ).toBe(0);

  const word = page.locator('.colors span', {hasText: /^'wadors'/}).last();
  const {x, y} = (await word.boundingBox())!;
  const box = (await field.boundingBox())!;
  await field.click({position: {x: x - box.x + 1, y: y - box.y + 8}});
  expect(
    await field.evaluate(
      (element) => (element as HTMLTextAreaElement).selectionStart,
    ),
  ).toBe(text.indexOf("'wadors'"));

  // As low as it is, so that the line has to be found.
  await field.evaluate((element) => {
    element.closest<HTMLElement>('[data-wraps]')!.style.height = '';
    element.scrollTop = 0;
  });
  await findings.getByText('Line 18', {exact: true}).first().click();
  await expect(
    page.locator('.gutter li').filter({hasText: '18'}),
  ).toBeInViewport();
});
