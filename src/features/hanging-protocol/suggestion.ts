/** The change that the page suggests for its first example. */
import {readLiteral} from './protocol/literal';

const path =
  'displaySetSelectors/current/seriesMatchingRules/0/constraint/greaterThan';

export type Suggestion = {from: string; to: string; changed: string};

/** @returns undefined if the text is not that example, or has been changed there */
export function suggestion(text: string): Suggestion | undefined {
  const read = readLiteral(text);
  const place = 'places' in read ? read.places.get(path) : undefined;
  if (!place) {
    return undefined;
  }
  const {start, end} = place.value;
  const from = text.slice(start, end);
  const to = '{value: 50}';
  return from === '{value: 1}'
    ? {
        from: `greaterThan: ${from}`,
        to: `greaterThan: ${to}`,
        changed: text.slice(0, start) + to + text.slice(end),
      }
    : undefined;
}
