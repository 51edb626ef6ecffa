/**
 * Finds the Chromium that browser tests and benchmarks use. In this order: CHROMIUM_PATH,
 * the system's browser, Playwright's own. A candidate counts only if it answers
 * `--version`: Ubuntu's `chromium-browser` is a stub that asks for a snap.
 *
 * `@sparticuz/chromium` would bring a browser as an npm package, but its newest release
 * for Node 20 (143) hangs now and then when a link opens a new tab under this Playwright.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** The headless shell comes first: tests take half the processor time in it. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isChromium(program: string): boolean {
  const {status, stdout} = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  return status === 0 && /Chrom(e|ium)/.test(stdout);
}

/**
 * @returns the path of a Chromium that starts, or undefined if there is none
 * @throws when CHROMIUM_PATH is set to something else
 */
export function findChromium({
  env = process.env,
  playwrightPath = chromium.executablePath(),
}: {
  env?: NodeJS.ProcessEnv;
  playwrightPath?: string;
} = {}): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (!isChromium(chosen)) {
      throw new Error(
        `CHROMIUM_PATH is ${chosen}, which is not a Chromium that starts. Correct it, or unset it to use the one on this machine.`,
      );
    }
    return chosen;
  }
  const onPath = systemNames.flatMap((name) =>
    (env.PATH ?? '')
      .split(path.delimiter)
      .filter(Boolean)
      .map((folder) => path.join(folder, name)),
  );
  return [...onPath, ...macApplications, playwrightPath].find(
    (program) => existsSync(program) && isChromium(program),
  );
}

/** @throws when no Chromium is installed, with what to install */
export function requireChromium(): string {
  const found = findChromium();
  if (!found) {
    throw new Error(
      'No Chromium found. Run "npm run install-tools", install Google Chrome or the package "chromium", or set CHROMIUM_PATH.',
    );
  }
  return found;
}
