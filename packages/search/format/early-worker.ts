/**
 * A search worker that the page's HTML has started before the page's scripts, for the
 * search client to use: where the reader opens the search first, both load in parallel.
 */
export type WithEarlyWorker = {earlySearchWorker?: Worker};
