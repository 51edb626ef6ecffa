import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Picture} from './check';
import {budget, pictureFolderProblems, readPictures, webpSize} from './check';
import {parts} from './parts.mjs';
import {excluded, scenes} from './scenes.mjs';

const picturesFolder = path.resolve(__dirname, '../../pictures');

describe('the committed pictures', () => {
  it('are complete', async () => {
    expect(await pictureFolderProblems(picturesFolder)).toEqual([]);
  });

  it('match the scenes, with the same alt texts and captions', () => {
    const words = ({
      name,
      window,
      alt,
      caption,
      sameIn,
      parts: marks,
    }: Picture) => ({name, window, alt, caption, sameIn, parts: marks});
    // `node catalog.mjs` writes changed words into pictures.json.
    expect(readPictures(picturesFolder).map(words)).toEqual(
      scenes.map(({name, window, alt, caption, sameIn}) => ({
        name,
        window,
        alt,
        caption,
        sameIn,
        parts: parts[name],
      })),
    );
  });

  it('all show one release and one commit', () => {
    const releases = readPictures(picturesFolder).map(
      (p) => `${p.viewerVersion} ${p.viewerCommit}`,
    );
    expect(new Set(releases).size).toBe(1);
  });
});

describe('the scenes', () => {
  it('have unique names, and none is also excluded', () => {
    const names = [...scenes, ...excluded].map((s) => s.name);
    expect(names.filter((n, i) => names.indexOf(n) !== i)).toEqual([]);
  });

  it('have the parts that are measured', () => {
    const names = scenes.map(({name}) => name);
    expect(Object.keys(parts).filter((name) => !names.includes(name))).toEqual(
      [],
    );
  });

  it('show what looks the same in the latest documented version', () => {
    const strays = scenes.filter((s) => !s.sameIn.includes('3.10'));
    expect(strays.map((s) => s.name)).toEqual([]);
  });

  it('have steps of one verb each', () => {
    const steps = scenes.flatMap((s) => s.steps);
    expect(steps.filter((s) => Object.keys(s).length !== 1)).toEqual([]);
  });

  it('describe the content, not that it is an image', () => {
    const alts = scenes.map((s) => s.alt);
    expect(alts.filter((a) => a.length < 30 || a.length > 300)).toEqual([]);
    expect(alts.filter((a) => /screenshot|picture of/i.test(a))).toEqual([]);
  });
});

describe('an incomplete folder', () => {
  let folder: string;
  const entry: Picture = {
    name: 'one',
    width: 2,
    height: 1,
    viewerVersion: '3.11.1',
    viewerCommit: '93dabb3',
    window: {width: 1280, height: 800},
    date: '2026-11-21',
    alt: 'Two pixels.',
    caption: 'Pixels.',
    sameIn: ['3.10'],
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
    fs.writeFileSync(
      path.join(folder, 'pictures.json'),
      JSON.stringify({pictures}),
    );
    for (const [name, bytes] of Object.entries(files)) {
      fs.writeFileSync(path.join(folder, name), bytes);
    }
    return pictureFolderProblems(folder);
  };

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-check-'));
  });
  afterEach(() => {
    fs.rmSync(folder, {recursive: true});
  });

  it('is distinguished from a complete one', async () => {
    expect(await write([entry], {'one.webp': await webp(2, 1)})).toEqual([]);
  });

  it('lacks a picture that the catalog lists', async () => {
    expect(await write([entry], {})).toEqual([
      'one: one.webp is missing. Take it: node take.mjs one',
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

  it('lists a picture without words, or twice', async () => {
    const mute = {...entry, alt: ' ', caption: ''};
    expect(await write([mute], {'one.webp': await webp(2, 1)})).toEqual([
      'one: has no alternative text. Write one in scenes.mjs.',
      'one: has no caption. Write one in scenes.mjs.',
    ]);
    expect(await write([entry, entry], {})).toContain(
      'one: is listed twice in pictures.json.',
    );
  });
});
