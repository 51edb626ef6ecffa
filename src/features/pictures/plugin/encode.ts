/**
 * Encodes images for the image plugin's loader.
 *
 * The loader's own adapter (@docusaurus/responsive-loader 1.7) encodes JPEG only: with
 * `format: 'webp'`, it writes a PNG with the extension `.webp`, and ignores the quality. A
 * real WebP is a tenth of the size.
 *
 * A build encodes each image for two bundles; the second one gets the result of the first.
 */
import {statSync} from 'node:fs';
import sharp from 'sharp';

type Request = {width: number; mime: string; options: {quality: number}};
type Encoded = {data: Buffer; width: number; height: number};

const encoded = new Map<string, Promise<Encoded>>();

/**
 * The adapter for one image.
 *
 * @param file absolute path
 * @throws (in `resize`) if the loader requests a format other than WebP
 */
export default function encode(file: string) {
  const image = sharp(file);
  return {
    metadata: () => image.metadata(),

    /** Scales the image to a width in pixels. */
    async resize({width, mime, options: {quality}}: Request): Promise<Encoded> {
      if (mime !== 'image/webp') {
        throw new Error(
          `${file} was requested as ${mime}, but src/features/pictures/plugin/encode.ts only writes WebP: set "format: 'webp'" in docusaurus.config.ts.`,
        );
      }
      // An image can change while `docusaurus start` runs.
      const {mtimeMs, size} = statSync(file);
      const key = JSON.stringify([file, mtimeMs, size, width, quality]);
      const webp = encoded.get(key) ?? toWebp(image, width, quality);
      encoded.set(key, webp);
      return webp;
    },
  };
}

async function toWebp(
  image: sharp.Sharp,
  width: number,
  quality: number,
): Promise<Encoded> {
  const {data, info} = await image
    .clone()
    // Sharper kernels draw halos around letters, which look worse and cost bytes.
    .resize(width, null, {kernel: 'mitchell'})
    .webp({quality, effort: 6, preset: 'picture'})
    .toBuffer({resolveWithObject: true});
  return {data, width, height: info.height};
}
