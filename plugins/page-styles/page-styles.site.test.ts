/** Each built page links to the styles of everything on it, and to each style sheet once. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {
  builtFiles,
  fileOfPath,
  sitemapPaths,
} from '../../tests/support/built-site';

/** Class names of the modules in a style sheet: a name without a hash may have rules of others. */
const classesOf = (css: string) =>
  new Set(
    Array.from(
      css.matchAll(/\.([a-z_]\w*_[\w-]{4})(?![\w-])/gi),
      ([, name]) => name!,
    ),
  );

const sheets = new Map(
  Array.from(builtFiles(['.css']), ({path, text}) => [path, classesOf(text)]),
);
const styled = new Set([...sheets.values()].flatMap((names) => [...names]));

/** Classes of elements of the page that have a rule, but in no sheet that the page links to. */
function withoutStyles(html: string): string[] {
  const linked = [...sheets].filter(([path]) => html.includes(path));
  const used = Array.from(html.matchAll(/\sclass="?([^">]*)/g), ([, names]) =>
    names!.split(/\s+/),
  ).flat();
  return [...new Set(used)].filter(
    (name) => styled.has(name) && !linked.some(([, names]) => names.has(name)),
  );
}

test('no element of a page lacks its styles', () => {
  expect(
    sitemapPaths().flatMap((page) =>
      withoutStyles(readFileSync(fileOfPath(page), 'utf8')).map(
        (name) => `${page}: ${name}`,
      ),
    ),
  ).toEqual([]);
});

test('a page links to each style sheet once', () => {
  const twice = sitemapPaths().filter((page) => {
    const links = readFileSync(fileOfPath(page), 'utf8').match(
      /\/assets\/css\/[\w.-]+\.css/g,
    );
    return !links || new Set(links).size < links.length;
  });
  expect(twice).toEqual([]);
});

test('an element whose sheet is missing is found', () => {
  const home = readFileSync(fileOfPath('/'), 'utf8');
  expect(
    withoutStyles(home.replace(/href="?\/assets\/css\/[^"> ]*/g, '')).length,
  ).toBeGreaterThan(20);
});
