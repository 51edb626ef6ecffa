import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder, writeFiles} from '../../tests/support/written-files';
import type {Picture} from './check';
import {budget, pictureFolderProblems, readPictures, webpSize} from './check';
import {parts, partsOf} from './parts.mjs';
import {scenes} from './scenes.mjs';
import {releases} from './releases.mjs';

const picturesFolder = path.resolve(__dirname, '../../pictures');

/** A version that was just cut has none of its own. */
const pictured = releases.filter(({folder}) =>
  fs.existsSync(path.join(picturesFolder, folder, 'pictures.json')),
);

describe.each(pictured)('the committed pictures of $version', (release) => {
  const folder = path.join(picturesFolder, release.folder);

  it('are complete', async () => {
    expect(await pictureFolderProblems(folder)).toEqual([]);
  });

  it('match the scenes and their marks', () => {
    // `npx tsx catalog.mjs` writes changed marks into pictures.json.
    expect(
      readPictures(folder).map(({name, window, parts: marks}) => ({
        name,
        window,
        parts: marks,
      })),
    ).toEqual(
      scenes
        .filter(({name}) => readPictures(folder).some((p) => p.name === name))
        .map(({name, window}) => ({
          name,
          window,
          parts: partsOf(release, name),
        })),
    );
  });

  it('all show this release', () => {
    const shown = readPictures(folder).map(
      (p) => `${p.viewerVersion} ${p.viewerCommit}`,
    );
    expect(new Set(shown)).toEqual(
      new Set([`${release.version} ${release.commit}`]),
    );
  });
});

describe('the scenes', () => {
  it('have unique names', () => {
    const names = scenes.map((s) => s.name);
    expect(names.filter((n, i) => names.indexOf(n) !== i)).toEqual([]);
  });

  it('have the parts that are measured', () => {
    const names = scenes.map(({name}) => name);
    expect(
      Object.keys(parts).filter(
        (name) => !names.includes(path.posix.basename(name)),
      ),
    ).toEqual([]);
  });

  it('have steps of one verb each', () => {
    const steps = scenes.flatMap((s) => s.steps);
    expect(steps.filter((s) => Object.keys(s).length !== 1)).toEqual([]);
  });

  it('are all pictured in the latest release', () => {
    const pictured = readPictures(picturesFolder).map(({name}) => name);
    expect(scenes.map(({name}) => name)).toEqual(pictured);
  });
});

describe('an incomplete folder', () => {
  let folder: string;
  const entry: Picture = {
    name: 'one',
    width: 2,
    height: 1,
    viewerVersion: '3.10.0',
    viewerCommit: '93dabb3',
    window: {width: 1280, height: 800},
    date: '2026-11-21',
  };

  /** A WebP file of a size, padded to a number of bytes. */
  const webp = async (width: number, height: number, bytes = 0) => {
    const file = await sharp({
      create: {width, height, channels: 3, background: 'black'},
    })
      .webp()
      .toBuffer();
    return Buffer.concat([
      file,
      Buffer.alloc(Math.max(0, bytes - file.length)),
    ]);
  };
  const write = (pictures: Picture[], files: Record<string, Buffer>) => {
    writeFiles(folder, {'pictures.json': {pictures}, ...files});
    return pictureFolderProblems(folder);
  };

  beforeEach(() => {
    folder = temporaryFolder();
  });

  it('is distinguished from a complete one', async () => {
    expect(await write([entry], {'one.webp': await webp(2, 1)})).toEqual([]);
  });

  it('lacks a picture that the catalog lists', async () => {
    expect(await write([entry], {})).toEqual([
      'one: one.webp is missing. Take it: npx tsx take.mjs --viewer DIR one',
    ]);
  });

  it('has a mark outside of a picture', async () => {
    const marked = {...entry, parts: {menu: {x: 101, y: 5}}};
    expect(await write([marked], {'one.webp': await webp(2, 1)})).toEqual([
      'one: the mark of "menu" is outside the picture: 101 %, 5 %.',
    ]);
  });

  it('holds a picture that the catalog does not list', async () => {
    expect(
      await write([entry], {
        'one.webp': await webp(2, 1),
        'two.webp': await webp(2, 1),
      }),
    ).toEqual(['two.webp: is not in pictures.json. Delete the file.']);
  });

  it('holds a picture of another size than listed', async () => {
    expect(await write([entry], {'one.webp': await webp(4, 3)})).toEqual([
      'one: is 4x3, but pictures.json says 2x1.',
    ]);
  });

  it('contains a file that is not a WebP', async () => {
    const jpeg = Buffer.alloc(64, 0xff);
    expect(await webpSize(jpeg)).toBeUndefined();
    expect(await write([entry], {'one.webp': jpeg})).toEqual([
      'one: is not a WebP file.',
    ]);
  });

  it('holds a picture that is too large', async () => {
    const large = await webp(2561, 1, budget.onePicture + 1);
    expect(
      await write([{...entry, width: 2561, height: 1}], {'one.webp': large}),
    ).toEqual([
      'one: is 2561 pixels wide; at most 2560.',
      'one: has 300001 bytes; at most 300000.',
    ]);
  });

  it('is too large as a whole', async () => {
    const names = Array.from({length: 41}, (_, i) => `p${i}`);
    const file = await webp(2, 1, budget.onePicture);
    const files = Object.fromEntries(names.map((n) => [`${n}.webp`, file]));
    const pictures = names.map((name) => ({...entry, name}));
    expect(await write(pictures, files)).toEqual([
      expect.stringMatching(
        /^All screenshots together have \d+ bytes; at most 12000000\.$/,
      ),
    ]);
  });

  it('lists a picture twice', async () => {
    expect(await write([entry, entry], {})).toContain(
      'one: is listed twice in pictures.json.',
    );
  });
});
