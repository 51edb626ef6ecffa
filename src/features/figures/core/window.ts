/** Window width and level: from values to grays, as the viewer does it. */

export type Window = {readonly width: number; readonly level: number};

/**
 * The values that are black and white. DICOM PS3.3 C.11.2.1.2, function LINEAR; the same as
 * `toLowHighRange` in Cornerstone3D.
 */
export function rangeOf({
  width,
  level,
}: Window): [lower: number, upper: number] {
  const half = (width - 1) / 2;
  return [level - 0.5 - half, level - 0.5 + half];
}

/** 0 (black) to 255 (white). */
export const grayOf = (value: number, window: Window): number =>
  grayIn(value, ...rangeOf(window));

function grayIn(value: number, lower: number, upper: number): number {
  if (value <= lower) {
    return 0;
  }
  return value > upper
    ? 255
    : Math.round(((value - lower) / (upper - lower)) * 255);
}

/** The smallest value of an image, and how many follow. */
export const lowestValue = -1024;
const valueCount = 4096;

/**
 * The color of each value from the lowest on, as the four bytes of a pixel.
 *
 * @param offset what to add to a value of the image first
 */
export function colorsOf(window: Window, offset = 0): Uint32Array {
  const [lower, upper] = rangeOf(window);
  const zero = lowestValue + offset;
  const indexOf = (value: number) =>
    Math.min(valueCount, Math.max(0, Math.ceil(value) - zero));
  const colors = new Uint32Array(valueCount).fill(0xff000000);
  // Only a few values are neither black nor white.
  colors.fill(0xffffffff, indexOf(upper));
  for (let at = indexOf(lower); at < indexOf(upper); at++) {
    const gray = grayIn(at + zero, lower, upper);
    colors[at] = (0xff << 24) | (gray << 16) | (gray << 8) | gray;
  }
  return colors;
}

/** Writes the colors of values into the pixels of a canvas. */
export function paint(
  pixels: Uint32Array,
  values: Int16Array,
  colors: Uint32Array,
): void {
  for (let at = 0; at < values.length; at++) {
    pixels[at] = colors[values[at]! - lowestValue]!;
  }
}

/**
 * The window after a drag: right is wider, down is a higher level. One pixel is as much as in
 * the viewer's tool, `WindowLevelTool` in Cornerstone3D.
 *
 * @param range the difference of the largest and the smallest value of the image
 */
export function draggedWindow(
  {width, level}: Window,
  [right, down]: readonly [number, number],
  range: number,
): Window {
  const ratio = range / 1024;
  const unit = ratio > 1 ? Math.round(ratio) : ratio;
  return {
    width: Math.max(1, width + right * unit),
    level: level + down * unit,
  };
}

/** How many values are in each bin, from `from` to `to`. */
export function histogramOf(
  values: Int16Array,
  from: number,
  to: number,
  bins: number,
): Uint32Array {
  const counts = new Uint32Array(bins);
  const scale = bins / (to - from);
  for (const value of values) {
    const bin = Math.floor((value - from) * scale);
    if (bin >= 0 && bin < bins) {
      counts[bin]!++;
    }
  }
  return counts;
}
