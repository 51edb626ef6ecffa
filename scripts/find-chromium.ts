/**
 * Finds the Chromium that the browser tests and benchmarks use, and installs one
 * where there is none. Run as a script it says where it is:
 * `npm run find-chromium`.
 *
 * Order: CHROMIUM_PATH, the system's, Playwright's own. As a script it also adds Debian's
 * Chromium without a window where it may. A candidate counts only if
 * it answers `--version`: Ubuntu's `chromium-browser`, for one, is a stub that asks
 * for a snap.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Chromium without a window: tests take half the processor time of the whole one. */
const headlessShell = 'chromium-headless-shell';

const systemNames = [
  headlessShell,
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What there is to say when every way has failed. */
export const noChromium =
  'There is no Chromium for the browser tests and none could be installed: install the package "chromium" or Google Chrome, run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to a Chromium or Chrome program.';

/** Whether a program is a Chromium that starts. */
function answers(program: string): boolean {
  const {status, stdout} = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  return status === 0 && /Chrom(e|ium)/.test(stdout);
}

/** The Chromium to use, or undefined. Throws when CHROMIUM_PATH names none. */
export function findChromium({
  env = process.env,
  playwrightPath = chromium.executablePath(),
  works = answers,
}: {
  env?: NodeJS.ProcessEnv;
  playwrightPath?: string;
  works?: (program: string) => boolean;
} = {}): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (!works(chosen)) {
      throw new Error(
        `CHROMIUM_PATH is ${chosen}, which is no Chromium that starts: correct it, or unset it to let one be found.`,
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
    (program) => existsSync(program) && works(program),
  );
}

/** Finds a Chromium; installs one if there is none. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) {
    return found;
  }
  console.log('There is no Chromium on this machine: installing one.');
  const isRoot = process.getuid?.() === 0;
  for (const install of [
    () => installPlaywrights(isRoot),
    ...(isRoot ? [installDistributions] : []),
  ]) {
    install();
    const installed = findChromium();
    if (installed) {
      return installed;
    }
  }
  throw new Error(noChromium);
}

function run(program: string, args: string[]): void {
  try {
    execFileSync(program, args, {
      stdio: 'inherit',
      timeout: 10 * 60_000,
      env: {
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
        // Behind a closed firewall the installer would wait for minutes.
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
      },
    });
  } catch {
    // What the program said is on the screen; the caller looks again.
  }
}

function installPlaywrights(isRoot: boolean): void {
  const cli = require.resolve('@playwright/test/cli');
  // System libraries are the distribution's packages: only root can add them.
  run(process.execPath, [
    cli,
    'install',
    ...(isRoot ? ['--with-deps'] : []),
    'chromium',
  ]);
}

function installDistributions(): void {
  // On Debian this is the browser. Ubuntu's package of that name only fetches a
  // snap, which the check of `--version` refuses.
  installPackages(headlessShell, 'fonts-liberation');
  if (!findChromium()) {
    installPackages('chromium', 'fonts-liberation');
  }
}

function installPackages(...packages: string[]): void {
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
}

/**
 * Adds the quicker browser where there is only a whole one and packages may be installed.
 * Without it (Ubuntu has none) the tests say the same, later.
 */
function addHeadlessShell(found: string): string {
  if (
    process.env.CHROMIUM_PATH ||
    path.basename(found) === headlessShell ||
    process.getuid?.() !== 0 ||
    !existsSync('/usr/bin/apt-get')
  ) {
    return found;
  }
  installPackages(headlessShell);
  return findChromium() ?? found;
}

if (require.main === module) {
  try {
    console.log(`Chromium: ${addHeadlessShell(ensureChromium())}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
