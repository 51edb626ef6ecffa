/**
 * Search settings. With both keys in the environment at build time, the browser queries the
 * hosted service and falls back to the embedded index. Without them (the default), search
 * never leaves the site.
 */
const appId = process.env.ALGOLIA_APP_ID;
const apiKey = process.env.ALGOLIA_SEARCH_API_KEY;
const hosted = appId && apiKey ? {appId, apiKey} : undefined;

/** The application of the hosted service, if it is enabled. */
export const hostedSearchApp = hosted?.appId;

export const search = {
  // The theme insists on non-empty values; "embedded" is what the client tests for.
  appId: 'embedded',
  apiKey: 'embedded',
  ...hosted,
  indexName: 'ohif',
  contextualSearch: true,
  searchPagePath: 'search',
};
