/**
 * DocSearch 3.9 sets its state to "error" when a search fails, and the library under
 * it sets it back to "idle" when the failed promise settles, in the same breath: the
 * reader sees "No results" instead of the error screen. (Seen in docsearch/react
 * 3.9.0 with autocomplete-core 1.17.9.)
 *
 * So a failed search of the modal tells DocSearch of the failure and then never
 * settles. It tells late, because 300 ms after a search began an unsettled one is
 * declared "stalled", which would hide the error again. The next key starts a new
 * search as usual.
 */
import type {SearchClient, SearchResponse} from '@site/search/browser/client';

const afterStalled = 400;

export function errorsThatShow(client: SearchClient): {
  search: (
    requests: Parameters<SearchClient['search']>[0],
  ) => Promise<SearchResponse>;
} {
  return {
    search(requests) {
      const started = Date.now();
      const answer = client.search(requests);
      const shown = Object.create(answer) as Promise<SearchResponse>;
      // DocSearch calls `.catch(tell).then(show)`: so is this object made.
      shown.catch = ((tell: (error: unknown) => never) =>
        new Promise((resolve) => {
          answer.then(resolve, (error: unknown) => {
            setTimeout(
              () => {
                try {
                  tell(error);
                } catch {
                  // It throws on what it was told, as a handler of .catch may.
                }
              },
              Math.max(0, started + afterStalled - Date.now()),
            );
          });
        })) as typeof answer.catch;
      return shown;
    },
  };
}
