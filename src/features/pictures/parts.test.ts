import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {partOf, parts, phoneParts, viewsOf} from './parts';

const catalog = readFileSync('pictures/pictures.json', 'utf8');
const unknown = (names: string[]) =>
  names.filter(
    (name) => !catalog.includes(`"name": "${name.replace(/\/.*/, '')}"`),
  );

test('there is a picture for each part', () => {
  expect(unknown(Object.keys({...parts, ...phoneParts}))).toEqual([]);
  expect(unknown(['layout', 'no-such-picture'])).toEqual(['no-such-picture']);
});

test('a phone shows less of each of them', () => {
  const withoutOne = (names: string[]) =>
    names.filter(
      (name) => name !== 'lung-window' && viewsOf(name).length === 0,
    );
  expect(withoutOne(Object.keys(parts))).toEqual([]);
  expect(withoutOne(['layout', 'chest'])).toEqual(['chest']);
});

test('a phone shows a picture with numbers in views that have all of them, or whole', () => {
  const marks = ['32,13', '33.3,97.6', '86.7,97.6', '25.1,51.4', '93.8,76'];
  expect(viewsOf('lung-window', marks)).toHaveLength(2);
  expect(viewsOf('lung-window', [...marks, '91.7,10'])).toEqual([]);
  expect(viewsOf('viewer')).toEqual([{x: 100, y: 0, scale: 1.287}]);
  expect(viewsOf('no-such-picture')).toEqual([]);
});

test('a wider screen shows the part that has all numbers, or the whole picture', () => {
  expect(partOf('lung-window', ['34.4,13', '84.5,97.6'])?.scale).toBe(1.287);
  expect(partOf('lung-window', ['10,13'])).toBeUndefined();
  expect(partOf('viewer')).toBeUndefined();
  expect(() => partOf('viewer/panel')).toThrow('tracking-panel/panel');
});
