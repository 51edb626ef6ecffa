import {applyTrailingSlash} from '@docusaurus/utils-common';

/**
 * Where the Markdown of a doc page is: the page's address with `.md`, `index.md` for the
 * start page. plugins/built-pages writes it there.
 */
export function markdownUrl(permalink: string, baseUrl: string): string {
  const page = applyTrailingSlash(permalink, {trailingSlash: false, baseUrl});
  return page.endsWith('/') ? `${page}index.md` : `${page}.md`;
}
