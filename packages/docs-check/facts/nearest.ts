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
  const inside = candidates.filter(
    (n) =>
      n.length > 4 &&
      (n.toLowerCase().includes(lower) || lower.includes(n.toLowerCase())),
  );
  return (
    inside.sort(
      (a, b) =>
        Math.abs(a.length - name.length) - Math.abs(b.length - name.length),
    )[0] ?? null
  );
}
