/** What the pages show: every screenshot has its place, and every diagram keeps the rules. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it, test} from 'vitest';
import {releases} from '../../config/releases';

const root = path.resolve(__dirname, '../..');
const maxBytes = 8192;
const minFontSize = 12;

/** Which rules of the diagrams a file breaks. */
function diagramProblems(svg: string): string[] {
  const $ = load(svg, {xml: true});
  const picture = $('svg');
  const named = (picture.attr('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => $(`title[id="${id}"], desc[id="${id}"]`).text().trim());
  const problems = {
    'is larger than 8 kB': Buffer.byteLength(svg) > maxBytes,
    'is not an image for screen readers': picture.attr('role') !== 'img',
    'has no title and description': named.filter(Boolean).length !== 2,
    'has a style element, a script, or a style attribute':
      $('style, script, [style]').length > 0,
    'has a color that does not follow the color mode': $('*')
      .toArray()
      .some((element) =>
        ['fill', 'stroke'].some(
          (name) =>
            !['currentColor', 'none', undefined].includes(
              $(element).attr(name),
            ),
        ),
      ),
    'has text that is too small': $('text')
      .toArray()
      .some(
        (text) =>
          !(
            Number($(text).closest('[font-size]').attr('font-size')) >=
            minFontSize
          ),
      ),
    'refers to an arrow that it does not have': $(
      '[marker-end], [marker-start]',
    )
      .toArray()
      .flatMap((line) => [
        $(line).attr('marker-end'),
        $(line).attr('marker-start'),
      ])
      .some((url) => url && $(`[id="${url.slice(5, -1)}"]`).length !== 1),
  };
  return Object.entries(problems)
    .filter(([, broken]) => broken)
    .map(([problem]) => problem);
}

function pagesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true})
    .map((name) => path.join(folder, String(name)))
    .filter((file) => /\.mdx?$/.test(file) && !/[\\/]_/.test(file));
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe.each(releases)('the diagrams of $line', ({docs}) => {
  const folder = path.join(docs, '_diagrams');
  const pages = pagesBelow(docs).map(read).join('\n');

  it.each(readdirSync(path.join(root, folder)))('%s', (name) => {
    expect(diagramProblems(read(path.join(folder, name)))).toEqual([]);
    expect(pages).toContain(`_diagrams/${name}'`);
  });
});

test('a diagram that breaks the rules is found', () => {
  expect(
    diagramProblems(
      '<svg><title>A</title><style>a{}</style><path fill="#fff" marker-end="url(#b)"/><text font-size="9">B</text></svg>',
    ),
  ).toHaveLength(6);
  expect(diagramProblems(`<svg>${' '.repeat(maxBytes)}</svg>`)).toContain(
    'is larger than 8 kB',
  );
});

test('every screenshot is on a page', () => {
  const {pictures} = JSON.parse(read('pictures/pictures.json')) as {
    pictures: {name: string}[];
  };
  const pages = [...releases.map(({docs}) => docs), 'src/pages']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap(pagesBelow)
    .map(read)
    .join('\n');
  const shown = new Set(
    [...pages.matchAll(/<ViewerPicture\s[^>]*?name="([^"]+)"/g)].map(
      ([, name]) => name,
    ),
  );
  expect(pictures.map(({name}) => name).filter((n) => !shown.has(n))).toEqual(
    [],
  );
});
