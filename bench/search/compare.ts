/** Compares measurements with the requirements and with the committed baseline. */
import type {Quality} from './quality';

export type Measured = {
  /** Of all queries, of those that were given, and of each kind. */
  quality: Record<string, Quality>;
  /** The messages of the troubleshooting page, pasted whole. */
  messages: Quality;
  /** Of each older version, where all pages that a query should find are in it too. */
  older: Record<string, Quality>;
  /** Bytes after brotli. */
  bytes: {
    /** Index of each version. */
    index: Record<string, number>;
    /**
     * Everything that is loaded before the first answer, code included, at most, whatever
     * the version.
     */
    firstAnswer: number;
  };
};

/** Requirements, whatever the baseline. */
const required = {
  mrr10: 0.9,
  success3: 0.95,
  typoSuccess3: 0.9,
  messagesSuccess3: 1,
  firstAnswer: 250_000,
};

/** A larger drop needs a new baseline. */
const allowedDrop = {all: 0.02, kind: 0.05};
/** The share that an index may grow. */
const allowedGrowth = 0.05;

/** A problem for each requirement that is not met. */
export function unmetRequirements({
  quality,
  messages,
  older,
  bytes,
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
  if (bytes.firstAnswer > required.firstAnswer) {
    problems.push(
      `The first answer arrives after ${bytes.firstAnswer} bytes; at most ${required.firstAnswer} are allowed.`,
    );
  }
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
  compare('troubleshooting', baseline.messages, measured.messages);
  for (const [version, before] of Object.entries(baseline.older)) {
    compare(version, before, measured.older[version], allowedDrop.all);
  }
  const weigh = (what: string, before: number, now: number | undefined) => {
    if (now === undefined) {
      problems.push(`${what} is no longer measured.`);
    } else if (now / before - 1 > allowedGrowth + 1e-9) {
      problems.push(`${what} has grown from ${before} to ${now} bytes.`);
    }
  };
  for (const [version, before] of Object.entries(baseline.bytes.index)) {
    weigh(`The index of ${version}`, before, measured.bytes.index[version]);
  }
  weigh(
    'What is loaded before the first answer',
    baseline.bytes.firstAnswer,
    measured.bytes.firstAnswer,
  );
  return problems;
}

const measuresOfGoodness = Object.keys(
  goodness,
) as readonly (keyof typeof goodness)[];
