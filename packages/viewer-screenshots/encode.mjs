/**
 * From a screenshot to a picture for the site.
 *
 * The site's image plugin makes WebP of 640 and 1030 pixels from PNG or JPEG, so the
 * committed file only has to be a clean source. Measured on eleven scenes at 1280
 * pixels: a palette PNG without dithering is 30 to 190 KB, its text is as sharp as in
 * the full-color file (230 to 950 KB); dithering makes it larger and grainy; JPEG of
 * the same size has halos around small text.
 */
import sharp from 'sharp';

export const maxWidth = 1280;
/** The widest that the site shows: what does not fit the budget is taken at this size. */
const shownWidth = 1030;
export const byteBudget = 150_000;

/** Tried in this order; the first that fits the budget is kept. */
const attempts = [
  {width: maxWidth, quality: 90},
  {width: maxWidth, quality: 80},
  {width: maxWidth, quality: 70},
  {width: maxWidth, quality: 60},
  {width: shownWidth, quality: 80},
  {width: shownWidth, quality: 60},
  {width: shownWidth, quality: 40},
];

/** A screenshot (PNG) as a palette PNG within the byte budget. */
export async function encode(screenshot) {
  for (const {width, quality} of attempts) {
    const {data, info} = await sharp(screenshot)
      .resize({width, withoutEnlargement: true})
      .removeAlpha()
      .png({palette: true, quality, dither: 0, effort: 10})
      .toBuffer({resolveWithObject: true});
    if (data.length <= byteBudget) {
      return {data, width: info.width, height: info.height, quality};
    }
  }
  throw new Error(
    `The picture stays above ${byteBudget} bytes at ${shownWidth} pixels. ` +
      'Clip the scene to the part that matters, or show less noise.',
  );
}
