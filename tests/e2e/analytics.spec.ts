/**
 * Analytics exists only where its id was set at build time, as it was for this small site. In
 * the full tier: a variant of the build that the README's site does not have.
 */
import {docsSidebar, expect, test, visit} from '../support/fixtures';
import {buildTimeout, smallSite, type SmallSite} from '../support/small-site';

const trackingId = 'G-TEST';

let site: SmallSite;
test.beforeAll(async () => {
  test.setTimeout(buildTimeout);
  site = await smallSite('site-with-analytics', {
    GTAG_TRACKING_ID: trackingId,
  });
});
test.afterAll(() => site.close());

test.beforeEach(async ({context, guards}) => {
  guards.expectProblem(
    /request to another host: https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TEST/,
  );
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
});

/** What the page has handed to analytics so far, one array a call. */
const reported = `Array.from(window.dataLayer, (call) => Array.from(call))`;

test('IP addresses are anonymized, and each change of the route reports its path and a page view @full', async ({
  page,
}) => {
  await visit(page, `${site.address}/`);
  expect(await page.evaluate(reported)).toContainEqual([
    'config',
    trackingId,
    {anonymize_ip: true},
  ]);
  await page.evaluate('window.dataLayer.length = 0');
  await docsSidebar(page).getByRole('link', {name: 'Harbours'}).click();
  await expect
    .poll(() => page.evaluate(reported))
    .toEqual([
      ['set', 'page_path', '/harbours'],
      ['event', 'page_view'],
    ]);
});
