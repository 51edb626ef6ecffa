import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {
  decodeImage,
  decodeValues,
  decodeVolume,
  encodeValues,
  type Image,
} from './image';
import {withNoise} from './noise';
import {slabOf} from './planes';
import {
  colorsOf,
  draggedWindow,
  grayOf,
  histogramOf,
  lowestValue,
  paint,
  rangeOf,
} from './window';

describe('a window', () => {
  it('is the function LINEAR of DICOM PS3.3 C.11.2.1.2', () => {
    // The standard's pseudocode, with ymin 0 and ymax 255.
    const standard = (x: number, c: number, w: number) =>
      x <= c - 0.5 - (w - 1) / 2
        ? 0
        : x > c - 0.5 + (w - 1) / 2
          ? 255
          : ((x - (c - 0.5)) / (w - 1) + 0.5) * 255;
    for (const [level, width] of [
      [40, 400],
      [-600, 1500],
      [90, 150],
      [480, 2500],
      [2048, 4096],
      [0, 100],
      [0, 2],
      [0, 1],
    ] as const) {
      const values = Array.from({length: 4096}, (_, at) => at - 1024);
      expect(values.map((value) => grayOf(value, {width, level}))).toEqual(
        values.map((value) => Math.round(standard(value, level, width))),
      );
    }
  });

  it('of width 100 at 0 is black up to -50 and white above 49, as the standard says', () => {
    expect(rangeOf({width: 100, level: 0})).toEqual([-50, 49]);
    expect(grayOf(-50, {width: 100, level: 0})).toBe(0);
    expect(grayOf(49, {width: 100, level: 0})).toBe(255);
  });

  it('of width 1 is a threshold', () => {
    expect(grayOf(0, {width: 1, level: 1})).toBe(0);
    expect(grayOf(1, {width: 1, level: 1})).toBe(255);
  });

  it('colors pixels, also of values that were not rescaled', () => {
    const pixels = new Uint32Array(3);
    const values = Int16Array.of(lowestValue, 40, 3071);
    paint(pixels, values, colorsOf({width: 400, level: 40}));
    expect([...new Uint8Array(pixels.buffer)]).toEqual([
      ...[0, 0, 0, 255],
      ...[128, 128, 128, 255],
      ...[255, 255, 255, 255],
    ]);
    paint(pixels, values, colorsOf({width: 400, level: 40}, 1024));
    expect(pixels[1]! & 0xff).toBe(255);
    for (const window of [
      {width: 1, level: 40},
      {width: 151, level: -990},
      {width: 3000, level: 1500},
    ]) {
      expect(Array.from(colorsOf(window, 5), (color) => color & 0xff)).toEqual(
        Array.from({length: 4096}, (_, at) => grayOf(at - 1024 + 5, window)),
      );
    }
  });

  it('changes with a drag as in the viewer', () => {
    const before = {width: 400, level: 40};
    expect(draggedWindow(before, [10, -5], 4095)).toEqual({
      width: 440,
      level: 20,
    });
    expect(draggedWindow(before, [-1000, 0], 4095).width).toBe(1);
    expect(draggedWindow(before, [10, 0], 512).width).toBe(405);
  });
});

it('a histogram counts each value in its bin, and leaves out others', () => {
  expect([...histogramOf(Int16Array.of(-5, 0, 1, 9, 10), 0, 10, 2)]).toEqual([
    2, 1,
  ]);
});

describe('a stored image', () => {
  const columns = 7;
  const values = Int16Array.from(
    {length: 7 * 5 * 2},
    (_, at) => 4 * Math.round(1023 * Math.sin(at * at)),
  );

  it('has the values that were stored', async () => {
    const bytes = encodeValues(values, columns, 4);
    expect(decodeValues(bytes, columns, 4)).toEqual(values);
    const image = await decodeImage({
      size: [columns, 5, 2],
      spacing: [1, 2, 3],
      step: 4,
      data: gzipSync(bytes).toString('base64'),
    });
    expect(image).toEqual({size: [7, 5, 2], spacing: [1, 2, 3], values});
  });

  it('differs by half a step at most', () => {
    const odd = values.map((value, at) => value + (at % 5) - 2);
    const decoded = decodeValues(encodeValues(odd, columns, 4), columns, 4);
    odd.forEach((value, at) =>
      expect(Math.abs(value - decoded[at]!)).toBeLessThanOrEqual(2),
    );
  });
});

describe('a plane', () => {
  // A value of 100 x + 10 y + z.
  const volume: Image = {
    size: [4, 3, 5],
    spacing: [1, 1, 2],
    values: Int16Array.from(
      {length: 60},
      (_, at) =>
        100 * (at % 4) + 10 * (Math.floor(at / 4) % 3) + Math.floor(at / 12),
    ),
  };

  it('has the right of the patient or the front at the left, and the head at the top', () => {
    expect([...slabOf(volume, 'axial', 4, 0)].slice(0, 5)).toEqual([
      4, 104, 204, 304, 14,
    ]);
    expect([...slabOf(volume, 'coronal', 2, 0)].slice(0, 5)).toEqual([
      24, 124, 224, 324, 23,
    ]);
    expect([...slabOf(volume, 'sagittal', 3, 0)].slice(0, 4)).toEqual([
      304, 314, 324, 303,
    ]);
  });

  it('of some thickness has the largest values, and ends with the volume', () => {
    // Two voxels of 2 mm to each side.
    expect(slabOf(volume, 'axial', 1, 9)[0]).toBe(3);
    expect(slabOf(volume, 'axial', 4, 9)[0]).toBe(4);
    expect(slabOf(volume, 'sagittal', 0, 4)[0]).toBe(204);
  });

  it('is of a volume whose bytes are levels', async () => {
    const stored = {
      size: [2, 1, 1],
      spacing: [1, 1, 1],
      levels: [-1000, 40],
      data: gzipSync(Uint8Array.of(1, 0)).toString('base64'),
    };
    expect((await decodeVolume(stored)).values).toEqual(
      Int16Array.of(40, -1000),
    );
  });
});

it('noise has the wanted deviation, no mean, and is the same each time', () => {
  const image = {
    size: [100, 100, 1],
    spacing: [1, 1, 1],
    values: new Int16Array(10_000).fill(50),
  } as const;
  const {values} = withNoise(image, 10, 3);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  expect(Math.abs(mean - 50)).toBeLessThan(2);
  expect(Math.abs(Math.sqrt(variance) - 10)).toBeLessThan(1);
  expect(withNoise(image, 10, 3).values).toEqual(values);
});
