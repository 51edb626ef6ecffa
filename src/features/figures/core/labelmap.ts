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

/** Adds the half transparent colors of the labels to the pixels of a canvas. */
export function blend(pixels: Uint8ClampedArray, labels: Int16Array): void {
  labels.forEach((label, at) => {
    for (let byte = 4 * at; label && byte < 4 * at + 3; byte++) {
      const color = segmentColors[label - 1]![byte - 4 * at]!;
      pixels[byte] = 0.4 * pixels[byte]! + 0.6 * color;
    }
  });
}
