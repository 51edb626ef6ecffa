/**
 * Measures how long a reader waits: in the browser, from a key to the paint of its results
 * and from opening search to the first hit; on the server, what the first query costs.
 */
import type {Server, ServerResponse} from 'node:http';
import {chromium, type Browser, type Page} from '@playwright/test';
import {requireChromium} from '../../scripts/find-chromium';
import {startPreview} from '../../scripts/preview';
import type {Query} from './quality';

type Times = {
  keys: number;
  /**
   * Milliseconds from a key to the paint of its hits. Their snippets, which come when the
   * reader pauses, are not waited for.
   */
  keyToPaintP50: number;
  keyToPaintP95: number;
  /** The longest task of the main thread while typing; tasks below 50 ms count as 0. */
  longestTask: number;
};

/** Requests that came to the server, and bytes that it sent, compressed, without headers. */
export type Traffic = {requests: number; bytes: number};

export type Speed = {
  /** From Ctrl+K on a page that is ready to the last result of the first query. */
  firstQuery: Traffic;
  /**
   * Milliseconds from Ctrl+K on a page whose scripts have not started to the paint of the
   * first hit, while the reader types on.
   */
  firstHit: Record<'1x' | '4x', {p50: number; worst: number}>;
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

/** Milliseconds between two keys of a reader who types fast. */
const fastPause = 60;
const firstQueryText = 'hotkeys';
/** Milliseconds without a request, after which no more is expected. */
const quiet = 2000;
/** How often the wait for the first hit is measured. */
const firstHits = 7;

/** What is noted in the page. */
type Watched = Window & {
  isAnswered: () => boolean;
  lastKey: number;
  paint: number;
  longestTask: number;
};

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? 0;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

export async function measureSpeed(
  site: string,
  queries: readonly Query[],
): Promise<Speed> {
  const {url, server} = await startPreview({folder: site, port: 0});
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--disable-gpu'],
  });
  try {
    const typed = queries
      .filter((_, i) => i % everyNth === 0)
      .map(({q}) => q.slice(0, 30));
    return {
      firstQuery: await firstQuery(browser, url, server),
      firstHit: {
        '1x': await firstHit(browser, url, 1),
        '4x': await firstHit(browser, url, 4),
      },
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

/** A reader with an empty cache types a query and waits until all of its answer is there. */
async function firstQuery(
  browser: Browser,
  url: string,
  server: Server,
): Promise<Traffic> {
  const page = await openPage(browser, url);
  const traffic: Traffic = {requests: 0, bytes: 0};
  let lastRequest = 0;
  const count = (_request: unknown, response: ServerResponse) => {
    traffic.requests++;
    lastRequest = performance.now();
    response.on('finish', () => {
      traffic.bytes += Number(response.getHeader('Content-Length') ?? 0);
    });
  };
  server.on('request', count);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(firstQueryText, {delay: fastPause});
  await hit(page).waitFor();
  await page.getByRole('dialog').getByText('…').first().waitFor();
  while (performance.now() - lastRequest < quiet) {
    await page.waitForTimeout(quiet);
  }
  server.off('request', count);
  await page.close();
  return traffic;
}

async function firstHit(
  browser: Browser,
  url: string,
  slowDown: number,
): Promise<{p50: number; worst: number}> {
  const times: number[] = [];
  for (let i = 0; i < firstHits; i++) {
    const page = await browser.newPage({viewport: {width: 1366, height: 900}});
    await page.addInitScript(watchFirstHit);
    await page.goto(url);
    // The scripts are fetched, and not run.
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowDown});
    await page.keyboard.press('Control+k');
    await page.keyboard.type(firstQueryText, {delay: fastPause});
    const time = await page.waitForFunction(() => {
      const {lastKey, paint} = window as unknown as Watched;
      return paint && paint - lastKey;
    });
    times.push(await time.jsonValue());
    await page.close();
  }
  return {
    p50: tenth(percentile(times, 0.5)),
    worst: tenth(Math.max(...times)),
  };
}

/** The modal, when the index is there. */
async function openModal(browser: Browser, url: string): Promise<Page> {
  const page = await openPage(browser, url);
  await searchButton(page).click();
  await field(page).fill('configuration');
  await hit(page).waitFor();
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
  await page.evaluate(
    `window.isAnswered = ${isAnswered.toString()}; (${watch.toString()})()`,
  );
  const times: number[] = [];
  for (const query of queries) {
    await field(page).fill('');
    await page.waitForTimeout(pause);
    for (const letter of query) {
      await page.evaluate(() => {
        Object.assign(window, {lastKey: 0, paint: 0});
      });
      await page.keyboard.press(letter === ' ' ? 'Space' : letter, {
        delay: held,
      });
      await page.waitForFunction(isAnswered);
      await page.waitForTimeout(pause);
      const time = await page.evaluate(() => {
        const {paint, lastKey} = window as unknown as Watched;
        return paint - lastKey;
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

/** Runs in the page from its beginning: notes Ctrl+K, and the paint of the first hit. */
function watchFirstHit(): void {
  const noted = window as unknown as Watched;
  addEventListener(
    'keydown',
    ({key, timeStamp}) => {
      if (key === 'k') {
        noted.lastKey ??= timeStamp;
      }
    },
    {capture: true},
  );
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    noted.paint = performance.now();
  };
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('dialog [role="option"]')) {
      observer.disconnect();
      requestAnimationFrame(() => painted.port2.postMessage(null));
    }
  }).observe(document, {subtree: true, childList: true});
}

/** Runs in the page: notes keys, the first paint of their answer, and long tasks. */
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
    noted.paint ||= performance.now();
  };
  new MutationObserver(() => {
    if (!noted.paint && noted.isAnswered()) {
      requestAnimationFrame(() => painted.port2.postMessage(null));
    }
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
