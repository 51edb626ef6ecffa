import sharp from 'sharp';
import {expect, test} from 'vitest';
import {drawCard} from './card';

test('a card is a PNG of the size that pages say, the same each time', async () => {
  const card = await drawCard('Viewport grid service', 'OHIF 3.9');
  expect(await sharp(card).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  expect(await drawCard('Viewport grid service', 'OHIF 3.9')).toEqual(card);
  expect(await drawCard('Viewport grid', 'OHIF 3.9')).not.toEqual(card);
  expect(await drawCard('Viewport grid service', 'OHIF 3.10')).not.toEqual(
    card,
  );
});

test.each([
  ['name gets smaller letters', 'setViewportOrientationForEveryDisplaySet'],
  [
    'title gets more lines',
    'How the images of a study come from an archive to the viewport of a hanging protocol',
  ],
])('a long %s, and stays within the margins', async (_, title) => {
  const card = await drawCard(title, 'OHIF');
  const {data, info} = await sharp(card)
    .extract({left: 1120, top: 0, width: 80, height: 630})
    .raw()
    .toBuffer({resolveWithObject: true});
  const first = data.subarray(0, info.channels);
  for (let i = 0; i < data.length; i += info.channels) {
    expect(data.subarray(i, i + info.channels).equals(first)).toBe(true);
  }
});

test('a letter that the font lacks, and a title without end, stop the build', async () => {
  await expect(drawCard('Ansicht 画像', 'OHIF')).rejects.toThrow(
    /no letter "画"/,
  );
  await expect(drawCard('word '.repeat(60).trim(), 'OHIF')).rejects.toThrow(
    /does not fit/,
  );
});
