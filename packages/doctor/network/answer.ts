/** What the page asks, and gets. */
import {checkNetwork, type NetworkResult} from './check';
import {networkReport} from './report';

/** `site`: origin of the pages, for the links of the report. */
export type Request = {text: string; site: string};

export type Answer = {
  result: NetworkResult;
  /** Masked, to be copied. */
  report: string;
};

/** Never throws: what cannot be read is in the result. */
export function answer({text, site}: Request): Answer {
  const result = checkNetwork(text);
  return {result, report: networkReport(result, site)};
}
