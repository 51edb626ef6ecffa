/** Planes through a volume, and slabs with the largest value along each line through them. */
import type {Image} from './image';

export type Plane = 'axial' | 'coronal' | 'sagittal';

type Axis = 0 | 1 | 2;

/** The axes that go to the right and down on the screen, and the one that is scrolled. */
export const axesOf: Readonly<
  Record<Plane, {right: Axis; down: Axis; depth: Axis}>
> = {
  axial: {right: 0, down: 1, depth: 2},
  coronal: {right: 0, down: 2, depth: 1},
  sagittal: {right: 1, down: 2, depth: 0},
};

/** The head is at the top, so the third axis goes up. */
export const rowOf = (index: number, axis: Axis, {size}: Image): number =>
  axis === 2 ? size[2] - 1 - index : index;

/**
 * @param index of the middle of the slab
 * @param thickness in mm; less than two voxels: one plane
 */
export function slabOf(
  image: Image,
  plane: Plane,
  index: number,
  thickness: number,
): Int16Array {
  const {size, spacing, values} = image;
  const {right, down, depth} = axesOf[plane];
  const steps = [1, size[0], size[0] * size[1]] as const;
  const half = Math.floor(thickness / 2 / spacing[depth]);
  const first = Math.max(0, index - half);
  const last = Math.min(size[depth] - 1, index + half);
  const slab = new Int16Array(size[right] * size[down]);
  const [columns, across] = [size[right], steps[right]];
  for (let layer = first; layer <= last; layer++) {
    let at = 0;
    for (let row = 0; row < size[down]; row++) {
      let from = layer * steps[depth] + rowOf(row, down, image) * steps[down];
      const end = at + columns;
      if (layer === first && across === 1) {
        slab.set(values.subarray(from, from + columns), at);
        at = end;
      }
      for (; at < end; at++) {
        const value = values[from]!;
        if (value > slab[at]! || layer === first) {
          slab[at] = value;
        }
        from += across;
      }
    }
  }
  return slab;
}
