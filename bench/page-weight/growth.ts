/**
 * Compares measured pages with the committed baseline and with the absolute limit per page.
 */

/** What a reader's browser fetches for one page, in bytes after brotli. */
export type PageWeight = {
  /** JavaScript that the page needs: requested before the load event, not prefetched. */
  javascriptBeforeLoad: number;
  /**
   * All of the above plus HTML, styles, fonts and data before the load event, and the
   * pictures that come without scrolling.
   */
  beforeLoad: number;
  /** Everything until the network is quiet, with what is fetched ahead of a click. */
  total: number;
};

export type Baseline = {
  pages: Record<string, PageWeight>;
};

/** A page may grow by this much before somebody has to say that it is right. */
const allowedGrowth = 0.05;

/**
 * Inter, the same on all pages and fetched once. The first paint does not wait for it
 * (src/css/fonts.css).
 */
export const fonts = 24_500;

/** No page may ask for more than this before the load event, whatever it was before. */
export const limitBeforeLoad = 56_000 + fonts;

/** Pages that may: how much besides the fonts, and why. */
const heavier: Readonly<Record<string, {bytes: number; why: string}>> = {
  '/': {
    bytes: 88_000,
    why: 'the front door: a screenshot on the first screen, and the gallery below it',
  },
  '/development/getting-started': {
    bytes: 87_000,
    why: 'a screenshot of the result near its top',
  },
  '/user-guide/viewer/measurement-tracking': {
    bytes: 76_000,
    why: 'three images near its top: the question, the result, and the states in between',
  },
  '/user-guide/viewer/toolbar': {
    bytes: 113_000,
    why: 'three screenshots near its top, which browsers fetch early, and an icon for each button',
  },
};

const measures = {
  javascriptBeforeLoad: 'JavaScript before the load event',
  beforeLoad: 'everything before the load event',
  total: 'everything, with prefetches',
} as const satisfies Record<keyof PageWeight, string>;

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** One sentence for each page over the limit. */
export function limitProblems(measured: Record<string, PageWeight>): string[] {
  return Object.entries(measured).flatMap(([page, {beforeLoad}]) => {
    const {bytes, why} = heavier[page] ?? {bytes: limitBeforeLoad - fonts};
    const limit = bytes + fonts;
    return beforeLoad > limit
      ? [
          `${page} is too heavy: ${measures.beforeLoad} is ${kilobytes(beforeLoad)}, at most ${kilobytes(limit)} are allowed${why ? ` (${why})` : ''}.`,
        ]
      : [];
  });
}

/** One sentence for each page that has grown too much or has nothing to compare with. */
export function growthProblems(
  baseline: Baseline,
  measured: Record<string, PageWeight>,
): string[] {
  const problems: string[] = [];
  for (const [page, weight] of Object.entries(measured)) {
    const baselinePage = baseline.pages[page];
    if (!baselinePage) {
      problems.push(`${page} is not in the baseline.`);
      continue;
    }
    for (const [measure, meaning] of Object.entries(measures) as [
      keyof PageWeight,
      string,
    ][]) {
      const growth = weight[measure] / baselinePage[measure] - 1;
      // Exactly the allowed growth is allowed, whatever the division leaves behind.
      if (growth > allowedGrowth + Number.EPSILON * 2) {
        problems.push(
          `${page} has grown by ${(growth * 100).toFixed(1)} %: ${meaning} is ${kilobytes(weight[measure])}, was ${kilobytes(baselinePage[measure])}.`,
        );
      }
    }
  }
  for (const page of Object.keys(baseline.pages)) {
    if (!(page in measured)) {
      problems.push(`${page} is in the baseline, but is no longer measured.`);
    }
  }
  return problems;
}
