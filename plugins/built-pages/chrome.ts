/**
 * Defines chrome: the parts of a page's content that operate the page and are not part of
 * its text. Search and the Markdown of a page leave out the same parts.
 */
import type {Element} from 'hast';
import {classesOf} from './tree';

const tags = new Set([
  'button',
  'form',
  'iframe',
  'nav',
  'noscript',
  'script',
  'style',
]);

const classes = new Set([
  'hash-link',
  'pagination-nav',
  'table-of-contents',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
]);

/** The value of `data-search-skip` for lists that are read, but have no place in the search index. */
export const forIndexOnly = 'index';

export function isChrome(node: Element): boolean {
  const {hidden, ariaHidden, role, dataSearchSkip, dataShowcaseStage} =
    node.properties;
  return (
    // A term of the glossary is a button in a sentence.
    (tags.has(node.tagName) && node.properties.dataTerm === undefined) ||
    classesOf(node).some((name) => classes.has(name)) ||
    ariaHidden === 'true' ||
    (dataSearchSkip !== undefined && dataSearchSkip !== forIndexOnly) ||
    // A running example: its labels are invented, and its code below is more useful.
    dataShowcaseStage !== undefined ||
    // The panels of tabs that are not selected are hidden, but they are content.
    (hidden !== undefined && hidden !== false && role !== 'tabpanel')
  );
}
