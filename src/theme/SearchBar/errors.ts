/**
 * DocSearch 3.9 sets its state to "error" when a search fails, and the library under
 * it sets it back to "idle" when the failed promise settles, in the same breath: the
 * reader sees "No results" instead of the error screen, and the console an uncaught
 * error. (Seen in docsearch/react 3.9.0 with its autocomplete-core 1.17.9.)
 *
 * So a failed search of the modal tells DocSearch of the failure and then never
 * settles. It tells late: 300 ms after a search began an unsettled one is declared
 * "stalled", which would take the error's place. And it tells of the last search only.
 * The next key starts a new search as usual.
 */
import type {SearchClient} from '@site/search/browser/client';

const afterStalled = 400;

export function errorsThatShow(
  client: Pick<SearchClient, 'search'>,
): Pick<SearchClient, 'search'> {
  let searches = 0;
  return {
    search(requests) {
      const own = ++searches;
      const started = Date.now();
      const answer = client.search(requests);
      const tellOfFailure = (tell: (error: unknown) => unknown) =>
        new Promise<unknown>((resolve) => {
          answer.then(resolve, (error: unknown) => {
            const wait = Math.max(0, started + afterStalled - Date.now());
            setTimeout(() => {
              if (own === searches) {
                try {
                  tell(error);
                } catch {
                  // DocSearch throws what it was told on; nobody catches it.
                }
              }
            }, wait);
          });
        });
      // All that DocSearch does with it: `.catch(tell).then(show)`.
      return {catch: tellOfFailure} as unknown as typeof answer;
    },
  };
}
