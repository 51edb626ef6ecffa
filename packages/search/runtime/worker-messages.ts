/** The messages between the page and its search worker. */
import type {
  QueryRequest,
  SearchOptions,
  SearchParameters,
  SearchResult,
} from './contract';

export type ToWorker = {
  id: number;
  /** Absolute URL of the site's base. */
  root: string;
} & (
  | {do: 'search'; requests: QueryRequest[]; options: SearchOptions}
  /** Load what these requests will need. */
  | {do: 'prepare'; requests: SearchParameters[]}
);

/** Or `{error}`: see ask-worker.ts. */
export type FromWorker = {results: SearchResult[]};
