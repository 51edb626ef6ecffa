/**
 * Writes the images of the figures and their pictures for readers without scripts, from the
 * synthetic torso of the screenshots: `npx tsx src/features/figures/plugin/write-data.ts`.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {torsoCT} from '@ohif-docs/viewer-screenshots/data/torso.mjs';
import sharp from 'sharp';
import {encodeValues, type Image, type StoredImage} from '../core/image';
import {colorsOf, paint} from '../core/window';
import {sliceOf} from '../data/slice';

const inFolder = (name: string) => path.join(__dirname, '../data', name);

function store(name: string, image: Image, step: number): StoredImage {
  const {size, spacing, values} = image;
  const bytes = encodeValues(values, size[0], step);
  const stored = {
    size: [...size],
    spacing: [...spacing],
    step,
    data: gzipSync(bytes, {level: 9}).toString('base64'),
  };
  const fields = Object.entries(stored).map(
    ([key, value]) =>
      `  "${key}": ${JSON.stringify(value).replaceAll(',', ', ')}`,
  );
  writeFileSync(inFolder(`${name}.json`), `{\n${fields.join(',\n')}\n}\n`);
  return stored;
}

/** One axial slice through liver, lung, and spine, 160 mm above the lowest one. */
function slice(): Image {
  const size = [624, 444, 1] as const;
  const {data} = torsoCT({
    n: [size[0], size[1], 2],
    sp: [0.573, 0.573, 160],
    hasNoise: false,
  });
  return {
    size,
    spacing: [0.573, 0.573, 1],
    values: Int16Array.from(data.slice(size[0] * size[1]), Math.round),
  };
}

async function picture(name: string, {size, values}: Image): Promise<void> {
  const pixels = new Uint32Array(values.length);
  paint(pixels, values, colorsOf({width: 400, level: 40}));
  await sharp(Buffer.from(pixels.buffer), {
    raw: {width: size[0], height: size[1], channels: 4},
  })
    .removeAlpha()
    .webp({quality: 70, effort: 6})
    .toFile(inFolder(`${name}.webp`));
}

async function write(): Promise<void> {
  await picture('slice', await sliceOf(store('slice', slice(), 4)));
}

void write();
