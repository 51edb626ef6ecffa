/**
 * Weighs a sample of pages of the built site and fails when one has grown, or weighs more
 * than any page may.
 *
 *   npm run bench:page-weight                    compare with baseline.json
 *   npm run bench:page-weight -- --accept        write what is measured as baseline.json
 *   npm run bench:page-weight -- --lighthouse    also Lighthouse (mobile), for the record
 *   npm run bench:page-weight -- --lighthouse --peer   also on the same pages of a
 *                                                content-first generator
 *
 * Bytes are counted after Brotli at its highest level, so that the limits do not depend on the
 * levels in deploy/compress.ts. The styles and scripts of all pages are sent like that; the HTML is
 * sent at a lower level, up to a tenth (2 kB) larger than counted here. Lighthouse's
 * scores depend on the machine, so they are recorded in lighthouse.json, never compared:
 * the run in the middle of three.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {
  chromium,
  type Browser,
  type Page,
  type Request,
} from '@playwright/test';
import {requireChromium} from '../../scripts/find-chromium';
import {startPreview} from '../../scripts/preview';
import {peerPath, withPeer} from '../peer-site/serve';
import {runMain} from '../../scripts/run-main';
import {
  growthProblems,
  limitProblems,
  kilobytes,
  type Baseline,
  type PageWeight,
} from './growth';
import {lighthouseFigures, type LighthouseFigures} from './lighthouse';

const sample = [
  '/',
  '/user-guide/viewer/toolbar',
  '/user-guide/viewer/measurement-tracking',
  '/development/getting-started',
  '/migration-guide/3p8-to-3p9',
  '/3.9/release-notes',
  '/help',
  '/search',
  '/components',
  '/components-list',
  '/components/Button',
];

/** For Lighthouse also the longest page of the docs, and one of the showcase's patterns. */
const forLighthouse = [
  '/deployment/user-account-control',
  '/patterns/segmentation',
];
const lighthouseRuns = 3;

const baselineFile = path.join(__dirname, 'baseline.json');
const lighthouseFile = path.join(__dirname, 'lighthouse.json');

/** Asks for the file again: of one that was prefetched, the browser does not keep what it got. */
async function compressedSize(page: Page, url: string): Promise<number> {
  const response = await page.request.get(url);
  if (!response.ok()) {
    return 0;
  }
  const body = await response.body();
  return /^(text|application)\/|svg/.test(
    response.headers()['content-type'] ?? '',
  )
    ? brotliCompressSync(body).length
    : body.length;
}

function isPrefetch(request: Request): boolean {
  const {purpose = '', 'sec-purpose': secPurpose = ''} = request.headers();
  return `${purpose} ${secPurpose}`.includes('prefetch');
}

async function weigh(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: {width: 1366, height: 900},
  });
  const page = await context.newPage();
  const requests: {request: Request; needed: boolean}[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    // Pictures near the screen begin just before the load event or just after it, as it
    // happens: nothing has been scrolled, so all that come are counted.
    const needed = !loaded || request.resourceType() === 'image';
    requests.push({request, needed: needed && !isPrefetch(request)});
  });
  const response = await page.goto(url, {waitUntil: 'load'});
  if (!response?.ok()) {
    throw new Error(
      `${url} responds with ${response?.status()}: the page was removed. Choose another one in bench/page-weight/run.ts.`,
    );
  }
  // From here on it is a reader who wants more than to read.
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('focusin')));
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');

  const weight = {javascriptBeforeLoad: 0, beforeLoad: 0, total: 0};
  const seen = new Set<string>();
  for (const {request, needed} of requests) {
    // A file that was prefetched comes out of the cache when it is needed.
    if (seen.has(request.url())) {
      continue;
    }
    seen.add(request.url());
    const size = await compressedSize(page, request.url());
    weight.total += size;
    if (needed) {
      weight.beforeLoad += size;
      if (request.resourceType() === 'script') {
        weight.javascriptBeforeLoad += size;
      }
    }
  }
  await context.close();
  return weight;
}

async function runLighthouse(
  url: string,
  executablePath: string,
  pages: readonly string[],
): Promise<Record<string, LighthouseFigures>> {
  const figures: Record<string, LighthouseFigures> = {};
  for (const page of pages) {
    figures[page] = await lighthouseFigures(
      url + page,
      executablePath,
      lighthouseRuns,
    );
    console.log(`${page}: ${JSON.stringify(figures[page])}`);
  }
  return figures;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Weighs each page of the sample, and prints it. */
async function weighSample(
  url: string,
  executablePath: string,
): Promise<Record<string, PageWeight>> {
  const browser = await chromium.launch({
    executablePath,
    // How far below the screen pictures are fetched: what Chromium does on a good line,
    // also where a browser without a window does not know its line.
    args: [
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
    ],
  });
  const measured: Record<string, PageWeight> = {};
  console.log(
    'kB after brotli: JavaScript before load | all before load | total',
  );
  try {
    for (const page of sample) {
      const weight = await weigh(browser, url + page);
      measured[page] = weight;
      console.log(
        [weight.javascriptBeforeLoad, weight.beforeLoad, weight.total]
          .map((bytes) => kilobytes(bytes).padStart(10))
          .join(' ') + `  ${page}`,
      );
    }
  } finally {
    await browser.close();
  }
  return measured;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      accept: {type: 'boolean', default: false},
      lighthouse: {type: 'boolean', default: false},
      peer: {type: 'boolean', default: false},
      folder: {type: 'string', default: 'build'},
    },
  });
  if (values.peer && !values.lighthouse) {
    throw new Error('--peer only means something with --lighthouse.');
  }
  const executablePath = requireChromium();
  const {server, url} = await startPreview({folder: values.folder, port: 0});
  try {
    const measured = await weighSample(url, executablePath);

    if (values.lighthouse) {
      console.log(
        `\nLighthouse, mobile, the middle of ${lighthouseRuns} runs:`,
      );
      const pages = [...sample, ...forLighthouse];
      const ours = await runLighthouse(url, executablePath, pages);
      const peer = values.peer
        ? await withPeer(values.folder, (peerUrl, hasPage) => {
            console.log('\nThe same pages of the peer:');
            return runLighthouse(
              peerUrl,
              executablePath,
              pages.map(peerPath).filter(hasPage),
            );
          })
        : undefined;
      writeJson(lighthouseFile, {ours, ...(peer && {peer})});
    }

    const tooHeavy = limitProblems(measured);
    if (tooHeavy.length > 0) {
      throw new Error(
        `${tooHeavy.join('\n')}\nReaders on slow connections wait for it. Find what was added; this limit cannot be raised with --accept.`,
      );
    }
    if (values.accept) {
      writeJson(baselineFile, {pages: measured} satisfies Baseline);
      console.log(`\nWritten to ${path.relative('.', baselineFile)}.`);
      return;
    }
    const baseline = JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline;
    const problems = growthProblems(baseline, measured);
    if (problems.length > 0) {
      throw new Error(
        `${problems.join('\n')}\nFind what was added (a package, an image, a longer page). If it is worth its weight, accept it with "npm run bench:page-weight -- --accept" and commit baseline.json.`,
      );
    }
    console.log(
      `\nNo page has grown by more than 5 % or is over the limit before the load event (${sample.length} pages).`,
    );
  } finally {
    await close(server);
  }
}

runMain(module, main);
