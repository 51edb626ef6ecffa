/** The URLs of the pages that compare releases. */

export const routeOfList = (baseUrl: string) => `${baseUrl}versions/compare`;

export const routeOf = (baseUrl: string, pair: string) =>
  `${routeOfList(baseUrl)}/${pair}`;

/** Lists the docs of both releases and compares one, which the query names. */
export const routeOfPages = (baseUrl: string, pair: string) =>
  `${routeOf(baseUrl, pair)}/pages`;
