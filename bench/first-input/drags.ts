/**
 * Measures what a pointer that drags in a figure costs the page's thread: scripts, styles, and
 * layout, for each move that the browser delivers.
 *
 *   npm run bench:drags
 *
 * It fails if a figure does not follow the pointer, or if its median, with a processor slowed down to a quarter, is longer than
 * a frame at 60 frames per second. The time is that of the processor, not of the clock, so that
 * other programs change it less.
 */
import {chromium, type Browser, type Locator} from '@playwright/test';
import {requireChromium} from '../../scripts/find-chromium';
import {startPreview} from '../../scripts/preview';
import {runMain} from '../../scripts/run-main';
import {median, percentile, requireResponse, type Look} from './figures';
import {desktop} from './first-visit';

const drags = [
  ['window-level', '/user-guide/viewer/toolbar', 'canvas'],
  ['planes', '/user-guide/viewer/viewport', 'canvas'],
  [
    'measure',
    '/user-guide/viewer/measurement-accuracy',
    '[aria-label^=Center]',
  ],
  ['segmentation', '/platform/services/data/SegmentationService', 'canvas'],
] as const;

const moves = 100;
const frame = 1000 / 60;

const lookOf = (figure: Locator): Promise<Look> =>
  figure.evaluate((element) => ({
    picture: [
      ...Array.from(element.querySelectorAll('canvas'), (one) =>
        one.toDataURL(),
      ),
      ...Array.from(element.querySelectorAll('svg'), (one) => one.innerHTML),
    ].join(),
    readout: [
      element.textContent,
      ...Array.from(element.querySelectorAll('input'), ({value}) => value),
    ].join(),
  }));

/** Milliseconds of each move. */
async function costs(
  browser: Browser,
  url: string,
  [name, target]: readonly [name: string, target: string],
  slowdown: number,
): Promise<number[]> {
  const page = await browser.newPage({viewport: desktop});
  await page.goto(url, {waitUntil: 'load'});
  const figure = page.locator(`[data-figure="${name}"]`);
  await figure.getByRole('button', {name: /^Try it/}).click();
  const handle = figure.locator(target).first();
  await handle.evaluate((one) => one.scrollIntoView({block: 'center'}));
  const {x, y, width, height} = (await handle.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', {timeDomain: 'threadTicks'});
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const all: number[] = [];
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const look = await lookOf(figure);
  for (let move = 0, before = 0; move < moves; move++) {
    const angle = (move / moves) * 2 * Math.PI;
    const [right, down] = [25 * Math.cos(angle), 20 * Math.sin(angle)];
    // While a button is pressed, Playwright's own move runs scripts in the page.
    await devtools.send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      button: 'left',
      buttons: 1,
      x: x + width / 2 + right,
      y: y + height / 2 + down,
    });
    // The frame of the event, and one for what a script has postponed.
    await page.waitForTimeout(2 * frame * slowdown);
    const {metrics} = await devtools.send('Performance.getMetrics');
    const now = metrics
      .filter(({name}) => /^(Script|.*Style|Layout)Duration$/.test(name))
      .reduce((sum, {value}) => sum + 1000 * value, 0);
    all.push(now - before);
    before = now;
  }
  requireResponse(name, look, await lookOf(figure));
  await page.close();
  // The code of the first moves is not yet compiled.
  return all.slice(moves / 5);
}

runMain(module, async () => {
  const {server, url} = await startPreview({port: 0});
  const browser = await chromium.launch({executablePath: requireChromium()});
  for (const [name, path, target] of drags) {
    for (const slowdown of [1, 4]) {
      const all = await costs(browser, url + path, [name, target], slowdown);
      const [typical, slow] = [median(all), percentile(all, 95)];
      console.log(
        `${name} ${slowdown}x: median ${typical.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms`,
      );
      if (typical > frame) {
        console.error(
          `${name} takes longer than a frame of ${frame.toFixed(1)} ms.`,
        );
        process.exitCode = 1;
      }
    }
  }
  await browser.close();
  server.close();
});
