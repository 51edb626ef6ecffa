/** A query that fits into a title. */
export const shortened = (query: string): string =>
  query.length > 100
    ? `${query.slice(0, 100).replace(/\p{Surrogate}/gu, '')}…`
    : query;
