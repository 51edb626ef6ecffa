import {readFileSync} from 'node:fs';
import oldAddresses from '../../config/old-addresses.json';
import {builtFiles, fileOfPath, sitemapPaths} from '../support/built-site';
import {expect, test, visit, waitForHydration} from '../support/fixtures';

test('an address that does not exist answers 404 with the not-found page', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  for (const path of ['/no/such/page', '/404']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(
      page.getByRole('heading', {level: 1, name: 'Page Not Found'}),
    ).toBeVisible();
  }
});

test('an address below /3.9 that does not exist keeps the reader in that version', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  // The one 404.html offers the latest version; React mends that, and says so.
  guards.expectProblem(/onRecoverableError.*#418/);
  const response = await page.goto('/3.9/no-such-page');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(
    page.getByRole('button', {name: '3.9', exact: true}),
  ).toBeVisible();
});

test('a link to a page that does not exist shows the not-found page', async ({
  page,
}) => {
  await visit(page, '/help');
  await page.evaluate(() => {
    history.pushState({}, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(
    page.getByRole('heading', {level: 1, name: 'Page Not Found'}),
  ).toBeVisible();
});

test('an address that is written in another way leads to its page, with query and hash, in one step of the history', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  await visit(page, '/help');
  await page.goto('/docs/Deployment/CORS).?from=mail#see-also');
  await expect(page).toHaveURL('/deployment/cors?from=mail#see-also');
  await expect(
    page.getByRole('heading', {level: 2, name: 'See also'}),
  ).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('inside the site, too, such an address leads to its page', async ({
  page,
}) => {
  await visit(page, '/help');
  await page.evaluate(() => {
    history.pushState({}, '', '/3.9/FAQ/technical');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page).toHaveURL('/3.9/faq/technical');
  await expect(page.getByText('Page Not Found')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('the host does not know a page in another case, and the page mends its address', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  // The host answers with the one 404.html; React mends that, and says so.
  guards.expectProblem(/onRecoverableError.*#418/);
  for (const [typed, own] of [
    ['/components/button?from=mail', '/components/Button?from=mail'],
    ['/Help', '/help'],
  ] as const) {
    const response = await page.goto(typed);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(own);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://docs.ohif.org${own.replace(/\?.*/, '')}`,
    );
    await expect(page.getByText('Page Not Found')).toBeHidden();
  }
});

test('inside the site, too, a page outside the docs mends its address', async ({
  page,
}) => {
  await visit(page, '/versions');
  await page.evaluate(() => {
    history.pushState({}, '', '/Patterns/TMTV');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page).toHaveURL('/patterns/tmtv');
  await page.goBack();
  await expect(page).toHaveURL('/versions');
});

test('an address like no other offers the nearest pages of its version and a search', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  guards.expectProblem(/onRecoverableError.*#418/);
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/3.9/configuration/data-sources/dicomweb');
  const nearest = page.getByRole('main').getByRole('list').first();
  await expect(nearest.getByRole('listitem')).toHaveCount(3);
  await expect(nearest).toContainText(
    '/3.9/configuration/dataSources/dicom-web',
  );
  await expect(
    page.getByRole('link', {name: 'Search the documentation for “dicomweb”'}),
  ).toHaveAttribute('href', '/search?q=dicomweb&version=3.9');
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    ),
  ).toBeLessThanOrEqual(0);
  await nearest.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL('/3.9/configuration/dataSources/dicom-web');
});

test('redirects of old addresses are files, which any static host serves', () => {
  const redirected = oldAddresses.filter(
    ({address, page}) =>
      page &&
      /^\/(?:deployment\/recipes|essentials)\/[\w-]+\.html$/.test(address),
  );
  expect(redirected.length).toBeGreaterThan(5);
  for (const {address, page} of redirected) {
    expect(
      readFileSync(fileOfPath(address.replace('.html', '')), 'utf8'),
      address,
    ).toContain(`url=${page}`);
  }
});

test('the not-found page knows every page, from a script that no other page asks for', async ({
  page,
}) => {
  const scripts = [...builtFiles(['.js'])].filter(({text}) =>
    text.includes('["/essentials/installation",'),
  );
  expect(scripts).toHaveLength(1);
  const [{path, text}] = scripts as [{path: string; text: string}];
  expect(
    sitemapPaths().filter((known) => !text.includes(`["${known}",`)),
  ).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/deployment/cors');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked).not.toContain(path);
});

test('a link to a renamed heading lands on it', async ({page}) => {
  await visit(page, '/development/getting-started#developing');
  await expect(
    page.getByRole('heading', {
      level: 2,
      name: 'Start the development server',
    }),
  ).toBeInViewport();
});

test('a missing script answers 404, not a page', async ({request}) => {
  const response = await request.get('/assets/js/no-such-chunk.js');
  expect(response.status()).toBe(404);
});

test('/help.html?q=1 opens /help?q=1', async ({page}) => {
  await visit(page, '/help.html?q=1');
  await expect(page).toHaveURL('/help?q=1');
  await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
  await expect(page.getByText('Page Not Found')).toBeHidden();
});

for (const [typed, page] of [
  ['/help.html', '/help'],
  ['/help/index.html', '/help'],
  ['/index.html', '/'],
  ['/3.9.html', '/3.9'],
  ['/3.9/index.html', '/3.9'],
  ['/3.9/release-notes.html', '/3.9/release-notes'],
  ['/release-notes/', '/release-notes'],
] as const) {
  test(`${typed} is ${page}`, async ({request}) => {
    const response = await request.get(typed);
    expect(new URL(response.url()).pathname).toBe(page);
    expect(response.status()).toBe(200);
  });
}

test('inside the site a link that ends in .html opens the page, too', async ({
  page,
}) => {
  await visit(page, '/help');
  await page.evaluate(() => {
    history.pushState({}, '', '/release-notes.html');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(
    page.getByRole('heading', {level: 1, name: 'Release Notes'}),
  ).toBeVisible();
});

for (const path of [
  '/components',
  '/help',
  '/patterns',
  '/search',
  '/versions',
]) {
  test(`${path} is a page`, async ({request}) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toBe(path);
  });
}

test.describe('the debug area of the framework', () => {
  // The framework's own pages, for maintainers; their markup is not ours to mend.
  test.use({checkAccessibility: false});

  for (const [part, ...contents] of [
    ['', 'title:"OHIF"'],
    ['/config', 'siteVersion:"3.10.0-beta.146"'],
    ['/content', 'docusaurus-plugin-content-docs', 'versionName:"3.9"'],
    [
      '/globalData',
      'name:"current",label:"3.10.0-beta.146 (Latest)",isLast:true,path:"/",mainDocId:"index"',
      'name:"3.9",label:"3.9",isLast:false,path:"/3.9",mainDocId:"index"',
      'draftIds:',
      'sidebars:',
    ],
    [
      '/metadata',
      'Docusaurus Version: 3.10.2',
      'Site Version: 3.10.0-beta.146',
      'docusaurus-plugin-content-docs',
      'docusaurus-theme-classic',
    ],
    ['/registry', '@theme/DocItem'],
    ['/routes', '/help', 'path:"/3.9"'],
  ] as const) {
    test(`/__docusaurus/debug${part} shows what it is for`, async ({
      page,
      guards,
    }) => {
      if (part === '/registry') {
        // It prints functions, which the server and the browser spell differently.
        guards.expectProblem(/onRecoverableError.*#418/);
      }
      const response = await page.goto(`/__docusaurus/debug${part}`);
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
      await expect(page.getByText('This page crashed')).toBeHidden();
      const main = page.locator('main');
      // Both versions of the docs are closed objects at first; the later one opens first,
      // as a closed one within the other would take its place.
      const closed = main.getByRole('button', {name: 'expand JSON'});
      for (const nth of [1, 0]) {
        if ((await closed.count()) > nth) {
          await closed.nth(nth).click();
        }
      }
      for (const content of contents) {
        await expect(main).toContainText(content);
      }
    });
  }
});

test('the sitemap lists the pages of both versions, neither debug nor search', () => {
  const paths = sitemapPaths();
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/3.9',
      '/faq',
      '/3.9/faq',
      '/help',
      '/versions',
    ]),
  );
  expect(
    paths.filter((path) => /^\/(__docusaurus|search)(\/|$)/.test(path)),
  ).toEqual([]);
});

test('a page is revalidated each time, its hashed files are kept for a year', async ({
  page,
}) => {
  const files: Promise<[string, string | undefined]>[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (pathname.startsWith('/assets/')) {
      files.push(
        response
          .allHeaders()
          .then((headers) => [pathname, headers['cache-control']]),
      );
    }
  });
  const response = await page.goto('/help');
  expect(await response?.headerValue('cache-control')).toBe('no-cache');
  expect(await response?.headerValue('etag')).toBeTruthy();
  await waitForHydration(page);
  const seen = await Promise.all(files);
  expect(seen.length).toBeGreaterThan(3);
  for (const [pathname, cacheControl] of seen) {
    expect(cacheControl, pathname).toBe('public, max-age=31536000, immutable');
  }
});

test('pages are sent compressed, with the headers of a careful host', async ({
  page,
}) => {
  const response = await page.goto('/help');
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toContain(
    "frame-ancestors 'self'",
  );
});
