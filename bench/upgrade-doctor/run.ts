/**
 * Measures how long the upgrade doctor needs for a folder, in Node and on the page
 * /tools/upgrade: until the result is there, the longest task that kept the page from
 * responding, and how soon a cancel takes effect.
 *
 *   npm run bench:upgrade-doctor                  print what is measured
 *   npm run bench:upgrade-doctor -- --accept      write it to baseline.json
 *   npm run bench:upgrade-doctor -- --slowdown 4 --folder build
 */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {
  checkFiles,
  type Upgrade,
  type UpgradeFile,
} from '@ohif-docs/doctor/upgrade';
import {steps} from '@ohif-docs/doctor/upgrade/data';
import {requireChromium} from '../../scripts/find-chromium';
import {startPreview} from '../../scripts/preview';
import {runMain} from '../../scripts/run-main';
import {waitForHydration} from '../../tests/support/hydration';
import {makeFiles} from './files';

const counts = [300, 500];
/** Over all steps: the longest. */
const upgrade: Upgrade = {from: steps[0]!.from, to: steps.at(-1)!.to};

const baselineFile = path.join(__dirname, 'baseline.json');

/** Milliseconds. */
type Figures = {
  node: number;
  /** Of the processor, which other programs do not change. */
  nodeCpu: number;
  /** Of the slowest twentieth of the files, the fastest. */
  nodeFileP95: number;
  /** From the choice of the folder to the result on the page. */
  page: number;
  /** The longest task of the page from the choice to the result. */
  longestTask: number;
  /** From the click on "Cancel" to the result. */
  cancel: number;
};

async function measureNode(files: readonly UpgradeFile[]) {
  const perFile: number[] = [];
  const before = process.cpuUsage();
  const start = performance.now();
  let last = start;
  await checkFiles(files, upgrade, () => {
    const now = performance.now();
    perFile.push(now - last);
    last = now;
  });
  const node = performance.now() - start;
  const {user, system} = process.cpuUsage(before);
  perFile.sort((a, b) => a - b);
  return {
    node,
    nodeCpu: (user + system) / 1000,
    nodeFileP95: perFile[Math.floor(perFile.length * 0.95)] ?? 0,
  };
}

/** Chooses the folder on the page. */
async function choose(page: Page, folder: string): Promise<void> {
  await page
    .locator('[data-tool=upgrade-doctor] input[webkitdirectory]')
    .setInputFiles(folder);
}

async function measurePage(page: Page, folder: string) {
  await page.evaluate(() => {
    const measured = {start: 0, end: 0, tasks: [] as number[]};
    Object.assign(window, {measured});
    new PerformanceObserver((list) => {
      for (const {startTime, duration} of list.getEntries()) {
        if (measured.start && startTime >= measured.start) {
          measured.tasks.push(duration);
        }
      }
    }).observe({type: 'longtask'});
    document.addEventListener(
      'change',
      () => {
        measured.start = performance.now();
      },
      {capture: true, once: true},
    );
    const status = document.querySelector(
      '[data-tool=upgrade-doctor] [role=status]',
    )!;
    new MutationObserver(() => {
      if (status.textContent.startsWith('Files checked')) {
        measured.end ||= performance.now();
      }
    }).observe(status, {subtree: true, childList: true, characterData: true});
  });
  await choose(page, folder);
  await page.waitForFunction(
    () => (window as unknown as {measured: {end: number}}).measured.end > 0,
    undefined,
    {timeout: 120_000},
  );
  // Entries of long tasks come after the task.
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const {measured} = window as unknown as {
      measured: {start: number; end: number; tasks: number[]};
    };
    return {
      page: measured.end - measured.start,
      longestTask: Math.max(0, ...measured.tasks),
    };
  });
}

async function measureCancel(page: Page, folder: string): Promise<number> {
  await choose(page, folder);
  const button = page.getByRole('button', {name: 'Cancel'});
  await button.waitFor();
  return button.evaluate(
    (element: HTMLButtonElement) =>
      new Promise<number>((resolve) => {
        const status = document.querySelector(
          '[data-tool=upgrade-doctor] [role=status]',
        )!;
        const start = performance.now();
        new MutationObserver(() => {
          if (status.textContent.startsWith('Files checked')) {
            resolve(performance.now() - start);
          }
        }).observe(status, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        element.click();
      }),
  );
}

function write(folder: string, files: readonly UpgradeFile[]): string {
  for (const {path: name, text} of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return path.join(folder, 'extension');
}

async function measureAll(
  url: string,
  slowdown: number,
): Promise<Record<string, Figures>> {
  const browser = await chromium.launch({executablePath: requireChromium()});
  const all: Record<string, Figures> = {};
  try {
    for (const count of counts) {
      const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-bench-'));
      try {
        const files = makeFiles(count);
        const chosen = write(folder, files);
        const figures: Partial<Figures> = await measureNode(files);
        for (const measure of [
          (page: Page) => measurePage(page, chosen),
          async (page: Page) => ({cancel: await measureCancel(page, chosen)}),
        ]) {
          const page = await browser.newPage();
          const devtools = await page.context().newCDPSession(page);
          await devtools.send('Emulation.setCPUThrottlingRate', {
            rate: slowdown,
          });
          await page.goto(
            `${url}/tools/upgrade?from=${upgrade.from}&to=${upgrade.to}`,
          );
          await waitForHydration(page);
          Object.assign(figures, await measure(page));
          await page.close();
        }
        all[`${count} files`] = Object.fromEntries(
          Object.entries(figures).map(([name, value]) => [
            name,
            Math.round(value * 10) / 10,
          ]),
        ) as Figures;
        console.log(`${count} files: ${JSON.stringify(all[`${count} files`])}`);
      } finally {
        rmSync(folder, {recursive: true});
      }
    }
  } finally {
    await browser.close();
  }
  return all;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      accept: {type: 'boolean', default: false},
      folder: {type: 'string', default: 'build'},
      slowdown: {type: 'string', default: '1'},
    },
  });
  const {server, url} = await startPreview({folder: values.folder, port: 0});
  try {
    const figures = await measureAll(url, Number(values.slowdown));
    if (values.accept) {
      writeFileSync(baselineFile, `${JSON.stringify(figures, null, 2)}\n`);
      console.log(`Written to ${path.relative('.', baselineFile)}.`);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

runMain(module, main);
