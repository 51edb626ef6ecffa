import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {releases} from '../../../config/releases';
import {isIconOf, type IconFile} from './icons';
import {sourceFacts} from './source-facts';

/** Only elements and attributes that draw, and no reference to anything outside. */
const safe =
  /^<svg(?:(?:(?<=<svg)|<\/?(?:circle|clipPath|defs|ellipse|g|path|rect|svg|use))(?: (?:href="#[\w-]+"|(?:c[xy]|clip-path|clip-rule|d|fill|fill-[a-z]+|height|id|opacity|r[xy]?|stroke|stroke-[a-z]+|transform|viewBox|width|x|y)="(?!url\((?!#))[^"<>:/]*"))*\/?>)+$/;

const square = /^<svg[^>]* viewBox="\S+ \S+ (\S+) \1"/;

function expectFits({drawings, icons}: Partial<IconFile>, names: string[]) {
  expect(Object.keys(icons!).sort()).toEqual([...names].sort());
  for (const icon of Object.values(icons!)) {
    expect(drawings![Number(icon)] ?? icon).toMatch(/^(<svg|image$|none$)/);
  }
  for (const drawing of drawings!) {
    expect(drawing).toMatch(safe);
    expect(drawing).toMatch(square);
  }
}

test.each([...releases])('drawings.json of $id fits its facts', (release) => {
  const folder = path.join(import.meta.dirname, release.id, 'icons');
  const text = readFileSync(path.join(folder, 'drawings.json'), 'utf8');
  const file = JSON.parse(text) as IconFile;
  expect(file.package).toBe(release.packages.icons);
  const facts = sourceFacts(release.id);
  const icons = facts.filter((fact) => isIconOf(file.owner, fact));
  expectFits(
    file,
    icons.map((fact) => fact.name),
  );
});

test('an icon that the package turns with a style is turned in its drawing', () => {
  const {drawings, icons} = JSON.parse(
    readFileSync(
      path.join(import.meta.dirname, 'current/icons/drawings.json'),
      'utf8',
    ),
  ) as IconFile;
  const drawing = (name: string) => drawings[Number(icons[name])];
  expect(drawing('ArrowRightBold')).toContain('l6 6z');
  expect(drawing('ArrowLeftBold')).toContain('l-6-6z');
});

test.each<[IconFile['icons'], inside?: string, box?: string]>([
  [{}],
  [{pan: 'none', zoom: 'image'}],
  [{pan: 1}],
  [{pan: 0}, '', '0 0 2 1'],
  [{pan: 0}, '<script>alert(1)</script>'],
  [{pan: 0}, '<path onclick="alert(1)"/>'],
  [{pan: 0}, '<use href="a.svg#b"/>'],
  [{pan: 0}, '<path fill="url(a.svg#b)"/>'],
])('%j with %s fails', (icons, inside = '', box = '0 0 1 1') => {
  const svg = '<svg viewBox="0 0 1 1"><path id="a" d="M0 0"/></svg>';
  expectFits({drawings: [svg], icons: {pan: 0}}, ['pan']);
  const drawings = [
    svg.replace('</svg>', `${inside}</svg>`).replace('0 0 1 1', box),
  ];
  expect(() => expectFits({drawings, icons}, ['pan'])).toThrow();
});
