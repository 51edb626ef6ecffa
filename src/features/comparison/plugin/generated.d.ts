/** Written by `src/features/comparison/plugin` for the pages below /versions/compare. */
declare module '@generated/compare/default/comparison.json' {
  import type {
    Detail,
    What,
  } from '@ohif-docs/docs-check/changes/reference-differences';

  export type {Detail, What};

  /** Differences with one cause: names of one kind that were added, say, for one reason. */
  export type Row = {
    id: string;
    what: What;
    kind: string;
    names: {name: string; to?: string}[];
    details: Detail[];
    /** Whether code that uses the old names can fail. */
    breaks: boolean;
    why?: string;
    /** The explanation in the migration guide. */
    link?: string;
  };

  export type Area = {id: string; title: string; rows: Row[]};

  export type Comparison = {
    from: {line: string; release: string};
    to: {line: string; release: string};
    /** `3.9...3.10`: the last part of the URL. */
    pair: string;
    permalink: string;
    /** How many differences there are: a row can show several. */
    count: number;
    areas: Area[];
  };

  /** For the list of comparisons, the latest first. */
  export type Pairs = (Pick<
    Comparison,
    'pair' | 'permalink' | 'from' | 'to' | 'count'
  > & {areas: {id: string; title: string; count: number}[]})[];

  /** The docs of two releases; one that only one of them has lacks the other URL. */
  export type Docs = {
    pair: string;
    permalink: string;
    from: {line: string; path: string};
    to: {line: string; path: string};
    docs: {id: string; title: string; before?: string; after?: string}[];
  };

  const comparison: Comparison;
  export default comparison;
}
