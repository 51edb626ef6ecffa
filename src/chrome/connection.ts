/** What the browser says of the reader's connection (Chromium only; others say nothing). */
type Connection = {effectiveType?: string; saveData?: boolean};

/**
 * Whether to fetch only what the reader has requested: on a 2g connection or with data
 * saver. The framework applies the same rule to prefetching pages
 * (core/lib/client/docusaurus.js of 3.10.2).
 */
export function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}
