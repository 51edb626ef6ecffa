/** Compares what was measured with what must be, and with the committed baseline. */
import type {Quality} from './quality';

export type Measured = {
  /** Of all queries and of each kind. */
  quality: Record<string, Quality>;
  /** The messages of the troubleshooting page, pasted whole. */
  messages: Quality;
  /** Bytes after brotli. */
  bytes: {
    /** Index of each version. */
    index: Record<string, number>;
    /** Everything that is loaded before the first answer, code included, at most. */
    firstAnswer: number;
  };
};

/** What a reader was promised. */
export const required = {
  mrr10: 0.9,
  success3: 0.95,
  typoSuccess3: 0.9,
  messagesSuccess3: 1,
  firstAnswer: 250_000,
};

/** So much may be lost before somebody has to say that it is right. */
export const allowedDrop = {all: 0.02, kind: 0.05};
/** So much may an index grow. */
export const allowedGrowth = 0.05;

/** One sentence for each promise that is not kept. */
export function brokenPromises({quality, messages, bytes}: Measured): string[] {
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
  if (bytes.firstAnswer > required.firstAnswer) {
    problems.push(
      `The first answer comes after ${bytes.firstAnswer} bytes, may come after ${required.firstAnswer}.`,
    );
  }
  return problems;
}

/** One sentence for each figure that is worse than it was. */
export function regressions(baseline: Measured, measured: Measured): string[] {
  const problems: string[] = [];
  for (const [kind, before] of Object.entries(baseline.quality)) {
    const now = measured.quality[kind];
    if (!now) {
      problems.push(`Queries of the kind “${kind}” are measured no longer.`);
      continue;
    }
    for (const measure of ['mrr10', 'success3'] as const) {
      const drop = before[measure] - now[measure];
      // What a division leaves behind is no drop.
      if (drop > allowedDrop[kind === 'all' ? 'all' : 'kind'] + 1e-9) {
        problems.push(
          `${measure} of ${kind} queries is ${now[measure]}, was ${before[measure]}.`,
        );
      }
    }
  }
  for (const [version, before] of Object.entries(baseline.bytes.index)) {
    const now = measured.bytes.index[version];
    if (now === undefined) {
      problems.push(`The index of ${version} is measured no longer.`);
    } else if (now / before - 1 > allowedGrowth + 1e-9) {
      problems.push(
        `The index of ${version} has grown from ${before} to ${now} bytes.`,
      );
    }
  }
  return problems;
}

/** One sentence for each line on which another engine finds better. */
export function betterPeers(
  quality: Record<string, Quality>,
  peers: Record<string, Record<string, Quality>>,
): string[] {
  return Object.entries(peers).flatMap(([name, theirs]) =>
    Object.entries(theirs).flatMap(([kind, {mrr10}]) =>
      mrr10 > (quality[kind]?.mrr10 ?? 0)
        ? [
            `${name} has MRR@10 ${mrr10} on ${kind} queries, ours ${quality[kind]?.mrr10 ?? 0}.`,
          ]
        : [],
    ),
  );
}
