/** The code of a figure and the image that it draws, which are loaded together. */
import type {ComponentType} from 'react';
import type {Image} from '../core/image';

type Code = Promise<{default: (image: Image) => ComponentType}>;

/** A figure on the slice. */
export async function onSlice(code: Code): Promise<ComponentType> {
  const [{default: withImage}, {default: stored}, {sliceOf}] =
    await Promise.all([code, import('./slice.json'), import('./slice')]);
  return withImage(await sliceOf(stored));
}

/** A figure on the volume. */
export async function onVolume(code: Code): Promise<ComponentType> {
  const [{default: withVolume}, {default: stored}, {volumeOf}] =
    await Promise.all([code, import('./volume.json'), import('./volume')]);
  return withVolume(await volumeOf(stored));
}
