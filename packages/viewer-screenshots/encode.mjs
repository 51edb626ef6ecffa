/**
 * From a screenshot to a file that the site serves.
 *
 * A screenshot has two pixels for each pixel of the viewer's window, so that it is sharp
 * on a dense screen and when enlarged. The committed WebP is served as it is to those
 * readers; the site's image plugin makes the files of 640 and 1030 pixels from it.
 * Lossless files are kept where they fit: text and flat surfaces compress well, the noise
 * of an image does not.
 */
import sharp from 'sharp';

/** Two pixels for each pixel of a window of 1280. */
export const maxWidth = 2560;
const byteBudget = 300_000;

/** Tried in this order; the first that fits the budget is kept. */
const attempts = [
  {nearLossless: true, quality: 60, atMost: 200_000},
  {quality: 90},
  {quality: 84},
  {quality: 78},
  {quality: 70},
  {quality: 60},
];

/** A screenshot (PNG) as a WebP within the byte budget. */
export async function encode(screenshot) {
  for (const {atMost = byteBudget, ...options} of attempts) {
    const {data, info} = await sharp(screenshot)
      .resize({width: maxWidth, withoutEnlargement: true})
      .removeAlpha()
      .webp({...options, smartSubsample: true, effort: 2})
      .toBuffer({resolveWithObject: true});
    if (data.length <= atMost) {
      return {
        data,
        width: info.width,
        height: info.height,
        quality: options.nearLossless ? 'lossless' : options.quality,
      };
    }
  }
  throw new Error(
    `The screenshot stays above ${byteBudget} bytes. ` +
      'Clip the scene to the part that matters, or show less noise.',
  );
}
