/** Characters that a reader can type into a field of the search: the modal's and that of /search. */
export const longestQuery = 64;

/** The part of a text that fits into a field; half of a character is left out. */
export const asQuery = (text: string): string =>
  text.slice(0, longestQuery).replace(/\p{Surrogate}/gu, '');
