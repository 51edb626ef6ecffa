/** The paths of all routes, those below others included. */
export type Routes = readonly {path: string; routes?: Routes}[];

const addressesOf = (routes: Routes): string[] =>
  routes.flatMap(({path, routes: below}) => [
    path,
    ...(below ? addressesOf(below) : []),
  ]);

/** The same for all spellings that the router or a host accepts for one page. */
const keyOf = (pathname: string) =>
  pathname
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');

/**
 * Makes the lookup of a page's own path.
 *
 * @returns a function from any spelling of a path (another case; a slash, `.html`, or
 * `/index.html` at the end) to the path in the page's canonical link, or to undefined if
 * there is no such page
 */
export function ownAddresses(
  routes: Routes,
): (pathname: string) => string | undefined {
  const addresses = new Map<string, string>();
  for (const address of addressesOf(routes)) {
    const key = keyOf(address);
    if (!addresses.has(key)) {
      addresses.set(key, address);
    }
  }
  return (pathname) => addresses.get(keyOf(pathname));
}
