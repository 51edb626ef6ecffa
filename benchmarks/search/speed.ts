/**
 * How long a reader waits: from a key to the paint of its answer, as the browser sees
 * it, and what he loads before the first answer.
 */
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {ensureChromium} from '../../scripts/find-chromium';
import {startPreview} from '../../scripts/preview';
import type {Query} from './quality';

type Times = {
  keys: number;
  /**
   * Milliseconds from a key to the paint of the hits in view. Those below the fold are
   * drawn when the reader pauses, and not waited for.
   */
  keyToPaintP50: number;
  keyToPaintP95: number;
  /** The longest task of the main thread while typing; tasks below 50 ms count as 0. */
  longestTask: number;
};

export type Speed = {
  /** Bytes after brotli of all that a browser asked for, from intent to first answer. */
  bytesBeforeFirstAnswer: number;
  '1x': Times;
  '4x': Times;
  /**
   * The same of a page with nothing but a field, a worker that sends back what it is
   * given, and a list of 20 lines: what this machine and browser take for any search.
   */
  bare: {'1x': Times; '4x': Times};
};

/** Each n-th query is typed, key by key: all kinds, and not for an hour. */
const everyNth = 12;
/** Milliseconds between two keys, if the answer is there by then. */
const pause = 250;
/**
 * Milliseconds that a key is held down. Let go at once, its release would come in before
 * the frame of its letter, and the browser puts off what is not urgent, the reading of
 * the clock included, until the frame after the last input.
 */
const held = 80;

/** What is noted in the page. */
type Watched = Window & {
  lastKey: number;
  lastPaint: number;
  longestTask: number;
};

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[at] ?? 0;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

export async function measureSpeed(
  site: string,
  queries: readonly Query[],
): Promise<Speed> {
  const {url, server} = await startPreview({folder: site, port: 0});
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--disable-gpu'],
  });
  try {
    const typed = queries
      .filter((_, i) => i % everyNth === 0)
      .map(({q}) => q.slice(0, 30));
    return {
      bytesBeforeFirstAnswer: await firstAnswer(browser, url),
      '1x': await typeAll(await openModal(browser, url), typed, 1),
      '4x': await typeAll(await openModal(browser, url), typed, 4),
      bare: {
        '1x': await typeAll(await openBarePage(browser), typed, 1),
        '4x': await typeAll(await openBarePage(browser), typed, 4),
      },
    };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1366, height: 900}});
  await page.goto(url);
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('focusin')));
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  return page;
}

const searchButton = (page: Page) =>
  page.getByRole('button', {name: /^Search/});
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const hit = (page: Page) =>
  page.getByRole('dialog').getByRole('option').first();

async function firstAnswer(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser, url);
  const bodies: Promise<number>[] = [];
  page.context().on('response', (response) => {
    bodies.push(
      response.body().then(
        (body) => brotliCompressSync(body).length,
        () => 0,
      ),
    );
  });
  await searchButton(page).click();
  await field(page).fill('configuration');
  await hit(page).waitFor();
  const sizes = await Promise.all([...bodies]);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The modal, when the index is there. */
async function openModal(browser: Browser, url: string): Promise<Page> {
  const page = await openPage(browser, url);
  await searchButton(page).click();
  await field(page).fill('configuration');
  await hit(page).waitFor();
  // The rest of the texts.
  await page.waitForLoadState('networkidle');
  return page;
}

async function openBarePage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1366, height: 900}});
  await page.setContent(
    '<div role="dialog"><input role="combobox"><ul></ul></div>',
  );
  await page.evaluate(() => {
    const [input, list] = ['input', 'ul'].map((tag) =>
      document.querySelector<HTMLInputElement>(tag),
    );
    const source = 'onmessage = ({data}) => postMessage(data)';
    const worker = new Worker(URL.createObjectURL(new Blob([source])));
    worker.onmessage = ({data}: MessageEvent<string>) => {
      list!.replaceChildren(
        ...Array.from({length: 20}, (_, i) => {
          const line = document.createElement('li');
          line.textContent = `${data} ${i}`;
          return line;
        }),
      );
    };
    input!.addEventListener('input', () => worker.postMessage(input!.value));
  });
  return page;
}

async function typeAll(
  page: Page,
  queries: readonly string[],
  slowDown: number,
): Promise<Times> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowDown});
  await page.evaluate(watch);
  const times: number[] = [];
  for (const query of queries) {
    await field(page).fill('');
    await page.waitForTimeout(pause);
    for (const letter of query) {
      await page.evaluate(() => {
        Object.assign(window, {lastKey: 0, lastPaint: 0});
      });
      await page.keyboard.press(letter === ' ' ? 'Space' : letter, {
        delay: held,
      });
      await page.waitForFunction(isAnswered);
      await page.waitForTimeout(pause);
      const time = await page.evaluate(() => {
        const {lastPaint, lastKey} = window as unknown as Watched;
        return lastPaint - lastKey;
      });
      // Nothing was painted: the hits are those that stood there.
      if (time > 0) {
        times.push(time);
      }
    }
  }
  const longestTask = await page.evaluate(
    () => (window as unknown as Watched).longestTask,
  );
  await page.close();
  return {
    keys: times.length,
    keyToPaintP50: tenth(percentile(times, 0.5)),
    keyToPaintP95: tenth(percentile(times, 0.95)),
    longestTask: tenth(longestTask),
  };
}

/**
 * Runs in the page: what is shown belongs to what is typed. The link to all hits names
 * the query, and so does the text that there are none; the bare page's lines begin so.
 */
function isAnswered(): boolean {
  const dialog = document.querySelector('dialog, [role="dialog"]')!;
  const {value} = dialog.querySelector('input')!;
  const link = dialog.querySelector('a[href*="?q="]')?.getAttribute('href');
  const query = new URLSearchParams(link?.split('?')[1]).get('q');
  const text = dialog.querySelector('strong, li:first-child')?.textContent;
  return query === value || (text?.startsWith(value) ?? false);
}

/** Runs in the page: notes keys, paints of changed hits, and long tasks. */
function watch(): void {
  const noted = window as unknown as Watched;
  noted.longestTask = 0;
  document.addEventListener(
    'keydown',
    ({timeStamp}) => {
      noted.lastKey = timeStamp;
    },
    {capture: true},
  );
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    noted.lastPaint = performance.now();
  };
  new MutationObserver(() => {
    requestAnimationFrame(() => painted.port2.postMessage(null));
  }).observe(document.querySelector('dialog, [role="dialog"]')!, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      noted.longestTask = Math.max(noted.longestTask, duration);
    }
  }).observe({type: 'longtask'});
}
