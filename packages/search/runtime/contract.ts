/**
 * What the modal and the search page ask and get, whichever backend answers: the part of
 * the hosted service's interface that the site uses, in the service's words.
 */
import type {Hierarchy, RecordType} from '../format/record';

/** All conditions of the list must hold, one of each inner list: `language:en`. */
export type FacetFilters = string | readonly FacetFilters[];

/** Whether filters let through what has these facets. Other facets do not matter. */
export const allows = (
  filters: FacetFilters = [],
  facets: Readonly<Record<string, string | null>>,
): boolean =>
  [filters].flat().every((condition) =>
    [condition].flat().some((one) => {
      const [facet, value] = (one as string).split(':') as [string, string];
      return !(facet in facets) || facets[facet] === value;
    }),
  );

export type SearchRequest = {
  indexName: string;
  query: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** How many words of its text a hit shows. */
  snippetWords?: number;
};

export type Hit = {
  url: string;
  /** `content` if its text is shown, because that is what matched. */
  type: RecordType | 'content';
  hierarchy: Hierarchy;
  /** HTML: the matches are in `<mark>`, everything else is escaped. */
  marked: Record<'lvl1' | 'lvl2' | 'lvl3' | 'content', string>;
};

export type SearchResult = {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  /** It is no answer: the search was not to load anything, but would have to. */
  isUnknown?: boolean;
  /** Queries that find something, for one that finds nothing; plain text. */
  suggestions?: string[];
};

export type SearchOptions = {
  /** Answer only if nothing has to be loaded for it. */
  withoutLoading?: boolean;
  /** Only the hits of the best pages, for which a few files have to be loaded. */
  onlyBest?: boolean;
};

export type SearchClient = {
  /** Rejects if the backend cannot answer. */
  search(
    request: SearchRequest,
    options?: SearchOptions,
  ): Promise<SearchResult>;
  /** Loads what a search with these filters needs, before a query comes. */
  prepare(facetFilters: FacetFilters): void;
};
