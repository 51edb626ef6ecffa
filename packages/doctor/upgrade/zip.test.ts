import {zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {isSource} from './kinds';
import {filesOfZip, zipOfFiles} from './zip';

const bytes = (text: string) => new TextEncoder().encode(text);

it('returns the files that went in', () => {
  const files = [
    {path: 'src/index.tsx', text: '\ufeffa();\r\n'},
    {path: 'package.json', text: '{}'},
  ];
  expect(filesOfZip(zipOfFiles(files))).toEqual(files);
  expect(zipOfFiles(files)).toEqual(zipOfFiles(files));
});

it('reads only sources', () => {
  const zip = zipSync({
    'ext/src/a.ts': bytes('a'),
    'ext/src/b.ts': new Uint8Array([0xff]),
    'ext/logo.png': bytes('a'),
    'ext/node_modules/c/index.js': bytes('a'),
    '__MACOSX/ext/._a.ts': bytes('a'),
    '../d.ts': bytes('a'),
  });
  expect(filesOfZip(zip)).toEqual([
    {path: 'ext/src/a.ts', text: 'a'},
    {path: 'ext/src/b.ts', text: '\0'},
  ]);
  expect(isSource('dist/index.js')).toBe(false);
});

it.each([
  ['nothing', new Uint8Array()],
  ['text', bytes('This is not a zip.')],
  ['half a zip', zipSync({'a.ts': bytes('a'.repeat(500))}).slice(0, 60)],
])('explains that %s is not a zip', (_, zip) => {
  expect(() => filesOfZip(zip)).toThrow('This zip cannot be read');
});

it('does not unpack what is too large', () => {
  const zip = zipSync({'a.ts': new Uint8Array(50_000_001)}, {level: 1});
  expect(() => filesOfZip(zip)).toThrow('larger than 50 MB');
});
