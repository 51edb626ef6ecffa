import {builtFiles, sitemapPaths} from '../support/built-site';
import {
  expect,
  openByRouter,
  overflow,
  test,
  visit,
  waitForHydration,
} from '../support/fixtures';

test('an unknown URL responds with 404 and the not-found page @axe', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  const response = await page.goto('/no/such/place');
  expect(response?.status()).toBe(404);
  // The line has its place before scripts know the words, so that nothing moves then.
  expect(await response?.text()).toContain('Search the documentation');
  await waitForHydration(page);
  await expect(
    page.getByRole('heading', {level: 1, name: 'Page Not Found'}),
  ).toBeVisible();
  await expect(
    page.getByRole('link', {name: 'Search the documentation for “place”'}),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', {name: 'Pages with similar URLs'}),
  ).toBeHidden();
});

test('a URL that cannot be decoded stops nothing, and a stray percent sign leads to the page @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  // The host responds to /faq% with 404.html; React corrects that and reports a mismatch.
  guards.expectProblem(/onRecoverableError.*#418/);
  const notFound = page.getByRole('heading', {name: 'Page Not Found'});
  for (const typed of ['/%E0%A4%A', '/help%E0?q=%#%', '/100%25']) {
    const response = await page.goto(typed);
    expect(response?.status(), typed).toBe(404);
    await waitForHydration(page);
    await expect(notFound).toBeVisible();
    await expect(page.getByRole('link', {name: 'Home'}).first()).toBeVisible();
  }
  const questions = page.getByRole('heading', {level: 1});
  await page.goto('/faq%');
  await expect(page).toHaveURL('/faq');
  await expect(questions).toHaveText('Frequently asked questions');
  // A hash never reaches the host.
  await visit(page, '/faq#%E0%A4%A');
  await expect(questions).toHaveText('Frequently asked questions');
  await page.evaluate(() => location.assign('#%'));
  await expect(page).toHaveURL('/faq#');
  await expect(questions).toHaveText('Frequently asked questions');
  await openByRouter(page, '/%E0%A4%A');
  await expect(notFound).toBeVisible();
});

test('if the host does not find another spelling of a URL, the browser corrects it, with query and hash, in one history entry @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  // The host responds with the one 404.html; React corrects that and reports a mismatch.
  guards.expectProblem(/onRecoverableError.*#418/);
  await page.goto('/help');
  for (const [typed, own] of [
    ['/docs/Deployment/CORS).?from=mail#see-also', '/deployment/cors'],
    ['/components/button?from=mail', '/components/Button'],
    ['/configuration/configurationfiles/', '/configuration/configurationFiles'],
  ] as const) {
    const response = await page.goto(typed);
    expect(response?.status(), typed).toBe(404);
    const {search, hash} = new URL(typed, response!.url());
    await expect(page).toHaveURL(own + search + hash);
    await expect(page.locator('link[rel="canonical"]'), typed).toHaveAttribute(
      'href',
      `https://docs.ohif.org${own}`,
    );
    await expect(page.getByText('Page Not Found')).toBeHidden();
    if (hash) {
      await expect(
        page.getByRole('heading', {level: 2, name: 'See also'}),
      ).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL('/help');
    }
  }
});

test('inside the site, the router finds pages by other spellings and shows the not-found page @full', async ({
  page,
}) => {
  await visit(page, '/versions');
  for (const [typed, own] of [
    ['/3.9/FAQ/technical', '/3.9/faq/technical'],
    ['/Patterns/TMTV', '/patterns/tmtv'],
    ['/configuration/configurationfiles/', '/configuration/configurationFiles'],
    ['/Help/', '/help'],
    ['/components/button.html', '/components/Button'],
    ['/release-notes/index.html', '/release-notes'],
  ] as const) {
    await openByRouter(page, typed);
    await expect(page).toHaveURL(own);
    for (const [selector, attribute, url] of [
      // A page of an older version has the latest version's page as its canonical URL.
      ['link[rel="canonical"]', 'href', own.replace('/3.9', '')],
      ['link[hreflang="x-default"]', 'href', own],
      ['meta[property="og:url"]', 'content', own],
    ] as const) {
      await expect(page.locator(selector), typed).toHaveAttribute(
        attribute,
        `https://docs.ohif.org${url}`,
      );
    }
    await expect(page.getByText('Page Not Found')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/versions');
  }
  await openByRouter(page, '/no/such/page');
  await expect(
    page.getByRole('heading', {level: 1, name: 'Page Not Found'}),
  ).toBeVisible();
});

test('an unknown URL below /3.9 keeps the reader in that version, and suggests its nearest pages and a search', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/status of 404/);
  // 404.html suggests the latest version; React corrects that and reports a mismatch.
  guards.expectProblem(/onRecoverableError.*#418/);
  const response = await page.goto('/3.9/configuration/data-sources/dicomweb');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('button', {name: '3.9', exact: true}),
  ).toBeVisible();
  await page.setViewportSize({width: 360, height: 740});
  const nearest = page.getByRole('main').getByRole('list').first();
  await expect(nearest.getByRole('listitem')).toHaveCount(3);
  await expect(nearest).toContainText(
    '/3.9/configuration/dataSources/dicom-web',
  );
  await expect(
    page.getByRole('link', {name: 'Search the documentation for “dicomweb”'}),
  ).toHaveAttribute('href', '/search?q=dicomweb&version=3.9');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await nearest.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL('/3.9/configuration/dataSources/dicom-web');
});

test('a link to a renamed heading lands on it, without the route manifest, which only the not-found page loads @full', async ({
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
  await visit(page, '/development/getting-started#developing');
  await page.waitForLoadState('networkidle');
  await expect(
    page.getByRole('heading', {
      level: 2,
      name: 'Start the development server',
    }),
  ).toBeInViewport();
  expect(asked.length).toBeGreaterThan(3);
  expect(asked).not.toContain(path);
});

test('every URL of the debug area responds @full', async ({request}) => {
  for (const part of [
    '',
    '/config',
    '/content',
    '/globalData',
    '/metadata',
    '/registry',
    '/routes',
  ]) {
    const response = await request.get(`/__docusaurus/debug${part}`);
    expect(response.status(), part).toBe(200);
    expect(await response.text(), part).toContain(
      '/__docusaurus/debug/registry',
    );
  }
});

test.describe('the list of modules in the debug area', () => {
  // The markup is the framework's.
  test.use({checkAccessibility: false});

  test('is drawn in the browser alone, so that React finds nothing to mend @full', async ({
    page,
  }) => {
    await visit(page, '/__docusaurus/debug/registry');
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(
      0,
    );
  });
});
