/** The images of the built pages: none moves the text when it comes, or comes before it is needed. */
import {load} from 'cheerio';
import {builtFiles} from '../support/built-site';
import {expect, test} from '../support/fixtures';

const modernFormat =
  /\.(?:avif|svg|webp)$|^data:image\/(?:avif|svg\+xml|webp)[;,]/;

/** Problems of a page's images, one line each. */
function imageFaults(html: string): string[] {
  // htmlparser2, several times as fast as parse5.
  const $ = load(html, {xml: {xmlMode: false, decodeEntities: true}});
  const firstOfText = $('main img').get(0);
  return $('img, picture source')
    .toArray()
    .flatMap((node) => {
      const {src, srcset = '', width, height, loading} = $(node).attr() ?? {};
      const isImage = $(node).is('img');
      const files = [
        ...(src === undefined ? [] : [src]),
        ...srcset.split(', ').flatMap((part) => part.split(' ', 1)),
      ].filter(Boolean);
      const isAboveTheFold =
        node === firstOfText || $(node).closest('.navbar').length > 0;
      const faults = [
        files.every((file) => modernFormat.test(file))
          ? ''
          : 'neither AVIF, WebP nor SVG',
        !isImage || (Number(width) > 0 && Number(height) > 0) ? '' : 'no size',
        !isImage || isAboveTheFold || loading === 'lazy' ? '' : 'not lazy',
      ].filter(Boolean);
      return faults.map((fault) => `${files.join(' ')}: ${fault}`);
    });
}

test('every image has its size, a modern format, and waits for the reader below the first', () => {
  let images = 0;
  const faults: string[] = [];
  for (const {path, text} of builtFiles(['.html'])) {
    images += text.split('<img').length - 1;
    faults.push(...imageFaults(text).map((fault) => `${path}: ${fault}`));
  }
  expect(images).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

for (const [fault, html] of [
  ['no size', '<img src="/a.webp" loading="lazy" width="1">'],
  [
    'not lazy',
    '<main><img src="/a.svg" width="1" height="1"><img src="/b.svg" width="1" height="1"></main>',
  ],
  [
    'neither AVIF, WebP nor SVG',
    '<main><img src="/a.webp" srcset="/a.webp 1x, /b.png 2x" width="1" height="1"></main>',
  ],
] as const) {
  test(`reports an image with ${fault}`, () => {
    expect(imageFaults(html)).toEqual([expect.stringContaining(fault)]);
  });
}
