import sharp from 'sharp';
import {expect, test} from 'vitest';
import {drawOgImage} from './og-image';

test('an image is a PNG of the declared size, with the same bytes each time', async () => {
  const card = await drawOgImage('Viewport grid service', 'OHIF 3.9');
  expect(await sharp(card).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  expect(await drawOgImage('Viewport grid service', 'OHIF 3.9')).toEqual(card);
  expect(await drawOgImage('Viewport grid', 'OHIF 3.9')).not.toEqual(card);
  expect(await drawOgImage('Viewport grid service', 'OHIF 3.10')).not.toEqual(
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
  const card = await drawOgImage(title, 'OHIF');
  const {data, info} = await sharp(card)
    .extract({left: 1120, top: 0, width: 80, height: 630})
    .raw()
    .toBuffer({resolveWithObject: true});
  const first = data.subarray(0, info.channels);
  for (let i = 0; i < data.length; i += info.channels) {
    expect(data.subarray(i, i + info.channels).equals(first)).toBe(true);
  }
});

/** How often a line from top to bottom, through the middle of a lone letter, crosses a stroke. */
async function strokesOf(letter: string): Promise<number> {
  const {data, info} = await sharp(await drawOgImage(letter, '-'))
    .extract({left: 0, top: 200, width: 300, height: 250})
    .grayscale()
    .raw()
    .toBuffer({resolveWithObject: true});
  const isInk = (x: number, y: number) => data[y * info.width + x]! > 128;
  const rows = [...Array(info.height).keys()];
  const columns = [...Array(info.width).keys()].filter((x) =>
    rows.some((y) => isInk(x, y)),
  );
  const middle = columns[Math.floor(columns.length / 2)]!;
  return rows.filter((y) => isInk(middle, y) && !isInk(middle, y - 1)).length;
}

test.each(Object.entries({a: 3, e: 3, g: 3, o: 2, B: 3, D: 2, 8: 3, 0: 2}))(
  'the letter %s keeps what is open in it',
  async (letter, strokes) => {
    expect(await strokesOf(letter)).toBe(strokes);
  },
);

test('an arrow is written as a word', async () => {
  expect(await drawOgImage('3.9 → 3.10', '-')).toEqual(
    await drawOgImage('3.9 to 3.10', '-'),
  );
});

test('a letter that the font lacks, and a title without end, stop the build', async () => {
  await expect(drawOgImage('Ansicht 画像', 'OHIF')).rejects.toThrow(
    /no letter "画"/,
  );
  await expect(drawOgImage('word '.repeat(60).trim(), 'OHIF')).rejects.toThrow(
    /does not fit/,
  );
});
