/**
 * Guides that are tables for a good reason. On every other page of the docs, at most 40 % of
 * the words may be in tables: `tests/site/tables.test.ts` checks it.
 */
export const pagesOfTables = [
  {
    pages: /^migration-guide\//,
    reason:
      'A list of what changed: readers compare the old with the new spelling line by line.',
  },
  {
    pages: /^conformance$/,
    reason: 'A statement of SOP classes and transfer syntaxes is a table.',
  },
  {
    pages: /^release-notes$/,
    reason: 'Changes by area, with a link to the guide.',
  },
] as const;
