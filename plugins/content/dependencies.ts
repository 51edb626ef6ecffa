/**
 * The other files that a page is made of (data, included files, the catalog of images). The
 * remark plugins report each file that they read to the bundler's loader, so that `npm
 * start` updates the page when one of them changes, and no build uses an outdated page from
 * the bundler's cache.
 */

type Listener = (file: string) => void;

type Page = {files: Set<string>; listeners: Map<string, Listener>};

const pages = new Map<string, Page>();

function entryOf(page: string): Page {
  const entry = pages.get(page) ?? {files: new Set(), listeners: new Map()};
  pages.set(page, entry);
  return entry;
}

/**
 * Reports a file that a page is made of. Call it before reading the file, so that a page
 * that fails is built again when the file is corrected.
 *
 * @param page path of the page's file
 * @param file absolute path
 */
export function addDependency(page: string, file: string): void {
  const {files, listeners} = entryOf(page);
  files.add(file);
  for (const listener of listeners.values()) {
    listener(file);
  }
}

/**
 * Passes a page's files to a listener: those reported so far and those that follow. A
 * page is compiled once for both bundles, so the second bundle may receive files that
 * were reported for the first.
 *
 * @param the compiler that listens; its new listener replaces the one of an earlier run
 */
export function onDependency(
  page: string,
  compiler: string,
  listener: Listener,
): void {
  const {files, listeners} = entryOf(page);
  listeners.set(compiler, listener);
  for (const file of files) {
    listener(file);
  }
}
