/** One problem is reported once. */
import {grouped} from '../grouped';
import {positionsOf} from '../positions';
import type {Hit} from './conditions/hit';
import type {Found} from './match';

/** A place, and the start of the names of changes that say more about it. */
export type Candidate = Found & {yieldsTo?: string};

const rank = ({certainty, edits}: Hit) =>
  (certainty === 'sure' ? 2 : 0) + (edits ? 1 : 0);

/**
 * Of the places at one offset that are about the same change, the surest stays; of the
 * likely ones of a line, the first stays if nothing there is sure. A place also goes if
 * its line has a change that it yields to.
 *
 * @param code the parsed text, for the lines
 * @returns what stays, in the given order
 */
export function distinct<Place extends Candidate>(
  code: string,
  places: readonly Place[],
): Place[] {
  const {range} = positionsOf(code);
  const byLine = grouped(places, ({from}) => range(from, from).line);
  const kept = new Set<Place>();
  for (const neighbors of byLine.values()) {
    // A minified file is one line, whose places are not compared with each other.
    const slugs = new Set(neighbors.map(({slug}) => slug));
    const chosen = new Set<string>();
    for (const place of neighbors.sort((a, b) => rank(b) - rank(a))) {
      const {slug, from, certainty, yieldsTo} = place;
      const here = `${slug} ${from}`;
      const saysNothingNew =
        chosen.has(here) || (certainty === 'likely' && chosen.has(slug));
      const yields =
        yieldsTo !== undefined &&
        [...slugs].some((one) => one !== slug && one.startsWith(yieldsTo));
      if (!saysNothingNew && !yields) {
        chosen.add(slug).add(here);
        kept.add(place);
      }
    }
  }
  return places.filter((place) => kept.has(place));
}
