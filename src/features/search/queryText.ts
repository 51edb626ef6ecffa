/** Characters that a reader can type into a field of the search: the modal's and that of /search. */
export const longestQuery = 64;

/** The part of a text that fits into a field; half of a character is left out. */
export const asQuery = (text: string): string =>
  text.slice(0, longestQuery).replace(/\p{Surrogate}/gu, '');

/** A query that fits into a title. */
export const shortened = (query: string): string =>
  query.length > 100
    ? `${query.slice(0, 100).replace(/\p{Surrogate}/gu, '')}…`
    : query;
