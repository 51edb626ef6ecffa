import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parts, phoneParts} from './parts';

const catalog = readFileSync('pictures/pictures.json', 'utf8');
const unknown = (names: string[]) =>
  names.filter((name) => !catalog.includes(`"name": "${name}"`));

test('there is a picture for each part', () => {
  expect(unknown(Object.keys({...parts, ...phoneParts}))).toEqual([]);
  expect(unknown(['layout', 'no-such-picture'])).toEqual(['no-such-picture']);
});

test('a phone shows less of each of them', () => {
  const withoutOne = (names: string[]) =>
    names.filter((name) => !(name in phoneParts));
  expect(withoutOne(Object.keys(parts))).toEqual([]);
  expect(withoutOne(['layout', 'viewer'])).toEqual(['viewer']);
});
