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

/** The least that is required, whatever the baseline. */
const required: Record<string, Partial<Quality>> = {
  own: {mrr10: 0.9, success3: 0.95},
  typo: {success3: 0.9},
  messages: {success3: 1},
  '3.9': {mrr10: 0.9, success3: 0.95},
};
const mostOf = {
  first: {requests: 14, bytes: 120_000},
  next: {bytes: 15_000},
};
/** How many times as much a search may cost with ten times the pages. */
const mostGrowth = 1.5;

/** A sentence for each requirement that is not met. */
export function unmetRequirements({quality, costs}: Measured): string[] {
  const problems: string[] = [];
  for (const [set, least] of Object.entries(required)) {
    for (const measure of measures) {
      const value = quality[set]?.[measure] ?? 0;
      if (value < (least[measure] ?? 0)) {
        problems.push(
          `${measure} of ${set} is ${value}, must be at least ${least[measure]}.`,
        );
      }
    }
    if (quality[set]?.zeroResults !== 0) {
      problems.push(`A query of ${set} finds nothing.`);
    }
  }
  const {first, next, tenfoldFirst} = costs;
  for (const [what, value, limit] of [
    ['Bytes of a first query', first.bytes, mostOf.first.bytes],
    ['Requests of a first query', first.requests, mostOf.first.requests],
    ['Bytes of a further word', next.bytes, mostOf.next.bytes],
    [
      'Bytes at ten times the pages',
      tenfoldFirst.bytes,
      mostGrowth * first.bytes,
    ],
    [
      'Requests at ten times the pages',
      tenfoldFirst.requests,
      mostGrowth * first.requests,
    ],
  ] as const) {
    if (value > limit) {
      problems.push(`${what}: ${value}, must be at most ${limit}.`);
    }
  }
  return problems;
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
    const [before, after] = [baseline, now].map(
      ({costs}) => costs[part].bytes,
    ) as [number, number];
    if (after > before * (1 + allowedGrowth)) {
      problems.push(
        `The bytes (${part}) have grown from ${before} to ${after}.`,
      );
    }
  }
  return problems;
}
