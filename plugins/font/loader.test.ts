import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test, vi} from 'vitest';

type Loader = {
  (this: object, font: Buffer): Promise<Buffer>;
  charactersIn(ranges: string): string;
};
const require = createRequire(import.meta.url);
const loader = require('./loader.cjs') as Loader;

test('a list of ranges becomes its characters', () => {
  expect(loader.charactersIn('U+0041-0043,U+00E9,U+2191')).toBe('ABCé↑');
});

test('the font keeps the weights that are asked for', async () => {
  const file =
    require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const size = async (maxWeight: number) => {
    const font = await loader.call(
      {
        context: path.dirname(file),
        getOptions: () => ({minWeight: 400, maxWeight}),
        addDependency: vi.fn(),
      },
      readFileSync(file),
    );
    expect(font.toString('latin1', 0, 4)).toBe('wOF2');
    return font.length;
  };
  expect(await size(400)).toBeLessThan(await size(700));
});
