/** A paste that a field cannot show in time is refused with a sentence, and nothing is lost. */
import {expect, test, visit} from '../support/fixtures';

const million = 1_000_000;

for (const [path, label, limit, pasted] of [
  [
    '/tools/config',
    'Your app-config.js',
    'Nothing was changed: the text is longer than 5 MB or 100,000 lines.',
    [
      ['\n', million],
      ['x', 5 * million],
    ],
  ],
  [
    '/tools/url',
    'Paste a URL of the viewer',
    'Nothing was pasted: a field takes at most 1,000,000 characters.',
    [['x', million]],
  ],
  [
    '/tools/upgrade',
    'Paste code',
    'Nothing was pasted: a field takes at most 1,000,000 characters.',
    [['x', million]],
  ],
] as const) {
  test(`${path} refuses what is too long @full`, async ({page}) => {
    await visit(page, path);
    const field = page.getByLabel(label);
    await field.fill('https://what.is.here');
    for (const part of pasted) {
      // Without a selection, so that it is added to what is there.
      await field.press('End');
      const isRefused = await field.evaluate((area, [text, times]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text.repeat(times));
        return !area.dispatchEvent(
          new ClipboardEvent('paste', {
            clipboardData,
            bubbles: true,
            cancelable: true,
          }),
        );
      }, part);
      expect(isRefused).toBe(true);
      await expect(page.getByText(limit)).toBeVisible();
      await expect(field).toHaveValue('https://what.is.here');
    }
  });
}
