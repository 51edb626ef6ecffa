/** Compares measurements with the requirements and with the committed baseline. */
import type {Costs} from './costs';
import type {Quality, ThreadQuery} from './quality';

export type Measured = {
  /** Of all queries, of those that were given, and of each kind. */
  quality: Record<string, Quality>;
  /** Of what users asked in public threads: with one half, weights were chosen. */
  threads: Record<ThreadQuery['half'], Quality>;
  /** The messages of the troubleshooting page, pasted whole. */
  messages: Quality;
  /** Of each older version, where all pages that a query should find are in it too. */
  older: Record<string, Quality>;
  /** What a search loads at most, whatever is asked; of a site with ten times the pages. */
  costs: {site: Costs; tenfold: Costs};
};

/** Requirements, whatever the baseline. */
const required = {
  mrr10: 0.9,
  success3: 0.95,
  typoSuccess3: 0.9,
  messagesSuccess3: 1,
  first: {requests: 14, bytes: 120_000},
  next: {bytes: 15_000},
  tenfold: 1.5,
};

/** A larger drop needs a new baseline. */
const allowedDrop = {all: 0.02, kind: 0.05};
/** The share that a cost may grow. */
const allowedGrowth = 0.05;

/** A problem for each requirement that is not met. */
export function unmetRequirements({
  quality,
  messages,
  older,
  costs,
}: Measured): string[] {
  const problems: string[] = [];
  const atLeast = (what: string, value = 0, least: number) => {
    if (value < least) {
      problems.push(`${what} is ${value}, must be at least ${least}.`);
    }
  };
  atLeast('MRR@10', quality.all?.mrr10, required.mrr10);
  atLeast('success@3', quality.all?.success3, required.success3);
  atLeast('success@3 of typos', quality.typo?.success3, required.typoSuccess3);
  atLeast(
    'success@3 of pasted messages',
    messages.success3,
    required.messagesSuccess3,
  );
  if (quality.all?.zeroResults !== 0) {
    problems.push('A query finds nothing.');
  }
  for (const [version, {mrr10, success3, zeroResults}] of Object.entries(
    older,
  )) {
    atLeast(`MRR@10 in ${version}`, mrr10, required.mrr10);
    atLeast(`success@3 in ${version}`, success3, required.success3);
    if (zeroResults !== 0) {
      problems.push(`A query finds nothing in ${version}.`);
    }
  }
  const atMost = (what: string, value: number, limit: number) => {
    if (value > limit) {
      problems.push(`${what}: ${value}, must be at most ${limit}.`);
    }
  };
  const {first, next} = costs.site;
  atMost('Bytes of a first query', first.bytes, required.first.bytes);
  atMost('Requests of a first query', first.requests, required.first.requests);
  atMost('Bytes of a further word', next.bytes, required.next.bytes);
  const {bytes, requests} = costs.tenfold.first;
  const times = required.tenfold;
  atMost('Bytes at ten times the pages', bytes, times * first.bytes);
  atMost('Requests at ten times the pages', requests, times * first.requests);
  return problems;
}

/** The figures of which more is better, by the names that sentences have for them. */
const goodness = {
  mrr10: 'MRR@10',
  success1: 'success@1',
  success3: 'success@3',
  success10: 'success@10',
} as const;

/** One sentence for each figure that is worse than it was. */
export function regressions(baseline: Measured, measured: Measured): string[] {
  const problems: string[] = [];
  const compare = (
    kind: string,
    before: Quality,
    now: Quality | undefined,
    allowed = allowedDrop.kind,
  ) => {
    if (!now || now.queries < before.queries) {
      problems.push(
        `Queries (${kind}): ${now?.queries ?? 0} of ${before.queries} are still measured.`,
      );
    }
    for (const measure of now ? measuresOfGoodness : []) {
      const drop = before[measure] - now![measure];
      // Ignore rounding errors.
      if (drop > allowed + 1e-9) {
        problems.push(
          `${goodness[measure]} of ${kind} queries is ${now![measure]}, was ${before[measure]}.`,
        );
      }
    }
  };
  for (const [kind, before] of Object.entries(baseline.quality)) {
    compare(
      kind,
      before,
      measured.quality[kind],
      kind === 'all' ? allowedDrop.all : undefined,
    );
  }
  for (const half of ['tuned', 'untouched'] as const) {
    compare(`${half} thread`, baseline.threads[half], measured.threads[half]);
  }
  compare('troubleshooting', baseline.messages, measured.messages);
  for (const [version, before] of Object.entries(baseline.older)) {
    compare(version, before, measured.older[version], allowedDrop.all);
  }
  for (const kind of ['first', 'next'] as const) {
    const before = baseline.costs.site[kind].bytes;
    const now = measured.costs.site[kind].bytes;
    if (now / before - 1 > allowedGrowth + 1e-9) {
      problems.push(
        `The bytes of the ${kind === 'first' ? 'first query' : 'further words'} have grown from ${before} to ${now}.`,
      );
    }
  }
  return problems;
}

const measuresOfGoodness = Object.keys(
  goodness,
) as readonly (keyof typeof goodness)[];
