/** Characters that a reader can type into a field of the search: the modal's and that of /search. */
export const longestQuery = 64;
