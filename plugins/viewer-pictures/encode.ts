/**
 * Encodes the pictures of the viewer for the image plugin's loader.
 *
 * The loader's own adapter (@docusaurus/responsive-loader 1.7) encodes JPEG only: with
 * `format: 'webp'` it gives a PNG the name `.webp`, and heeds no quality. The real thing
 * has a tenth of the bytes.
 *
 * The loader asks twice in a build, for the pages' scripts and for their HTML: the second
 * time it gets what the first one made.
 */
import {statSync} from 'node:fs';
import sharp from 'sharp';

type Request = {width: number; mime: string; options: {quality: number}};
type Encoded = {data: Buffer; width: number; height: number};

const encoded = new Map<string, Promise<Encoded>>();

/**
 * Reads a picture as the loader asks for it.
 *
 * @param file absolute path of the picture
 * @throws (in `resize`) if the loader asks for another format than WebP
 */
export default function encode(file: string) {
  const picture = sharp(file);
  return {
    metadata: () => picture.metadata(),

    /** The picture, that many pixels wide, as the bytes of a WebP; `height` follows. */
    async resize({width, mime, options: {quality}}: Request): Promise<Encoded> {
      if (mime !== 'image/webp') {
        throw new Error(
          `${file} is asked for as ${mime}, but plugins/viewer-pictures/encode.ts only writes WebP: set "format: 'webp'" in docusaurus.config.ts.`,
        );
      }
      // A picture may be taken anew while `docusaurus start` runs.
      const {mtimeMs, size} = statSync(file);
      const key = JSON.stringify([file, mtimeMs, size, width, quality]);
      const made = encoded.get(key) ?? toWebp(picture, width, quality);
      encoded.set(key, made);
      return made;
    },
  };
}

async function toWebp(
  picture: sharp.Sharp,
  width: number,
  quality: number,
): Promise<Encoded> {
  const {data, info} = await picture
    .clone()
    // Sharper kernels draw halos around letters, which cost bytes and look worse.
    .resize(width, null, {kernel: 'mitchell'})
    .webp({quality, effort: 6, preset: 'picture'})
    .toBuffer({resolveWithObject: true});
  return {data, width, height: info.height};
}
