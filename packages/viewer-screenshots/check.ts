/**
 * Are the committed pictures whole? Reads the folder only; needs neither browser nor
 * viewer. Run by check.test.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {Mark} from './parts.mjs';

/** One entry of `pictures/pictures.json`. */
export type Picture = {
  name: string;
  width: number;
  height: number;
  viewerVersion: string;
  viewerCommit: string;
  window: {width: number; height: number};
  date: string;
  /** Parts of the picture that a page can number. */
  parts?: Record<string, Mark>;
};

/** The limits of encode.mjs, in bytes and pixels. */
export const budget = {
  onePicture: 300_000,
  allPictures: 12_000_000,
  width: 2560,
};

const catalogName = 'pictures.json';

export function readPictures(folder: string): Picture[] {
  const file = path.join(folder, catalogName);
  const {pictures} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    pictures: Picture[];
  };
  return pictures;
}

/** Width and height of a WebP file; `undefined` if it is not one. */
export async function webpSize(
  file: Buffer,
): Promise<{width: number; height: number} | undefined> {
  const image = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return image?.format === 'webp'
    ? {width: image.width, height: image.height}
    : undefined;
}

async function pictureProblems(
  folder: string,
  picture: Picture,
): Promise<string[]> {
  const {name, width, height, viewerVersion, date} = picture;
  const problems: string[] = [];
  const say = (what: string) => problems.push(`${name}: ${what}`);

  if (!viewerVersion) {
    say('does not say which release it shows.');
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) {
    say(`has no date: ${date}`);
  }

  for (const [part, {x, y}] of Object.entries(picture.parts ?? {})) {
    if (![x, y].every((percent) => percent > 0 && percent < 100)) {
      say(`the mark of "${part}" is outside the picture: ${x} %, ${y} %.`);
    }
  }

  const file = path.join(folder, `${name}.webp`);
  if (!fs.existsSync(file)) {
    say(
      `${name}.webp is missing. Take it: npx tsx take.mjs --viewer DIR ${name}`,
    );
    return problems;
  }
  const bytes = fs.readFileSync(file);
  const size = await webpSize(bytes);
  if (!size) {
    say('is not a WebP file.');
  } else if (size.width !== width || size.height !== height) {
    say(
      `is ${size.width}x${size.height}, but ${catalogName} says ${width}x${height}.`,
    );
  }
  if (width > budget.width) {
    say(`is ${width} pixels wide; at most ${budget.width}.`);
  }
  if (bytes.length > budget.onePicture) {
    say(`has ${bytes.length} bytes; at most ${budget.onePicture}.`);
  }
  return problems;
}

/** Files, without the folders of older releases. */
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({name}) => name);

/** Problems of a folder of pictures, as sentences; empty if there are none. */
export async function pictureFolderProblems(folder: string): Promise<string[]> {
  const pictures = readPictures(folder);
  const problems = (
    await Promise.all(pictures.map((p) => pictureProblems(folder, p)))
  ).flat();

  const names = pictures.map((p) => p.name);
  for (const name of new Set(names)) {
    if (names.filter((n) => n === name).length > 1) {
      problems.push(`${name}: is listed twice in ${catalogName}.`);
    }
  }
  const expected = new Set([catalogName, ...names.map((n) => `${n}.webp`)]);
  let total = 0;
  for (const file of filesIn(folder)) {
    if (!expected.has(file)) {
      problems.push(`${file}: is not in ${catalogName}. Delete the file.`);
    }
    total += fs.statSync(path.join(folder, file)).size;
  }
  if (total > budget.allPictures) {
    problems.push(
      `All screenshots together have ${total} bytes; at most ${budget.allPictures}.`,
    );
  }
  return problems;
}
