/** The fields of a section: how much a match in each of them weighs (BM25F). */
import type {SearchRecord} from '../format/record';

/**
 * `b` is how much a long field weakens its matches. In fields that name things,
 * neighboring words also match as one: `uiDialogService` finds "UI Dialog Service".
 */
const fieldSettings = {
  title: {weight: 9, b: 0.4, joinsNeighbors: true},
  heading: {weight: 4, b: 0.4, joinsNeighbors: true},
  keywords: {weight: 4, b: 0.3, joinsNeighbors: true},
  path: {weight: 3, b: 0, joinsNeighbors: true},
  description: {weight: 2, b: 0.3, joinsNeighbors: false},
  content: {weight: 1, b: 0.5, joinsNeighbors: false},
  /** Title and h2 above a section: enough to tell two equal headings apart. */
  ancestors: {weight: 1, b: 0.4, joinsNeighbors: false},
} as const;
type FieldName = keyof typeof fieldSettings;
const fieldNames = Object.keys(fieldSettings) as FieldName[];

export const fields = Object.values(fieldSettings);
export const contentField = fieldNames.indexOf('content');
/** The titles and headings: what a section is called. */
export const namingFields = [
  fieldNames.indexOf('title'),
  fieldNames.indexOf('heading'),
];

/** Separates the entries of a list within a field, and the cells of a table in a text. */
export const entrySeparator = '·';
const list = (entries: readonly string[]) =>
  entries.join(` ${entrySeparator} `);

/** The text of each field, in the order of `fields`. */
export function fieldTexts(record: SearchRecord): string[] {
  const {hierarchy, type, url} = record;
  const opensPage = type === 'lvl1';
  const texts: Record<FieldName, string> = {
    title: opensPage ? hierarchy.lvl1 : '',
    heading: opensPage ? '' : (hierarchy[type] ?? ''),
    keywords: list(record.keywords),
    path: opensPage ? list(new URL(url).pathname.split('/').slice(-2)) : '',
    description: record.description,
    content: list([record.content, ...record.identifiers]),
    ancestors: opensPage
      ? hierarchy.lvl0
      : list([hierarchy.lvl1, type === 'lvl3' ? (hierarchy.lvl2 ?? '') : '']),
  };
  return fieldNames.map((name) => texts[name]);
}
