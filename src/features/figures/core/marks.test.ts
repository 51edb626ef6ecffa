import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {marksAtFirst, textLinesAtFirst} from '../data/marks';
import {sliceOf} from '../data/slice';
import type {StoredImage} from './image';
import {blend, withSphere} from './labelmap';
import {
  rounded,
  statisticsOf,
  textLinesOf,
  unitIn,
  withHandle,
  type Header,
} from './measure';

const stored = readFileSync(`${__dirname}/../data/slice.json`, 'utf8');

it('an ellipse has the pixels whose middle is in it, and the deviation of all, not of a sample', () => {
  const values = Int16Array.of(9, 2, 9, 9, 4, 4, 4, 9, 9, 6, 9, 9);
  const image = {size: [4, 3, 1], spacing: [1, 1, 1], values} as const;
  const marks = {...marksAtFirst, center: [1, 1], radii: [1, 1]} as const;
  const {mean, max, deviation} = statisticsOf(image, marks);
  expect([mean, max, deviation ** 2]).toEqual([4, 6, expect.closeTo(8 / 5)]);
  // A part of it is outside of the image.
  expect(statisticsOf(image, {...marks, center: [0, 0]}).mean).toBe(5);
  expect(withHandle(marks, 3, [-4, 7]).radii).toEqual([5, 1]);
});

it('the text lines have the numbers and the units of each release', async () => {
  const image = await sliceOf(JSON.parse(stored) as StoredImage);
  const ct = {modality: 'CT', spacing: 0.573, hasPosition: true};
  const statistics = statisticsOf(image, marksAtFirst);
  const linesOf = (header: Header, unit: string) =>
    textLinesOf(marksAtFirst, statistics, header, unit);
  const textLines = linesOf(ct, unitIn.current(ct));
  expect(textLines).toEqual(textLinesAtFirst);
  // 180 and 40 · 26 · π pixels.
  const photo = linesOf({modality: 'XC'}, 'px');
  expect(photo.slice(0, 3)).toEqual(['180 px', 'Area: 3267 px²', 'Mean: 109 ']);
  const others = [{modality: 'DX', spacing: 0.2}, {modality: 'XC'}];
  expect(others.map(unitIn.current)).toEqual(['px', 'px']);
  expect(others.map(unitIn['3.9'])).toEqual(['mm', 'mm']);
  const numbers = [99.96, 9.876, 0.0456, -45.2].map(rounded);
  expect(numbers).toEqual(['100.0', '9.88', '0.0456', '-45.2']);
});

it('a brush is a sphere in mm that spares locked segments, and its color is blended', () => {
  const values = Int16Array.of(0, 1, 0, 0, 0);
  const labels = {size: [5, 1, 1], spacing: [2, 9, 9], values} as const;
  withSphere(labels, [2, 0, 0], 3, 2, [1]);
  expect([...values]).toEqual([0, 1, 2, 2, 0]);
  withSphere(labels, [2, 0, 0], 4, 2);
  expect([...values]).toEqual([2, 2, 2, 2, 2]);
  const bytes = new Uint8Array(8).fill(100);
  blend(new Uint32Array(bytes.buffer), Int16Array.of(0, 1));
  expect([...bytes.slice(3)]).toEqual([100, 173, 90, 90, 255]);
});
