import type {Row} from '@generated/compare/default/comparison.json';

/** The whole text of a row. */
const textOfRow = ({kind, what, names, details, why}: Row): string =>
  [
    kind,
    what,
    ...names.flatMap(({name, to}) => [name, to]),
    ...details.flatMap(({property, before, after}) => [
      property,
      before,
      after,
    ]),
    why,
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();

/** Whether a row contains each word of a query, in any order. */
export const hasWords = (row: Row, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => textOfRow(row).includes(word));

/** How many differences rows show: a row can show several. */
export const countOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, {names}) => sum + Math.max(1, names.length), 0);
