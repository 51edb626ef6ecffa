/**
 * The part of the hosted service's multi-query interface (`liteClient` of
 * `algoliasearch/lite`) that the site uses. The modal and the search page depend on
 * nothing else.
 */
import type {Hierarchy, RecordType} from '../format/record';

/** All conditions of the list must hold, one of each inner list. */
export type FacetFilters = string | readonly FacetFilters[];

export type SearchParameters = {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  /** A hosted service omits these to save time; the embedded one sends everything. */
  attributesToRetrieve?: readonly string[];
  facetFilters?: FacetFilters;
  /** `content:10`: that many words of the content. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
};

/** Parameters of one query in addition to the index name. */
export type QueryRequest = SearchParameters & {indexName: string};

/** Parameters in addition to the index name, or in `params` as older clients write them. */
export type SearchRequest = QueryRequest & {params?: SearchParameters};

export type Highlighted = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
};

type HighlightedHierarchy = Partial<Record<keyof Hierarchy, Highlighted>>;

/** Values of a hit are HTML with the matches marked; all else in them is escaped. */
export type Hit = {
  objectID: string;
  url: string;
  type: RecordType | 'content';
  hierarchy: Record<keyof Hierarchy, string | null>;
  content: string | null;
  _highlightResult: {hierarchy: HighlightedHierarchy; content?: Highlighted};
  _snippetResult: {hierarchy: HighlightedHierarchy; content?: Highlighted};
};

export type SearchResult = {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  params: string;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
  /** It is no answer: the search was not to load anything, but would have to. */
  isUnknown?: boolean;
  /** Queries that find something, for one that finds nothing; plain text. */
  suggestions?: string[];
};

export type SearchResponse = {results: SearchResult[]};

export type SearchOptions = {
  /** Answer only if nothing has to be loaded for it. */
  withoutLoading?: boolean;
  /** Only the hits of the best pages, for which a few files have to be loaded. */
  onlyBest?: boolean;
};

export type SearchClient = {
  search(
    requests: readonly SearchRequest[] | {requests: readonly SearchRequest[]},
    options?: SearchOptions,
  ): Promise<SearchResponse>;
};

/** Both shapes in which requests arrive, as one. */
export function flatRequests(
  requests: Parameters<SearchClient['search']>[0],
): QueryRequest[] {
  const list = 'requests' in requests ? requests.requests : requests;
  return list.map(({params, ...rest}) => ({...rest, ...params}));
}

/**
 * No backend responded. The next search may succeed, so the modal and the page offer a
 * retry.
 */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
}
