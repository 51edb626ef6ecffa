/**
 * How well a term matches a section, as one letter: how much it weighs there, and how much
 * of the title or heading it is. Both are rounded, which changes next to nothing in the
 * order of the results.
 */
const lightest = 0.15;
const step = 1.366;
const weightLevels = 18;
/** Shares of the title's or heading's words. */
const shares = [0, 0.2, 1 / 3, 0.5, 1] as const;

const first = 0x23;
/** JSON escapes it. */
const backslash = 0x5c;

export function encodeMatch(weight: number, share: number): string {
  const level = Math.round(Math.log(weight / lightest) / Math.log(step));
  const [nearest] = [...shares.keys()]
    // Some of the heading is never none of it.
    .filter((i) => i > 0 || share === 0)
    .sort(
      (a, b) => Math.abs(shares[a]! - share) - Math.abs(shares[b]! - share),
    );
  const code =
    first +
    Math.min(weightLevels - 1, Math.max(0, level)) * shares.length +
    nearest!;
  return String.fromCharCode(code < backslash ? code : code + 1);
}

/** Letter -> the weight and share, by `charCodeAt`. */
export const decodedMatches: {weight: number; share: number}[] = [];
for (let level = 0; level < weightLevels; level++) {
  for (const share of shares) {
    const weight = lightest * step ** level;
    decodedMatches[encodeMatch(weight, share).charCodeAt(0)] = {weight, share};
  }
}
