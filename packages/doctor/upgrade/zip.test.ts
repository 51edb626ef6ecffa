import {Zip, ZipDeflate, zipSync} from 'fflate';
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
  });
  expect(filesOfZip(zip)).toEqual([
    {path: 'ext/src/a.ts', text: 'a'},
    {
      path: 'ext/src/b.ts',
      what: 'Not read, because it is not text in UTF-8.',
    },
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

/** Lower than that of readers, which takes seconds to reach. */
const limit = 200_000;

it('does not unpack what is too large', () => {
  const zip = zipSync({'a.ts': new Uint8Array(limit + 1)});
  expect(() => filesOfZip(zip, limit)).toThrow('larger than 0.2 MB');
});

it.each(['../a.ts', 'ext/../../a.ts', '/a.ts', 'C:\\ext\\a.ts', '..\\a.ts'])(
  'says that it does not read %s, and reads the rest',
  (path) => {
    const zip = zipSync({[path]: bytes('a'), 'b.ts': bytes('b')});
    expect(filesOfZip(zip)).toEqual([
      {path: 'b.ts', text: 'b'},
      {path, what: expect.stringContaining('leads out of the zip') as string},
    ]);
  },
);

/** Overwrites the size of the only entry, unpacked, in its header and in the list. */
function claiming(zip: Uint8Array, size: number): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  const list = Buffer.from(copy).lastIndexOf('PK\u0001\u0002', 'latin1');
  view.setUint32(22, size, true);
  view.setUint32(list + 24, size, true);
  return copy;
}

const long = 'uiDialogService.create();\n'.repeat(10_000);

it.each([
  ['understates', 10],
  ['overstates', 40_000_000],
])('reads an entry that %s its size whole', (_, size) => {
  const zip = claiming(zipSync({'a.ts': bytes(long)}), size);
  expect(filesOfZip(zip)).toEqual([{path: 'a.ts', text: long}]);
});

it('does not unpack what says that it is small and is too large', () => {
  const zip = claiming(zipSync({'a.ts': new Uint8Array(limit + 1)}), 10);
  expect(() => filesOfZip(zip, limit)).toThrow('larger than 0.2 MB');
});

it('reads a zip that was written as a stream, whose headers have no sizes', () => {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_error, part) => parts.push(part));
  for (const name of ['a.ts', 'b.ts']) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(bytes(name + long), true);
  }
  zip.end();
  expect(filesOfZip(Buffer.concat(parts))).toEqual(
    ['a.ts', 'b.ts'].map((path) => ({path, text: path + long})),
  );
});

it('names an entry that is damaged', () => {
  const zip = zipSync({'a.ts': bytes(long), 'b.ts': bytes('b')});
  zip.fill(0xff, 40, 60);
  expect(filesOfZip(zip)).toEqual([
    {path: 'b.ts', text: 'b'},
    {path: 'a.ts', what: expect.stringContaining('is damaged') as string},
  ]);
});
