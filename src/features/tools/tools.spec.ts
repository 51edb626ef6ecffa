/** The styles of the pages below /tools, which no other page loads. */
import {readFileSync} from 'node:fs';
import {fileOfPath} from '../../../tests/support/built-site';
import {expect, test, visit} from '../../../tests/support/fixtures';

/** The style sheets that the HTML of a page links to. */
function stylesOf(page: string): string[] {
  const html = readFileSync(fileOfPath(page), 'utf8');
  return [...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g)].map(
    ([, href = '']) => href,
  );
}

test('a visit from another page shows a tool when its styles have arrived', async ({
  page,
}) => {
  const [, own = ''] = stylesOf('/tools');
  let deliver: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(`**${own}`, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/help');
  const requested = page.waitForRequest(`**${own}`);
  await page.getByRole('main').getByRole('link', {name: 'tools'}).click();
  await requested;
  const title = page.getByRole('heading', {name: 'Tools', level: 1});
  await expect(title).toBeHidden();
  deliver?.();
  await expect(title).toBeVisible();
  await expect(page.locator('.cards > li').first()).toHaveCSS(
    'padding-top',
    '20px',
  );
});

test('a page that is loaded requests its styles once, also when its scripts start', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') {
      requests.push(new URL(request.url()).pathname);
    }
  });
  await visit(page, '/tools');
  expect(requests.sort()).toEqual(stylesOf('/tools').sort());
});
