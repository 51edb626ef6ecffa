/**
 * Measures how long the config doctor needs for one file, at the machine's speed and with a
 * processor that is slowed down to a quarter.
 *
 *   npm run bench:config-doctor
 *
 * The browser's slowdown does not reach workers. Therefore the script of the worker, as
 * readers get it, runs on the page itself here. Each visit has a fresh page, and checks the
 * samples first, as the page does when the reader first uses it: what the browser spends on
 * code that it has not run before is measured there.
 *
 * Then it types in a text of 5 MB on the page of the site, which must be built, and measures
 * the longest task. With `--typing`, it measures nothing else.
 */
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {latest} from '../../config/releases';
import {knowledgeFor} from '@ohif-docs/doctor/cli/release-data';
import {bundleDoctor} from '../../src/features/config-doctor/plugin/bundle';
import {readChoices} from '../../src/features/config-doctor/plugin/data';
import {requireChromium} from '../../scripts/find-chromium';
import {runMain} from '../../scripts/run-main';
import {startPreview} from '../../scripts/preview';
import {textOf} from './text';
import {textsOfPreparation} from '../../src/features/config-doctor/preparation';
import {typeIn} from './typing';

const slowdowns = [1, 4];
const visits = 5;
const checks = 20;

const median = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The milliseconds of each check of one visit, and how much the doctor found. */
type Visit = {
  /** Of the check of each sample. */
  before: number[];
  times: number[];
  findings: number;
};

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
    ({data, samples, count}) => {
      type Scope = {
        onmessage: (event: {data: unknown}) => void;
        answer?: {result: {findings: unknown[]; stopped?: string}};
      };
      const scope = window as unknown as Scope;
      const texts = Array.from({length: count}, () => data.text);
      const all = [...samples, ...texts].map((checked) => {
        const start = performance.now();
        scope.onmessage({data: {...data, text: checked}});
        return performance.now() - start;
      });
      const before = all.slice(0, samples.length);
      const times = all.slice(samples.length);
      const {findings, stopped} = scope.answer!.result;
      if (stopped) {
        throw new Error(`The check stopped early: ${stopped}.`);
      }
      return {before, times, findings: findings.length};
    },
    {
      data: {
        id: 1,
        do: 'check',
        text,
        knowledge: knowledgeFor(latest.id),
        options: {origin: 'https://viewer.example.org', path: '/ohif'},
      },
      samples: textsOfPreparation(readChoices().samples),
      count: checks,
    },
  );
  await page.close();
  return result;
}

const size = 4_990_000;

async function measureTyping(browser: Browser, folder: string): Promise<void> {
  const {server, url} = await startPreview({folder, port: 0});
  const line = "  'a key that repeats': 'and its value', // with a comment\n";
  const lf = `window.config = {\n${line.repeat(size / (line.length + 1))}};\n`;
  for (const [name, text] of [
    ['LF', lf],
    ['CRLF', lf.replaceAll('\n', '\r\n')],
  ] as const) {
    const {scripts, task} = await typeIn(browser, url, text);
    console.log(
      `Typing in ${(text.length / 1e6).toFixed(1)} MB with ${name}: longest run of scripts ${scripts.toFixed(1)} ms, longest task with the browser's layout ${task.toFixed(1)} ms (processor time)`,
    );
  }
  server.close();
}

async function measureChecks(browser: Browser): Promise<void> {
  const script = await bundleDoctor();
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
        `${text.split('\n').length} lines${isBroken ? ', a comma missing' : ''}, ${slowdown}x: samples ${median(all.map(({before}) => Math.max(...before))).toFixed(1)} ms at most, first check ${median(first).toFixed(1)} ms (fastest ${Math.min(...first).toFixed(1)}), each further one ${median(next).toFixed(1)} ms (fastest ${Math.min(...next).toFixed(1)}), ${all[0]!.findings} findings`,
      );
    }
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      typing: {type: 'boolean'},
      folder: {type: 'string', default: 'build'},
    },
  });
  const browser = await chromium.launch({executablePath: requireChromium()});
  if (!values.typing) {
    await measureChecks(browser);
  }
  await measureTyping(browser, values.folder);
  await browser.close();
}

runMain(module, main);
