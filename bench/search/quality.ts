/**
 * Computes quality figures from the pages that were found and the pages that should be
 * found.
 */

export const kinds = [
  'identifier',
  'concept',
  'typo',
  'message',
  'synonym',
  'prefix',
] as const;
export type Kind = (typeof kinds)[number];

export type Query = {
  q: string;
  kind: Kind;
  /** Paths of pages, any of which is the answer. */
  expect: string[];
  /** The lowest rank at which one of them may be; without it, any rank will do. */
  within?: number;
};

/** A query for what a user asked about in a public thread, in our words. */
export type ThreadQuery = Query & {
  /** The number of the issue at github.com/OHIF/Viewers. */
  thread: number;
  /** Weights were chosen with the one half; what the other one finds was only measured. */
  half: 'tuned' | 'untouched';
};

/** Shares, 0 to 1. */
export type Quality = {
  queries: number;
  /** Mean of 1 / rank of the first right page, if among the first ten. */
  mrr10: number;
  success1: number;
  success3: number;
  success10: number;
  /** Share of the queries that find nothing at all. */
  zeroResults: number;
};

/** Rank from 1, or Infinity. */
export function rankOf(pages: readonly string[], query: Query): number {
  const index = pages.findIndex((page) => query.expect.includes(page));
  return index < 0 ? Infinity : index + 1;
}

/** One sentence for each query whose pages are all below the rank that it allows. */
export function lowRanks(
  queries: readonly Query[],
  found: readonly (readonly string[])[],
): string[] {
  return queries.flatMap((query, i) => {
    const {q, within = Infinity, expect} = query;
    return rankOf(found[i] ?? [], query) > within
      ? `“${q}” does not find ${expect.join(' or ')} among the first ${within} pages.`
      : [];
  });
}

/**
 * The queries as readers of an older version ask them: those whose pages are all there,
 * in that version's docs or outside of the docs. The others are about what is new.
 *
 * @param paths of that version's pages, and of the pages outside of the docs
 */
export function queriesOf(
  version: string,
  queries: readonly Query[],
  paths: ReadonlySet<string>,
): Query[] {
  return queries
    .map((query) => ({
      ...query,
      expect: query.expect.map((page) => {
        const older = `/${version}${page === '/' ? '' : page}`;
        return paths.has(older) ? older : page;
      }),
    }))
    .filter(({expect}) => expect.every((page) => paths.has(page)));
}

/** `found`: for each query the pages, best first, each once. */
export function qualityOf(
  queries: readonly Query[],
  found: readonly (readonly string[])[],
): Quality {
  const ranks = queries.map((query, i) => rankOf(found[i] ?? [], query));
  const share = (isCounted: (rank: number, i: number) => boolean) =>
    round(ranks.filter(isCounted).length / queries.length);
  return {
    queries: queries.length,
    mrr10: round(
      ranks.reduce((sum, rank) => sum + (rank <= 10 ? 1 / rank : 0), 0) /
        queries.length,
    ),
    success1: share((rank) => rank <= 1),
    success3: share((rank) => rank <= 3),
    success10: share((rank) => rank <= 10),
    zeroResults: share((_, i) => (found[i] ?? []).length === 0),
  };
}

/**
 * The figures of all queries, of the `given` first of them, and of each kind. What was
 * given to measure by is not ours to choose, so it counts apart.
 */
export function qualityByKind(
  queries: readonly Query[],
  given: number,
  found: readonly (readonly string[])[],
): Record<string, Quality> {
  const ofKind = (kind: Kind) => {
    const indexes = queries.flatMap((query, i) =>
      query.kind === kind ? [i] : [],
    );
    return qualityOf(
      indexes.map((i) => queries[i]!),
      indexes.map((i) => found[i] ?? []),
    );
  };
  return {
    all: qualityOf(queries, found),
    given: qualityOf(queries.slice(0, given), found),
    ...Object.fromEntries(
      kinds
        .filter((kind) => queries.some((query) => query.kind === kind))
        .map((kind) => [kind, ofKind(kind)]),
    ),
  };
}

const round = (share: number) => Math.round(share * 1000) / 1000;
