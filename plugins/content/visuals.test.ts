/** The images of the pages: every screenshot is used, and every diagram follows the rules. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it, test} from 'vitest';
import {releases} from '../../config/releases';

const root = path.resolve(__dirname, '../..');
const maxBytes = 8192;
const minFontSize = 12;
/** A drawing of this width is shown without making its text smaller, on a screen of 376 px. */
const phone = 344;

/**
 * Which rules of the diagrams a file breaks.
 *
 * @param svg the file
 * @param wide of a narrow drawing, the wide one, which has the title and the description of both
 */
function diagramProblems(svg: string, wide = svg): string[] {
  const $ = load(svg, {xml: true});
  const $wide = load(wide, {xml: true});
  const picture = $('svg');
  const named = (picture.attr('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => $wide(`title[id="${id}"], desc[id="${id}"]`).text().trim());
  const problems = {
    'is larger than 8 kB': Buffer.byteLength(svg) > maxBytes,
    'is not an image for screen readers': picture.attr('role') !== 'img',
    'has no title and description': named.filter(Boolean).length !== 2,
    'is too wide for a phone':
      svg !== wide && !(Number(picture.attr('width')) <= phone),
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

  const diagram = (name: string) => read(path.join(folder, name));

  it.each(readdirSync(path.join(root, folder)))('%s', (name) => {
    const wide = name.replace('-narrow', '');
    expect(diagramProblems(diagram(name), diagram(wide))).toEqual([]);
    expect(pages).toContain(`_diagrams/${name}'`);
  });

  it('have a narrow drawing wherever one is too wide for a phone', () => {
    const shown = [
      ...pages.matchAll(/<Diagram of=\{(\w+)\}( narrow=\{\1Narrow\})?/g),
    ];
    const widthOf = new Map(
      [
        ...pages.matchAll(/^import (\w+) from '[^']*_diagrams\/(.+\.svg)';$/gm),
      ].map(([, imported, name]) => [
        imported,
        Number(load(diagram(name!), {xml: true})('svg').attr('width')),
      ]),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(
      shown
        .filter(([, of, narrow]) => !narrow && !(widthOf.get(of)! <= phone))
        .map(([element]) => element),
    ).toEqual([]);
  });
});

test('a diagram that breaks the rules is found', () => {
  expect(
    diagramProblems(
      '<svg><title>A</title><style>a{}</style><path fill="#fff" marker-end="url(#b)"/><text font-size="9">B</text></svg>',
    ),
  ).toHaveLength(6);
  const named =
    '<svg role="img" aria-labelledby="a b"><title id="a">A</title><desc id="b">B</desc></svg>';
  const narrow = '<svg role="img" aria-labelledby="a b" width="328"/>';
  expect(diagramProblems(narrow, named)).toEqual([]);
  expect(diagramProblems(narrow.replace('328', '400'), named)).toEqual([
    'is too wide for a phone',
  ]);
  expect(diagramProblems(`<svg>${' '.repeat(maxBytes)}</svg>`)).toContain(
    'is larger than 8 kB',
  );
});

/** Contents of `<div className="steps">` other than one numbered list, by their first words. */
function wrongSteps(text: string): string[] {
  return [
    ...text.matchAll(/<div className="steps">\n([\s\S]*?)\n<\/div>/g),
  ].flatMap(([, inside]) => {
    const blocks = inside!
      .split(/\n+/)
      .filter((line) => line !== '' && !/^ {3}|^\d+\. /.test(line));
    return /^\s*1\. /.test(inside!) ? blocks : [inside!.trim().slice(0, 40)];
  });
}

test('steps are numbered lists', () => {
  expect(wrongSteps('<div className="steps">\n\n- one\n\n</div>')).toEqual([
    '- one',
  ]);
  expect(
    wrongSteps('<div className="steps">\n\n1. one\n\nText.\n\n</div>'),
  ).toEqual(['Text.']);
  const pages = [...releases.map(({docs}) => docs), 'src/pages'].flatMap(
    pagesBelow,
  );
  expect(
    pages.flatMap((page) =>
      wrongSteps(read(page)).map((text) => `${page}: ${text}`),
    ),
  ).toEqual([]);
});

test.each(releases)('every screenshot of $id is on a page', ({id, docs}) => {
  const file = path.posix.join(
    'pictures',
    id === 'current' ? '' : id,
    'pictures.json',
  );
  const {pictures} = (
    existsSync(path.join(root, file)) ? JSON.parse(read(file)) : {pictures: []}
  ) as {pictures: {name: string}[]};
  const shown = [docs, 'src/pages']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap(pagesBelow)
    .flatMap((page) => [
      ...read(page).matchAll(/<ViewerPicture\s[^>]*?name="([^"]+)"/g),
    ])
    .map(([, name]) => name);
  expect(
    pictures.map(({name}) => name).filter((n) => !shown.includes(n)),
  ).toEqual([]);
});
