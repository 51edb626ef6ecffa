/** Types of what the figures of the site use of torso.mjs. */

export function torsoCT(options: {
  /** Columns, rows, slices. */
  n: [number, number, number];
  /** Millimeters from voxel to voxel. */
  sp: [number, number, number];
  hasNoise?: boolean;
}): {data: Float32Array};
