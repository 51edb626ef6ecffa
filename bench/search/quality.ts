/** The queries, and figures of how well the pages that are found answer them. */

export const kinds = [
  'identifier',
  'concept',
  'typo',
  'message',
  'synonym',
  'prefix',
] as const;
type Kind = (typeof kinds)[number];

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

/** A query, and the pages that it finds, best first, each once. */
export type Asked<One extends Query = Query> = {query: One; found: string[]};

/** Rank from 1, or Infinity. */
export function rankOf({query, found}: Asked): number {
  const index = found.findIndex((page) => query.expect.includes(page));
  return index < 0 ? Infinity : index + 1;
}

/** One sentence for each query whose pages are all below the rank that it allows. */
export function lowRanks(asked: readonly Asked[]): string[] {
  return asked.flatMap((one) => {
    const {q, within = Infinity, expect} = one.query;
    return rankOf(one) > within
      ? `“${q}” does not find ${expect.join(' or ')} among the first ${within} pages.`
      : [];
  });
}

/** One sentence for each query that no page can answer. */
export function lostQueries(
  queries: readonly Query[],
  paths: ReadonlySet<string>,
): string[] {
  return queries
    .filter(({expect}) => !expect.some((page) => paths.has(page)))
    .map(
      ({q, expect}) =>
        `No page that “${q}” should find exists: ${expect.join(', ')}. Name the page that has its content now.`,
    );
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

/** The figures of a set of queries. */
export function qualityOf(asked: readonly Asked[]): Quality {
  const ranks = asked.map(rankOf);
  const mean = (valueOf: (rank: number, i: number) => number) => {
    const sum = ranks.map(valueOf).reduce((all, one) => all + one, 0);
    return Math.round((1000 * sum) / asked.length) / 1000;
  };
  return {
    queries: asked.length,
    mrr10: mean((rank) => (rank <= 10 ? 1 / rank : 0)),
    success1: mean((rank) => Number(rank <= 1)),
    success3: mean((rank) => Number(rank <= 3)),
    success10: mean((rank) => Number(rank <= 10)),
    zeroResults: mean((_, i) => Number(asked[i]!.found.length === 0)),
  };
}
