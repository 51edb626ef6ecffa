/** The volume of the planes figure and the segmentation figure. */
import {decodeVolume, type Image, type StoredVolume} from '../core/image';
import {withSphere} from '../core/labelmap';
import {withNoise} from '../core/noise';
import type {Plane} from '../core/planes';

export const volumeOf = async (stored: StoredVolume): Promise<Image> =>
  withNoise(await decodeVolume(stored), 8, 1);

/** In the order of the viewer's MPR layout. */
export const planes: readonly Plane[] = ['axial', 'sagittal', 'coronal'];

export type Place = readonly [x: number, y: number, z: number];

/** The voxel in which the planes meet at first: a lesion in the liver. */
export const startOf = ({size, spacing}: Image): Place => [
  Math.round((size[0] - 1) / 2 - 88 / spacing[0]),
  Math.round((size[1] - 1) / 2 - (18 + 14) / spacing[1]),
  Math.round(118 / spacing[2]),
];

/** Of the plane that an axis is scrolled in: as in the viewer's MPR. */
export const colorOf = (axis: 0 | 1 | 2): string =>
  ['rgb(200, 200, 0)', 'rgb(0, 200, 0)', 'rgb(200, 0, 0)'][axis]!;

/** The lesion is its first segment, and the margin its second one. */
export function labelmapOf(volume: Image): Image {
  const place = startOf(volume);
  const empty = {...volume, values: new Int16Array(volume.values.length)};
  return withSphere(withSphere(empty, place, 25, 2), place, 15, 1);
}
