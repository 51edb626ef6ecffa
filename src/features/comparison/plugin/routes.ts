/** The URLs of the pages that compare releases. */

export const routeOfList = (baseUrl: string) => `${baseUrl}versions/compare`;

export const routeOf = (baseUrl: string, pair: string) =>
  `${routeOfList(baseUrl)}/${pair}`;

/**
 * The route of all pages that compare one page with the other version. The framework builds
 * one page for it, at this very path, from which plugins/built-pages makes all of them; in
 * the browser, it is a pattern that matches each.
 */
export const pageRoute = (baseUrl: string, pair: string) =>
  `${routeOf(baseUrl, pair)}/${anyPage}`;

const anyPage = '(.+)';

export const isPageRoute = (pathname: string) =>
  pathname.endsWith(`/${anyPage}`);
