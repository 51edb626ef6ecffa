/**
 * Weighs a sample of pages of the built site and fails when one has grown.
 *
 *   npm run bench:page-weight                    compare with baseline.json
 *   npm run bench:page-weight -- --accept        write what is measured as baseline.json
 *   npm run bench:page-weight -- --lighthouse    also Lighthouse (mobile), for the record
 *
 * Bytes are those of brotli at its highest level, as a host sends that compresses
 * its files once: the figures do not depend on the preview server. Lighthouse's
 * scores depend on the machine, so they are recorded, never compared.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser, type Request} from '@playwright/test';
import {ensureChromium} from '../../scripts/find-chromium';
import {startPreview} from '../../scripts/preview';
import {
  growthProblems,
  kilobytes,
  type Baseline,
  type PageWeight,
} from './growth';

const sample = [
  '/',
  '/user-guide/viewer/toolbar',
  '/development/getting-started',
  '/migration-guide/3p8-to-3p9',
  '/3.9/release-notes',
  '/help',
  '/search',
];

const baselineFile = path.join(__dirname, 'baseline.json');
const lighthouseFile = path.join(__dirname, 'lighthouse.json');

async function compressedSize(request: Request): Promise<number> {
  const response = await request.response();
  if (!response?.ok()) {
    return 0;
  }
  const body = await response.body();
  return /^(text|application)\/|svg/.test(
    (await response.headerValue('content-type')) ?? '',
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
    requests.push({request, needed: !loaded && !isPrefetch(request)});
  });
  await page.goto(url, {waitUntil: 'load'});
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
    const size = await compressedSize(request);
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

type Scores = Record<
  'performance' | 'accessibility' | 'best-practices' | 'seo',
  number | null
>;

/** Lighthouse's mobile scores, 0 to 100. */
async function lighthouseScores(
  url: string,
  executablePath: string,
): Promise<Scores> {
  const {default: lighthouse} = await import('lighthouse');
  const port = 23_400 + Math.floor(Math.random() * 500);
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {port, logLevel: 'error'});
    const score = (name: string) => {
      const value = result?.lhr.categories[name]?.score;
      return typeof value === 'number' ? Math.round(value * 100) : null;
    };
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    await browser.close();
  }
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      accept: {type: 'boolean', default: false},
      lighthouse: {type: 'boolean', default: false},
      folder: {type: 'string', default: 'build'},
    },
  });
  const executablePath = ensureChromium();
  const {server, url} = await startPreview({folder: values.folder, port: 0});
  try {
    const browser = await chromium.launch({executablePath});
    const measured: Record<string, PageWeight> = {};
    console.log('kB after brotli: JavaScript before load | all before load | total');
    for (const page of sample) {
      const weight = await weigh(browser, url + page);
      measured[page] = weight;
      console.log(
        [weight.javascriptBeforeLoad, weight.beforeLoad, weight.total]
          .map((bytes) => kilobytes(bytes).padStart(10))
          .join(' ') + `  ${page}`,
      );
    }
    await browser.close();

    if (values.lighthouse) {
      const scores: Record<string, Scores> = {};
      console.log('\nLighthouse, mobile:');
      for (const page of sample) {
        scores[page] = await lighthouseScores(url + page, executablePath);
        console.log(`${page}: ${JSON.stringify(scores[page])}`);
      }
      writeJson(lighthouseFile, scores);
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
        `${problems.join('\n')}\nFind what was added (a package, a picture, a longer page). If it is worth its weight, accept it with "npm run bench:page-weight -- --accept" and commit baseline.json.`,
      );
    }
    console.log(
      `\nNo page has grown by more than 5 % (${sample.length} pages).`,
    );
  } finally {
    await close(server);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
