import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Picture} from './check';
import {budget, pictureFolderProblems, pngSize, readPictures} from './check';
import {excluded, scenes} from './scenes.mjs';

const picturesFolder = path.resolve(__dirname, '../../pictures');

describe('the committed pictures', () => {
  it('are complete', () => {
    expect(pictureFolderProblems(picturesFolder)).toEqual([]);
  });

  it('are those of the scenes, with the words of the scenes', () => {
    const words = ({name, window, alt, caption, sameIn}: Picture) => ({
      name,
      window,
      alt,
      caption,
      sameIn,
    });
    // `node catalog.mjs` writes changed words into pictures.json.
    expect(readPictures(picturesFolder).map(words)).toEqual(
      scenes.map(({name, window, alt, caption, sameIn}) => ({
        name,
        window,
        alt,
        caption,
        sameIn,
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

  /** The first bytes of a PNG file of a size: all that is read of one. */
  const png = (width: number, height: number, bytes = 64) => {
    const file = Buffer.alloc(bytes);
    file.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
    file.writeUInt32BE(13, 8);
    file.write('IHDR', 12, 'latin1');
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    return file;
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

  it('is distinguished from a complete one', () => {
    expect(write([entry], {'one.png': png(2, 1)})).toEqual([]);
  });

  it('lacks a picture that the catalog lists', () => {
    expect(write([entry], {})).toEqual([
      'one: one.png is missing. Take it: node take.mjs one',
    ]);
  });

  it('holds a picture that the catalog does not list', () => {
    expect(
      write([entry], {'one.png': png(2, 1), 'two.png': png(2, 1)}),
    ).toEqual(['two.png: is not in pictures.json. Delete the file.']);
  });

  it('holds a picture of another size than listed', () => {
    expect(write([entry], {'one.png': png(4, 3)})).toEqual([
      'one: is 4x3, but pictures.json says 2x1.',
    ]);
  });

  it('contains a file that is not a PNG', () => {
    const jpeg = Buffer.alloc(64, 0xff);
    expect(pngSize(jpeg)).toBeUndefined();
    expect(write([entry], {'one.png': jpeg})).toEqual([
      'one: is not a PNG file.',
    ]);
  });

  it('holds a picture that is too large', () => {
    const large = png(1281, 1, budget.onePicture + 1);
    expect(
      write([{...entry, width: 1281, height: 1}], {'one.png': large}),
    ).toEqual([
      'one: is 1281 pixels wide; at most 1280.',
      'one: has 150001 bytes; at most 150000.',
    ]);
  });

  it('is too large as a whole', () => {
    const names = Array.from({length: 41}, (_, i) => `p${i}`);
    const files = Object.fromEntries(
      names.map((n) => [`${n}.png`, png(2, 1, budget.onePicture)]),
    );
    const pictures = names.map((name) => ({...entry, name}));
    expect(write(pictures, files)).toEqual([
      expect.stringMatching(
        /^All pictures together have \d+ bytes; at most 6000000\.$/,
      ),
    ]);
  });

  it('lists a picture without words, or twice', () => {
    const mute = {...entry, alt: ' ', caption: ''};
    expect(write([mute], {'one.png': png(2, 1)})).toEqual([
      'one: has no alternative text. Write one in scenes.mjs.',
      'one: has no caption. Write one in scenes.mjs.',
    ]);
    expect(write([entry, entry], {})).toContain(
      'one: is listed twice in pictures.json.',
    );
  });
});
