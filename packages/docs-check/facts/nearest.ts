/** The name that an author most probably meant. */
import {closest, distance} from 'fastest-levenshtein';

/** The nearest name, or null where nothing is near enough to be meant. */
export function nearestOf(name: string, names: string[]): string | null {
  const candidates = names.filter((n) => n !== name);
  if (!candidates.length) {
    return null;
  }
  const lower = name.toLowerCase();
  const sameLetters = candidates.find((n) => n.toLowerCase() === lower);
  if (sameLetters) {
    return sameLetters;
  }
  const best = closest(name, candidates);
  const allowed = Math.max(2, Math.floor(name.length * 0.4));
  if (distance(name, best) <= allowed) {
    return best;
  }
  const difference = (n: string) => Math.abs(n.length - name.length);
  const [inside = null] = candidates
    .filter(
      (n) =>
        n.length > 4 &&
        (n.toLowerCase().includes(lower) || lower.includes(n.toLowerCase())),
    )
    .sort((a, b) => difference(a) - difference(b));
  return inside;
}
