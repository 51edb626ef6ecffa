/** Compares measurements with the requirements and with the committed baseline. */
import type {Cost} from './costs';
import type {Quality} from './quality';

export type Measured = {
  /**
   * By set of queries: the project's own, those of them that were given, each kind of them,
   * those that an older version can answer, of threads (`tuned`, `untouched`), and messages.
   */
  quality: Record<string, Quality>;
  /** The most that a search loads, whatever is asked; on a site of ten times the pages. */
  costs: Record<'first' | 'next' | 'tenfoldFirst' | 'tenfoldNext', Cost>;
};

const measures = ['mrr10', 'success1', 'success3', 'success10'] as const;

/** The least that is required of a figure, whatever the baseline; of these sets, no query may find nothing. */
const least: Record<string, Partial<Quality>> = {
  own: {mrr10: 0.9, success3: 0.95},
  typo: {success3: 0.9},
  messages: {success3: 1},
  '3.9': {mrr10: 0.9, success3: 0.95},
};
/** How many times as much a search may cost with ten times the pages. */
const mostGrowth = 1.5;

/** A sentence for each requirement that is not met. */
export function unmetRequirements({quality, costs}: Measured): string[] {
  const {first, next, tenfoldFirst} = costs;
  const figures = Object.entries(least).flatMap(([set, required]) => {
    const {zeroResults, ...is} = quality[set]!;
    return [
      ...measures
        .filter((measure) => is[measure] < (required[measure] ?? 0))
        .map((measure) => `${measure} of ${set} is ${is[measure]}.`),
      ...(zeroResults > 0 ? [`A query of ${set} finds nothing.`] : []),
    ];
  });
  const most: [what: string, value: number, limit: number][] = [
    ['Bytes of a first query', first.bytes, 120_000],
    ['Requests of a first query', first.requests, 14],
    ['Bytes of a further word', next.bytes, 15_000],
    [
      'Times the bytes with more pages',
      tenfoldFirst.bytes / first.bytes,
      mostGrowth,
    ],
    ['Times the requests', tenfoldFirst.requests / first.requests, mostGrowth],
  ];
  return [
    ...figures,
    ...most
      .filter(([, value, limit]) => value > limit)
      .map(([what, value, limit]) => `${what}: ${value}, at most ${limit}.`),
  ];
}

/** How much a figure may be worse without a new baseline. Small sets vary more. */
const allowedDrop = {large: 0.02, small: 0.05};
const fewQueries = 200;
/** The share that a cost may grow. */
const allowedGrowth = 0.05;

/** One sentence for each figure that is worse than it was. */
export function regressions(baseline: Measured, now: Measured): string[] {
  const problems: string[] = [];
  for (const [set, before] of Object.entries(baseline.quality)) {
    const after = now.quality[set];
    if (!after || after.queries < before.queries) {
      problems.push(
        `Queries (${set}): ${after?.queries ?? 0} of ${before.queries} are still measured.`,
      );
    }
    const allowed =
      before.queries < fewQueries ? allowedDrop.small : allowedDrop.large;
    for (const measure of after ? measures : []) {
      // Ignore rounding errors.
      if (before[measure] - after![measure] > allowed + 1e-9) {
        problems.push(
          `${measure} of ${set} is ${after![measure]}, was ${before[measure]}.`,
        );
      }
    }
  }
  for (const part of ['first', 'next'] as const) {
    const before = baseline.costs[part].bytes;
    const after = now.costs[part].bytes;
    if (after > before * (1 + allowedGrowth)) {
      problems.push(
        `The bytes (${part}) have grown from ${before} to ${after}.`,
      );
    }
  }
  return problems;
}
