/** The slice of the window level figure. */
import {decodeImage, type Image, type StoredImage} from '../core/image';
import {withNoise} from '../core/noise';

export const sliceOf = async (stored: StoredImage): Promise<Image> =>
  withNoise(await decodeImage(stored), 10, 2);
