import path from 'node:path';
import sharp from 'sharp';
import {beforeAll, expect, test} from 'vitest';
import {temporaryFolder} from '../../../../tests/support/written-files';
import encode from './encode';

const file = path.join(temporaryFolder(), 'picture.png');
beforeAll(async () => {
  const noise = Buffer.from(
    Array.from({length: 200 * 100 * 3}, (_, i) => (i * i * 7919) % 256),
  );
  await sharp(noise, {raw: {width: 200, height: 100, channels: 3}})
    .png()
    .toFile(file);
});

const mime = 'image/webp';

test('an image is a WebP of the requested width', async () => {
  expect(await encode(file).metadata()).toMatchObject({width: 200});
  const {data, ...size} = await encode(file).resize({
    width: 80,
    mime,
    options: {quality: 70},
  });
  expect(size).toEqual({width: 80, height: 40});
  expect(await sharp(data).metadata()).toMatchObject({format: 'webp', ...size});
});

test('respects the quality', async () => {
  const bytes = async (quality: number) =>
    (await encode(file).resize({width: 80, mime, options: {quality}})).data
      .length;
  expect(await bytes(20)).toBeLessThan(await bytes(90));
});

test('another format is refused, not written under a wrong name', async () => {
  await expect(
    encode(file).resize({
      width: 80,
      mime: 'image/avif',
      options: {quality: 70},
    }),
  ).rejects.toThrow(
    /picture\.png was requested as image\/avif.*docusaurus\.config/,
  );
});

test('an image is encoded once for both bundles, and again when it changes', async () => {
  const request = {width: 90, mime, options: {quality: 70}};
  const first = await encode(file).resize(request);
  expect(await encode(file).resize(request)).toBe(first);
  await sharp({
    create: {width: 200, height: 100, channels: 3, background: 'red'},
  })
    .png()
    .toFile(file);
  expect((await encode(file).resize(request)).data).not.toEqual(first.data);
});
