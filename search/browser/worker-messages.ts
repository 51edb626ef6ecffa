/** What the page and its search worker say to each other. */
import type {SearchParameters, SearchResult} from './contract';

export type ToWorker = {
  id: number;
  /** Absolute address of the site's base URL. */
  root: string;
} & (
  | {do: 'search'; requests: (SearchParameters & {indexName: string})[]}
  /** Load what these requests will need. */
  | {do: 'prepare'; requests: SearchParameters[]}
);

export type FromWorker = {id: number} & (
  {results: SearchResult[]} | {error: string}
);
