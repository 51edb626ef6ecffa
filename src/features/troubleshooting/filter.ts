/** Which entries the text and the filters leave, and how many each choice would leave. */
import type {FoundEntry} from './entries';
import type {Matcher} from './match';
import type {FinderState} from './useFinderState';

export type Filters = Pick<FinderState, 'area' | 'where'>;

export type Outcome = {
  /** Entries that match the text and the filters; the best first if there is a text. */
  shown: FoundEntry[];
  /** Whether there is a text that no entry matches. Then it hides none. */
  isUnknown: boolean;
  /** How many entries there would be with these filters instead. */
  countWith: (filters: Partial<Filters>) => number;
};

const fits =
  ({area, where}: Filters) =>
  (entry: FoundEntry) =>
    (!area || entry.area === area) && (!where || entry.where.includes(where));

/**
 * @param entries those of the page first
 * @param match null if there is no text
 */
export function outcomeOf(
  entries: readonly FoundEntry[],
  {text, area, where}: FinderState,
  match: Matcher | null,
): Outcome {
  const matches = match?.(text) ?? [];
  const isUnknown = match !== null && matches.length === 0;
  const found =
    matches.length > 0
      ? matches.map((index) => entries[index]!)
      : entries.filter(({elsewhere}) => !elsewhere);
  return {
    shown: found.filter(fits({area, where})),
    isUnknown,
    countWith: (filters) =>
      found.filter(fits({area, where, ...filters})).length,
  };
}
