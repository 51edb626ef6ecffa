/**
 * Other spellings of routes that links in the world use. Each `to` must be a page
 * of this site: the redirects plugin stops the build on one that is not.
 */
import type {Options} from '@docusaurus/plugin-client-redirects';

export const redirects = [] satisfies NonNullable<Options['redirects']>;
