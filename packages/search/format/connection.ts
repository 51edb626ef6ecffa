/** What the browser says of the reader's connection (Chromium only; others say nothing). */
type Connection = {effectiveType?: string; saveData?: boolean};

/**
 * Whether nothing is to be fetched that the reader has not asked for: he is on a 2g
 * connection or has data saver on. The framework goes by the same rule for the pages that
 * it fetches ahead (core/lib/client/docusaurus.js of 3.10.2).
 *
 * Runs in pages, in the search worker and as text in a page's head (plugins/deferred-hydration):
 * it may use nothing from outside itself.
 */
export function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}
