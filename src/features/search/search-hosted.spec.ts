import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildFolder} from '../../../tests/support/built-site';
import {expect, test, visit} from '../../../tests/support/fixtures';
import {hits, input, modal} from '../../../tests/support/search';
import {
  answerWithHit,
  failWith,
  hostedSearchKeys,
  replaceService,
  requestToService,
} from '../../../tests/support/hosted-search';
import {
  buildTimeout,
  smallSite,
  type SmallSite,
} from '../../../tests/support/small-site';

// One build for all of these.
test.describe.configure({mode: 'serial'});

let site: SmallSite;
test.beforeAll(async () => {
  test.setTimeout(buildTimeout);
  site = await smallSite('site-with-hosted-search', hostedSearchKeys);
});
test.afterAll(() => site.close());
test.beforeEach(({guards}) => guards.expectProblem(requestToService));

async function searchHere(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}

test('the service answers, and its words are text; its script is fetched when the reader means to search, the site’s own index is not', async ({
  page,
  context,
}) => {
  const title = '<img src=x onerror=alert(1)> from the service';
  const asked = await replaceService(context, answerWithHit(title));
  const indexes: string[] = [];
  const scripts: string[] = [];
  page.on('response', async (response) => {
    const url = response.url();
    if (/\/assets\/search\/|search-index/.test(url)) {
      indexes.push(url);
    } else if (/\/assets\/js\/[^/]*\.js$/.test(url)) {
      const script = await response.text().catch(() => '');
      scripts.push(...(script.includes('x-algolia-agent') ? [url] : []));
    }
  });
  await test.step('only a site with a service connects to it in advance', () => {
    const preconnect = (folder: string) =>
      readFileSync(path.join(folder, 'index.html'), 'utf8').match(
        /<link[^>]*rel="?preconnect"?[^>]*>/g,
      );
    expect(preconnect(site.folder)).toHaveLength(1);
    expect(preconnect(buildFolder)).toBeNull();
  });
  await test.step('the script is fetched when the reader means to search', async () => {
    await visit(page, `${site.address}/`);
    expect(scripts).toEqual([]);
    await page.getByRole('button', {name: 'Search'}).hover();
    await expect.poll(() => scripts).toHaveLength(1);
  });
  await test.step('the service is asked', async () => {
    await searchHere(page, 'harbours');
    await expect(hits(page).first()).toContainText(title);
    expect(asked[0]).toMatchObject({
      indexName: 'ohif',
      key: hostedSearchKeys.ALGOLIA_SEARCH_API_KEY,
      query: 'harbours',
      hitsPerPage: 20,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    expect(indexes).toEqual([]);
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.address}/harbours`);
});

test('the embedded index is used, and the modal says so, if the service is over its quota', async ({
  page,
  context,
  guards,
}) => {
  guards.expectProblem(/status of 429/);
  const asked = await replaceService(context, failWith(429));
  await visit(page, `${site.address}/`);
  await searchHere(page, 'harbours');
  await expect(hits(page).first()).toContainText('Harbours');
  const status = modal(page).getByRole('status');
  await expect(status).toHaveText(/^The search service did not respond\./);
  await expect(status).toBeInViewport({ratio: 1});
  // The next query does not wait for the service again.
  await input(page).fill('lamp');
  await expect(hits(page).first()).toContainText(/lamp/i);
  const queries = asked.map(({query}) => query);
  expect(queries).toContain('harbours');
  expect(queries).not.toContain('lamp');
});
