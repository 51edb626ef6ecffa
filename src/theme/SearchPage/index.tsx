/**
 * Why: the theme's page shows only a spinner when a search fails, has a version list
 * without an accessible name, loses the version and the page of results with the Back
 * button, names a search provider that this site does not need, and adds a second search
 * library.
 * How: replaces the theme's component (theme-search-algolia 3.10.2); same URL, same
 * parameter `q`, same client as the modal.
 */
export {default} from '@site/src/features/search/SearchPage';
