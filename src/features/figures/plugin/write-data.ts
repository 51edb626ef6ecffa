/**
 * Writes the images of the figures and their pictures for readers without scripts, from the
 * synthetic torso of the screenshots: `npx tsx src/features/figures/plugin/write-data.ts`.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {torsoCT} from '@ohif-docs/viewer-screenshots/data/torso.mjs';
import sharp from 'sharp';
import {
  encodeValues,
  type Image,
  type StoredImage,
  type StoredVolume,
} from '../core/image';
import {axesOf, rowOf, slabOf, type Plane} from '../core/planes';
import {colorsOf, paint} from '../core/window';
import {sliceOf} from '../data/slice';
import {colorOf, planes, startOf, volumeOf} from '../data/volume';

const inFolder = (name: string) => path.join(__dirname, '../data', name);

function save(name: string, stored: StoredImage | StoredVolume): void {
  writeFileSync(inFolder(`${name}.json`), `${JSON.stringify(stored)}\n`);
}

const pack = (bytes: Uint8Array) =>
  gzipSync(bytes, {level: 9}).toString('base64');

function storeSlice({size, spacing, values}: Image, step: number): StoredImage {
  const stored = {
    size: [...size],
    spacing: [...spacing],
    step,
    data: pack(encodeValues(values, size[0], step)),
  };
  save('slice', stored);
  return stored;
}

/** HU: soft tissue has finer steps than what is black or white in its window. */
const levels = [
  ...Array.from({length: 17}, (_, at) => -1000 + 48 * at),
  ...Array.from({length: 40}, (_, at) => -184 + 12 * at),
  ...Array.from({length: 60}, (_, at) => 296 + 48 * at),
];

function nearestLevel(value: number): number {
  const above = levels.findIndex((level) => level >= value);
  return above > 0 && value - levels[above - 1]! < levels[above]! - value
    ? above - 1
    : above;
}

/** The torso, and about the same resolution in all directions. */
function volume(): StoredVolume {
  const size: [number, number, number] = [144, 104, 84];
  const spacing: [number, number, number] = [2.5, 2.5, 3.9];
  const {data} = torsoCT({n: size, sp: spacing, hasNoise: false});
  const stored = {
    size,
    spacing,
    levels,
    data: pack(Uint8Array.from(data, nearestLevel)),
  };
  save('volume', stored);
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

/** An image in the soft tissue window, in pixels of the screen. */
function drawn(
  values: Int16Array,
  [width, height]: readonly [number, number],
): sharp.Sharp {
  const pixels = new Uint32Array(values.length);
  paint(pixels, values, colorsOf({width: 400, level: 40}));
  return sharp(Buffer.from(pixels.buffer), {
    raw: {width, height, channels: 4},
  }).removeAlpha();
}

const saveWebp = (image: sharp.Sharp, name: string) =>
  image.webp({quality: 70, effort: 6}).toFile(inFolder(`${name}.webp`));

/** Pixels of the picture for each millimeter. */
const density = 1.6;

async function pane(
  image: Image,
  plane: Plane,
  place: readonly [number, number, number],
) {
  const {size, spacing} = image;
  const {right, down, depth} = axesOf[plane];
  const width = Math.round(size[right] * spacing[right] * density);
  const height = Math.round(size[down] * spacing[down] * density);
  const x = ((place[right] + 0.5) / size[right]) * width;
  const y = ((rowOf(place[down], down, image) + 0.5) / size[down]) * height;
  const lines = `<svg width="${width}" height="${height}" stroke-width="2"><path stroke="${colorOf(right)}" d="M${x},0V${y - 12}M${x},${y + 12}V${height}"/><path stroke="${colorOf(down)}" d="M0,${y}H${x - 12}M${x + 12},${y}H${width}"/></svg>`;
  const enlarged = await drawn(slabOf(image, plane, place[depth], 0), [
    size[right],
    size[down],
  ])
    .resize(width, height, {fit: 'fill', kernel: 'cubic'})
    .png()
    .toBuffer();
  const input = await sharp(enlarged)
    .composite([{input: Buffer.from(lines)}])
    .png()
    .toBuffer();
  return {input, width, height};
}

async function planesPicture(image: Image): Promise<void> {
  const gap = 8;
  const panes = await Promise.all(
    planes.map((plane) => pane(image, plane, startOf(image))),
  );
  const height = Math.max(...panes.map((one) => one.height));
  const width = panes.reduce((sum, one) => sum + one.width + gap, -gap);
  let left = 0;
  const placed = panes.map((one) => {
    const at = left;
    left += one.width + gap;
    const top = Math.round((height - one.height) / 2);
    return {input: one.input, left: at, top};
  });
  const background = '#000';
  await saveWebp(
    sharp({create: {width, height, channels: 3, background}}).composite(placed),
    'volume',
  );
}

async function write(): Promise<void> {
  const {size, values} = await sliceOf(storeSlice(slice(), 4));
  await saveWebp(drawn(values, [size[0], size[1]]), 'slice');
  await planesPicture(await volumeOf(volume()));
}

void write();
