/** How far apart two words are: letters that are wrong, missing, extra, or swapped. */

/** Rows of the distance table, for the longest words so far. */
let rows = [0, 1, 2].map(() => new Uint8Array(64));

/**
 * Edits between `a` and `b` (a swap of neighbors counts as one), or `limit + 1` when
 * there are more than `limit`. With `prefix`, `b` may go on after `a` ends.
 */
export function editDistance(
  a: string,
  b: string,
  limit: number,
  prefix = false,
): number {
  const tooFar = limit + 1;
  if (a.length - b.length > limit || (!prefix && b.length - a.length > limit)) {
    return tooFar;
  }
  const target = prefix ? b.slice(0, a.length + limit) : b;
  const width = target.length + 1;
  if (width > rows[0]!.length) {
    rows = rows.map(() => new Uint8Array(2 * width));
  }
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j < width; j++) {
    last[j] = j;
  }
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let best = i;
    for (let j = 1; j < width; j++) {
      const isSame = a.charCodeAt(i - 1) === target.charCodeAt(j - 1);
      let cost = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
      );
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === target.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === target.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      }
      row[j] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return tooFar;
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let distance = last[width - 1]!;
  if (prefix) {
    for (let j = 0; j < width; j++) {
      distance = Math.min(distance, last[j]!);
    }
  }
  return Math.min(distance, tooFar);
}
