/**
 * More code that a matcher must find or accept, besides what `matchers.test.ts` makes of the
 * sample of each change. Only changes whose variants cannot be made from the sample are here.
 */
export type Cases = {
  /** Ending of the file; `tsx` without it. */
  file?: string;
  /** Also searched for inside strings. */
  inStrings?: true;
  /** Code for the older version, if the entry's own sample is not code. */
  old?: string;
  finds: string | string[];
  accepts?: string | string[];
};
