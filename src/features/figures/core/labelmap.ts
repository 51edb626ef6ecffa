/** A labelmap: an image whose values are the numbers of segments, or 0. */
import type {Place} from '../data/volume';
import type {Image} from './image';

/**
 * Writes a segment into the voxels whose middle is in a sphere, in place. As in Cornerstone3D's
 * `setValue`, a lock protects the voxels of the locked segment from all others.
 *
 * @param radius in mm
 * @returns the same voxels in a new object, which React notices
 */
export function withSphere(
  labelmap: Image,
  center: Place,
  radius: number,
  segment: number,
  locked: readonly number[] = [],
): Image {
  const {size, spacing, values} = labelmap;
  const [x, y, z] = center.map((middle, axis) => {
    const reach = radius / spacing[axis]!;
    const first = Math.max(0, Math.ceil(middle - reach));
    const last = Math.min(size[axis]! - 1, Math.floor(middle + reach));
    return Array.from({length: last - first + 1}, (_, at) => ({
      index: first + at,
      square: ((first + at - middle) * spacing[axis]!) ** 2,
    }));
  });
  for (const slice of z!) {
    for (const row of y!) {
      for (const column of x!) {
        const at = column.index + size[0] * (row.index + size[1] * slice.index);
        const square = column.square + row.square + slice.square;
        if (square <= radius ** 2 && !locked.includes(values[at]!)) {
          values[at] = segment;
        }
      }
    }
  }
  return {...labelmap};
}

/** The first ones of Cornerstone3D's table. */
const segmentColors = [
  [221, 84, 84],
  [77, 228, 121],
] as const;

/** Adds the half transparent colors of the labels to gray pixels of a canvas. */
export function blend(pixels: Uint32Array, labels: Int16Array): void {
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at]!;
    if (label > 0) {
      const [red, green, blue] = segmentColors[label - 1]!;
      const gray = 0.4 * (pixels[at]! & 0xff);
      const mixed = (part: number) => Math.round(gray + 0.6 * part);
      pixels[at] =
        (0xff << 24) | (mixed(blue) << 16) | (mixed(green) << 8) | mixed(red);
    }
  }
}
