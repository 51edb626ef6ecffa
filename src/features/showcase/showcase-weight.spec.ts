/**
 * How much JavaScript the showcase adds to its own pages, and that it adds none to the
 * docs. Bytes are measured with Brotli at its highest level on the built files, so they
 * do not depend on the preview server.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {buildFolder} from '../../../tests/support/built-site';
import {expect, test, visit} from '../../../tests/support/fixtures';
import {showcasePages, stage} from '../../../tests/support/showcase';

// Every page, as it opens, is looked at in every-page.spec.ts.
test.use({checkAccessibility: false});

/** Beyond a doc page, in bytes: the galleries have a live example of each page. */
const limit = 69_000;

const docPages = ['/', '/platform/services/data/MeasurementService'];

const paths = [
  ...[...showcasePages('components'), ...showcasePages('patterns')]
    .map((page) => page.path)
    // A few represent the others, except in `npm run test:full`.
    .filter((_, i) => process.env.E2E_EVERY_PAGE || i % 8 === 0),
  // With live examples of each page, as /components-list below.
  '/components',
  ...(process.env.E2E_EVERY_PAGE ? ['/patterns', '/colors-and-type'] : []),
];

/** Every script of the site that a page runs or fetches ahead, by what it is for. */
function listen(page: Page): {run: Set<string>; ahead: Set<string>} {
  const scripts = {run: new Set<string>(), ahead: new Set<string>()};
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) {
      scripts[request.resourceType() === 'script' ? 'run' : 'ahead'].add(
        pathname,
      );
    }
  });
  return scripts;
}

/** Opens a page, waits until it is alive, and scrolls to its end. */
async function readThrough(page: Page, target: string): Promise<void> {
  await visit(page, target);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** The scripts of a doc page, collected once per worker, on the page of its first test. */
let ofDocs: Set<string> | undefined;
async function scriptsOfDocs(page: Page): Promise<Set<string>> {
  if (!ofDocs) {
    const {run} = listen(page);
    await readThrough(page, docPages[1]!);
    // A copy, because the page goes on to others.
    ofDocs = new Set(run);
  }
  return ofDocs;
}

function textOf(script: string): string {
  return readFileSync(path.join(buildFolder, script), 'utf8');
}

const sizes = new Map<string, number>();
function sizeOf(script: string): number {
  const known = sizes.get(script);
  const size = known ?? brotliCompressSync(textOf(script)).length;
  sizes.set(script, size);
  return size;
}

function bytesBeyond(scripts: Set<string>, docs: Set<string>): number {
  return [...scripts]
    .filter((script) => !docs.has(script))
    .reduce((sum, script) => sum + sizeOf(script), 0);
}

/** Reads through a page; `run` then has its scripts alone. */
async function expectFewBytes(
  page: Page,
  target: string,
  {run, docs}: {run: Set<string>; docs: Set<string>},
): Promise<void> {
  // A page that is left asks for nothing more.
  await page.goto('about:blank');
  run.clear();
  await readThrough(page, target);
  expect(run.size, target).toBeGreaterThan(3);
  const bytes = bytesBeyond(run, docs);
  test.info().annotations.push({
    type: 'bytes',
    description: `${target}: ${bytes}`,
  });
  expect.soft(bytes, target).toBeLessThan(limit);
}

/** Pages per test: they share a browser context and its cache. */
const perTest = 7;

for (let first = 0; first < paths.length; first += perTest) {
  const some = paths.slice(first, first + perTest);
  test(`${some.join(', ')} load at most 69 kB more JavaScript than a doc page @full`, async ({
    page,
  }) => {
    test.slow();
    const docs = await scriptsOfDocs(page);
    const {run} = listen(page);
    for (const target of some) {
      await expectFewBytes(page, target, {run, docs});
    }
  });
}

test('/components-list loads at most 69 kB more, and the library of the messages with the first message @full', async ({
  page,
}) => {
  test.slow();
  const docs = await scriptsOfDocs(page);
  const {run} = listen(page);
  await expectFewBytes(page, '/components-list', {run, docs});
  const ofMessages = () =>
    [...run].filter((script) => textOf(script).includes('data-sonner-toast'));
  expect(ofMessages()).toEqual([]);
  await stage(page, 'kinds')
    .getByRole('button', {name: 'Success'})
    .press('Enter');
  await expect(
    page.locator('[data-sonner-toast]').getByText('The report was stored.'),
  ).toBeVisible();
  expect(ofMessages()).toHaveLength(1);
});

test(`${docPages.join(' and ')} load nothing of the showcase, and fetch none of it ahead`, async ({
  page,
}) => {
  const {run, ahead} = listen(page);
  for (const target of docPages) {
    await page.goto('about:blank');
    run.clear();
    ahead.clear();
    await visit(page, target);
    await page.waitForLoadState('networkidle');
    expect(run.size, target).toBeGreaterThan(3);
    const traces = ['data-showcase-stage', 'data-sonner-toast', 'radix-'];
    const found = [...run, ...ahead].filter((script) => {
      const text = textOf(script);
      return traces.some((trace) => text.includes(trace));
    });
    expect(found, target).toEqual([]);
  }
});
