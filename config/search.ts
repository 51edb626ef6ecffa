/**
 * Search settings. With both keys in the environment at build time the browser asks
 * the hosted service (and falls back to the embedded index); without them, the
 * default, it never leaves the site.
 */
const appId = process.env.ALGOLIA_APP_ID;
const apiKey = process.env.ALGOLIA_SEARCH_API_KEY;
const hosted = appId && apiKey ? {appId, apiKey} : undefined;

/** The hosted service's application, where the site asks it. */
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
