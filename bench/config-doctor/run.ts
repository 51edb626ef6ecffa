/**
 * Measures how long the config doctor needs for one file, at the machine's speed and with a
 * processor that is slowed down to a quarter.
 *
 *   npm run bench:config-doctor
 *
 * The browser's slowdown does not reach workers. Therefore the script of the worker, as
 * readers get it, runs on the page itself here. Each visit has a fresh page, so the first
 * check includes what the browser spends on code that it has not run before.
 */
import {chromium, type Browser} from '@playwright/test';
import {latest} from '../../config/releases';
import {knowledgeFor} from '../../packages/doctor/cli/release-data';
import {bundleDoctor} from '../../plugins/config-doctor/bundle';
import {requireChromium} from '../../scripts/find-chromium';
import {runMain} from '../../scripts/run-main';
import {textOf} from './text';

const slowdowns = [1, 4];
const visits = 5;
const checks = 20;

const median = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The milliseconds of each check of one visit, and how much the doctor found. */
type Visit = {times: number[]; findings: number};

async function visit(
  browser: Browser,
  script: string,
  text: string,
  slowdown: number,
): Promise<Visit> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.addScriptTag({
    content: 'self.postMessage = (answer) => { self.answer = answer; };',
  });
  await page.addScriptTag({content: script});
  const result = await page.evaluate(
    ({data, count}) => {
      type Scope = {
        onmessage: (event: {data: unknown}) => void;
        answer?: {result: {findings: unknown[]; stopped?: string}};
      };
      const scope = window as unknown as Scope;
      const times = Array.from({length: count}, () => {
        const start = performance.now();
        scope.onmessage({data});
        return performance.now() - start;
      });
      const {findings, stopped} = scope.answer!.result;
      if (stopped) {
        throw new Error(`The check stopped early: ${stopped}.`);
      }
      return {times, findings: findings.length};
    },
    {
      data: {
        id: 1,
        do: 'check',
        text,
        knowledge: knowledgeFor(latest.id),
        options: {origin: 'https://viewer.example.org', path: '/ohif'},
      },
      count: checks,
    },
  );
  await page.close();
  return result;
}

async function main(): Promise<void> {
  const script = await bundleDoctor();
  const browser = await chromium.launch({executablePath: requireChromium()});
  for (const isBroken of [false, true]) {
    const text = textOf(500, isBroken);
    for (const slowdown of slowdowns) {
      const all: Visit[] = [];
      for (let i = 0; i < visits; i++) {
        all.push(await visit(browser, script, text, slowdown));
      }
      const first = all.map(({times}) => times[0]!);
      const next = all.flatMap(({times}) => times.slice(1));
      console.log(
        `${text.split('\n').length} lines${isBroken ? ', a comma missing' : ''}, ${slowdown}x: first check ${median(first).toFixed(1)} ms (fastest ${Math.min(...first).toFixed(1)}), each further one ${median(next).toFixed(1)} ms (fastest ${Math.min(...next).toFixed(1)}), ${all[0]!.findings} findings`,
      );
    }
  }
  await browser.close();
}

runMain(module, main);
