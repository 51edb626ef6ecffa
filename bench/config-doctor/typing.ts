/** Measures the tasks of the page while somebody types in a very long text. */
import {readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {waitForHydration} from '../../tests/support/hydration';

/** An event of a trace; `ts`, `dur`, and `tdur` in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor, which other programs do not change. */
  tdur?: number;
};

/** The scripts of a page begin with one of these. */
const ofScripts = new Set([
  'FunctionCall',
  'RunMicrotasks',
  'EvaluateScript',
  'EventDispatch',
]);
/** What the browser does for the text area inside of them. */
const ofBrowser = new Set(['Layout', 'UpdateLayoutTree', 'PrePaint', 'Paint']);

const lengthOf = ({tdur, dur}: TraceEvent) => (tdur ?? dur ?? 0) / 1000;

/**
 * @param events of one thread
 * @returns milliseconds of the longest run of scripts, without the layout inside, and of the
 * longest task as a whole
 */
export function longestOf(events: readonly TraceEvent[]): {
  scripts: number;
  task: number;
} {
  const sorted = events
    .filter(({ph}) => ph === 'X')
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let scripts = 0;
  let task = 0;
  let current = {end: 0, own: 0};
  let layoutEnd = 0;
  for (const event of sorted) {
    const end = event.ts + (event.dur ?? 0);
    if (event.name.endsWith('RunTask')) {
      task = Math.max(task, lengthOf(event));
    } else if (ofScripts.has(event.name) && event.ts >= current.end) {
      scripts = Math.max(scripts, current.own);
      current = {end, own: lengthOf(event)};
    } else if (
      ofBrowser.has(event.name) &&
      event.ts < current.end &&
      event.ts >= layoutEnd
    ) {
      layoutEnd = end;
      current.own -= lengthOf(event);
    }
  }
  return {scripts: Math.max(scripts, current.own), task};
}

/** The thread that runs the scripts of the page. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const counts = new Map<string, number>();
  const keyOf = ({pid, tid}: TraceEvent) => `${pid} ${tid}`;
  for (const event of events) {
    if (event.name === 'EventDispatch') {
      counts.set(keyOf(event), (counts.get(keyOf(event)) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most) {
    throw new Error('The trace has no event of a page.');
  }
  return events.filter((event) => keyOf(event) === most[0]);
}

/** Opens a text in the tool at `url`, types in it, and waits for the next check. */
export async function typeIn(
  browser: Browser,
  url: string,
  text: string,
): Promise<{scripts: number; task: number}> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/tools/config`);
  await waitForHydration(page);
  const status = page
    .getByRole('region', {name: 'Findings'})
    .getByRole('status');
  await page.locator('.config-doctor input[type=file]').setInputFiles({
    name: 'app-config.js',
    mimeType: 'text/javascript',
    buffer: Buffer.from(text),
  });
  const checked = /Errors: |Nothing was found/;
  const waitForCheck = () => status.filter({hasText: checked}).waitFor();
  await waitForCheck();
  const field = page.locator('#config-doctor-text');
  await field.focus();
  await field.press('Control+Home');
  const file = path.join(tmpdir(), `typing-${process.pid}.json`);
  await browser.startTracing(page, {
    path: file,
    categories: ['toplevel', 'devtools.timeline'],
  });
  for (const letter of '// a note') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  }
  await status.filter({hasNotText: checked}).waitFor();
  await waitForCheck();
  await browser.stopTracing();
  const {traceEvents} = JSON.parse(readFileSync(file, 'utf8')) as {
    traceEvents: TraceEvent[];
  };
  rmSync(file);
  await page.close();
  return longestOf(mainThread(traceEvents));
}
