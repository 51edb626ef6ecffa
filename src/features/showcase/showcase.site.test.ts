/** The pages of the showcase in the built files: their examples, code, sections, and screenshots. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {fileOfPath} from '../../../tests/support/built-site';
import {showcasePages} from '../../../tests/support/showcase';

const components = showcasePages('components');
const patterns = showcasePages('patterns');
const pages = [...components, ...patterns];

test('there are fifteen component pages and five patterns', () => {
  expect(components.map(({path}) => path)).toHaveLength(15);
  expect(patterns.map(({path}) => path)).toHaveLength(5);
});

/** The HTML of a page, as readers without JavaScript get it. */
const htmlOf = (path: string) => load(readFileSync(fileOfPath(path), 'utf8'));

for (const {path, examples} of [...patterns, ...components]) {
  test(`${path} shows its examples and the code that runs`, () => {
    const $ = htmlOf(path);
    for (const {name, source} of examples) {
      const running = $(`[data-showcase-stage="${name}.tsx"]`);
      expect(running, name).toHaveLength(1);
      expect(running.html()!.length).toBeGreaterThan(30);
      const code = $(`[data-showcase-code="${name}.tsx"] pre`);
      code.find('br').replaceWith('\n');
      expect(squeeze(code.text())).toBe(squeeze(source));
    }
  });
}

test('the galleries lead to each page', () => {
  for (const [gallery, own] of [
    ['/components', components],
    ['/patterns', patterns],
  ] as const) {
    const targets = htmlOf(gallery)('main ul h2 a:not(.hash-link)')
      .toArray()
      .map(({attribs}) => attribs.href!);
    expect(targets.sort(), gallery).toEqual(own.map(({path}) => path).sort());
  }
});

test('each component has its sections and the default of its props', () => {
  for (const {path} of components) {
    const main = htmlOf(path)('main');
    const ids = main
      .find('h2')
      .toArray()
      .map(({attribs}) => attribs.id);
    expect(ids, path).toEqual(
      expect.arrayContaining([
        'examples',
        'keyboard',
        'accessibility',
        'props',
      ]),
    );
    expect(main.find('th').text(), path).toContain('Default');
  }
});

test('each example has its picture, and they are small', () => {
  const folder = path.resolve(
    'src/features/showcase/showcase-pictures.spec.ts-snapshots',
  );
  const pictures = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.png'))
    .map((name) => name.split(path.sep).join('/'));
  expect(pictures.sort()).toEqual(
    pages
      .flatMap(({path: address, examples}) => {
        const base = address.replace(/^\//, '').replace('/', '-');
        // The site's own frame follows the color mode.
        const ends = address.endsWith('/ShowcaseRow') ? ['', '-light'] : [''];
        return examples.flatMap(({name}) =>
          ends.map((end) => `${base}/${name}${end}.png`),
        );
      })
      .sort(),
  );
  const sizes = pictures.map((name) => statSync(path.join(folder, name)).size);
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3_000_000);
});

/** Lines without the spaces that a code block may add at their ends. */
function squeeze(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(' ', ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
