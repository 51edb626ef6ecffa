/**
 * What the modal and the search page ask and get, whichever backend answers: the part of
 * the hosted service's interface that the site uses, in the service's words.
 */
import type {Hierarchy, RecordType} from '../format/record';

/** Which pages to search. */
export type Scope = {
  language?: string;
  /**
   * Name of a docs version; the pages without a version are always searched. Without it, the
   * service searches all versions, and the embedded index the latest.
   */
  version?: string;
};

export type SearchRequest = Scope & {
  query: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
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
  /** Loads what a search of these pages needs, before a query comes. */
  prepare(scope: Scope): void;
};
