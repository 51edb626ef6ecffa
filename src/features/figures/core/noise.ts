/** The noise of a scanner: the same in each run. */
import type {Image} from './image';

/** Mulberry32: numbers from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Of white noise, the weighted mean of a value and its two neighbors, in place. */
function smooth(noise: Float32Array, distance: number): void {
  const before = noise.slice();
  for (let at = distance; at < noise.length - distance; at++) {
    noise[at] =
      (before[at - distance]! + 2 * before[at]! + before[at + distance]!) / 4;
  }
}

/**
 * @param deviation in HU; half of it in air
 * @param passes how often it is smoothed: its grain, in pixels
 */
export function withNoise(
  {size, spacing, values}: Image,
  deviation: number,
  passes: number,
): Image {
  const next = numbersFrom(7);
  // The sum of three is close enough to a normal distribution.
  const noise = Float32Array.from(values, () => next() + next() + next() - 1.5);
  for (let pass = 0; pass < passes; pass++) {
    smooth(noise, 1);
    smooth(noise, size[0]);
  }
  let squares = 0;
  for (const value of noise) {
    squares += value * value;
  }
  const unit = deviation / Math.sqrt(squares / noise.length);
  return {
    size,
    spacing,
    values: values.map((value, at) =>
      Math.max(
        -1024,
        Math.round(value + noise[at]! * (value < -900 ? unit / 2 : unit)),
      ),
    ),
  };
}
