/** One problem is reported once. */
import type {Hit} from './conditions/hit';
import type {Found} from './match';

/** A place, and the start of the names of changes that say more about it. */
export type Candidate = Found & {yieldsTo?: string};

const rank = ({certainty, edits}: Hit) =>
  (certainty === 'sure' ? 2 : 0) + (edits ? 1 : 0);

/** Whether a place with that rank says nothing new next to one that ranks at least as high. */
const repeats = (place: Candidate, stronger: Candidate) =>
  place.slug === stronger.slug &&
  (place.from === stronger.from || place.certainty === 'likely');

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
  const byLine = new Map<number, Place[]>();
  for (const place of places) {
    const line = code.lastIndexOf('\n', place.from - 1);
    byLine.set(line, [...(byLine.get(line) ?? []), place]);
  }
  const kept = new Set<Place>();
  for (const neighbors of byLine.values()) {
    const chosen: Place[] = [];
    for (const place of neighbors.sort((a, b) => rank(b) - rank(a))) {
      const {yieldsTo} = place;
      if (
        !chosen.some((stronger) => repeats(place, stronger)) &&
        !(
          yieldsTo !== undefined &&
          neighbors.some(
            ({slug}) => slug !== place.slug && slug.startsWith(yieldsTo),
          )
        )
      ) {
        chosen.push(place);
        kept.add(place);
      }
    }
  }
  return places.filter((place) => kept.has(place));
}
