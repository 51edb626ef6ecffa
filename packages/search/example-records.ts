/** Records and an index for tests. */
import type {SearchRecord} from './format/record';
import {packRecords} from './indexer/pack';
import {SearchEngine} from './runtime/engine';
import {IndexParts} from './runtime/parts';

const origin = 'https://docs.example.org';

/** A section of a page: `path` or `path#anchor`. */
export function exampleRecord(
  path: string,
  heading = 'Docker',
  {page = 'Page', ...more}: Partial<SearchRecord> & {page?: string} = {},
): SearchRecord {
  const isSection = path.includes('#');
  return {
    objectID: path,
    version: 'current',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    hierarchy: {
      lvl0: 'Docs',
      lvl1: isSection ? page : heading,
      lvl2: isSection ? heading : null,
      lvl3: null,
    },
    type: isSection ? 'lvl2' : 'lvl1',
    content: '',
    identifiers: [],
    keywords: [],
    description: '',
    url: `${origin}/${path}`,
    weight: 1,
    position: 0,
    ...more,
  };
}

/** The packed index of records of one version. */
export const packed = (records: readonly SearchRecord[]) =>
  packRecords(records, origin);

/** The engine on an index that is loaded. */
export function engineOf(records: readonly SearchRecord[]): SearchEngine {
  const {root, ...parts} = packed(records);
  return new SearchEngine(
    new IndexParts(root, (kind, part) => Promise.resolve(parts[kind][part])),
  );
}
