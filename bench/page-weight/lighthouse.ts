/**
 * Runs Lighthouse on a page with its mobile emulation. npm fetches it on first use: with what
 * it needs it is as large as a sixth of all packages, and only this benchmark needs it.
 */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';

const version = '12.8.2';

/** What is read of the report. */
type Report = {
  categories: Record<string, {score: number | null} | undefined>;
  audits: Record<string, {numericValue?: number} | undefined>;
};

/** Scores from 0 to 100, or null where Lighthouse gives none; times in milliseconds. */
export type LighthouseFigures = {
  performance: number | null;
  accessibility: number | null;
  'best-practices': number | null;
  seo: number | null;
  /** Largest contentful paint. */
  lcp: number | null;
  /** Total blocking time. */
  tbt: number | null;
  /** Cumulative layout shift. */
  cls: number | null;
};

const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const;

const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** The run in the middle, by performance, then by blocking time: the best and the worst are chance. */
function middleRun(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const sorted = [...runs].sort(
    (a, b) =>
      (b.performance ?? 0) - (a.performance ?? 0) ||
      (a.tbt ?? 0) - (b.tbt ?? 0),
  );
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) {
    throw new Error('Lighthouse has not run.');
  }
  return middle;
}

/**
 * Runs Lighthouse so many times, each in a fresh browser.
 *
 * @throws if Lighthouse cannot be installed, or fails
 */
export async function lighthouseFigures(
  url: string,
  executablePath: string,
  times: number,
): Promise<LighthouseFigures> {
  const runs: LighthouseFigures[] = [];
  while (runs.length < times) {
    runs.push(await runOnce(url, executablePath));
  }
  return middleRun(runs);
}

async function runOnce(
  url: string,
  executablePath: string,
): Promise<LighthouseFigures> {
  const port = 23_400 + Math.floor(Math.random() * 500);
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const {stdout} = await promisify(execFile)(
      'npm',
      [
        ...['exec', '--yes', '--', `lighthouse@${version}`, url, '--quiet'],
        ...[`--port=${port}`, '--output=json', '--output-path=stdout'],
        `--only-categories=${categories.join(',')}`,
      ],
      {maxBuffer: Infinity},
    );
    const lhr = JSON.parse(stdout) as Report;
    const score = (name: string) => {
      const value = lhr.categories[name]?.score;
      return typeof value === 'number' ? Math.round(value * 100) : null;
    };
    const figure = (name: keyof typeof audits, digits: number) => {
      const value = lhr.audits[audits[name]]?.numericValue;
      return typeof value === 'number' ? Number(value.toFixed(digits)) : null;
    };
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcp: figure('lcp', 0),
      tbt: figure('tbt', 0),
      cls: figure('cls', 3),
    };
  } finally {
    await browser.close();
  }
}
