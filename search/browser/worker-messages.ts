/** What the page and its search worker say to each other. */
import type {QueryRequest, SearchParameters, SearchResult} from './contract';

export type ToWorker = {
  id: number;
  /** Absolute address of the site's base URL. */
  root: string;
} & (
  | {do: 'search'; requests: QueryRequest[]}
  /** Load what these requests will need. */
  | {do: 'prepare'; requests: SearchParameters[]}
  /** This was answered; answer what is likely to be asked next. */
  | {do: 'foresee'; requests: [QueryRequest]}
);

export type FromWorker =
  | ({id: number} & ({results: SearchResult[]} | {error: string}))
  /**
   * The answer to a request that nobody has made yet, known by its `keyOf`. Most are
   * never looked at: the page gets the bytes of the JSON of a `SearchResult`, and neither
   * copies nor unpacks them, nor does its collector of garbage walk through them.
   */
  | {ahead: string; isBeginning: boolean; json: ArrayBuffer};
