import {expect, test} from 'vitest';
import {archiveFaults} from './check';

const other = '<h2 id="there">There</h2>';

function faultsOf(html: string, css = ''): string[] {
  return archiveFaults(
    new Map(
      Object.entries({
        'folder/page.html': html,
        'other.html': other,
        'own.css': css,
        'picture.png': '',
      }).map(([file, text]) => [file, Buffer.from(text)]),
    ),
  );
}

test.each([
  '<a href="../other.html#there">',
  '<a href="#here" id="here">',
  '<a href="https://example.org/x">',
  '<a href="mailto:a@example.org">',
  '<img src="../picture.png" srcset="../picture.png 1x, ../picture.png 2x">',
  '<link rel="canonical" href="https://example.org/x">',
  '<script type="application/ld+json">{}</script>',
  '<p style="background: url(../picture.png)">',
])('no fault: %s', (html) => {
  expect(faultsOf(html)).toEqual([]);
});

test.each([
  [
    'a page that is not there',
    '<a href="../gone.html">',
    /gone.html is not in/,
  ],
  ['an anchor that is not there', '<a href="../other.html#gone">', /no #gone/],
  ['an anchor of the same page', '<a href="#gone">', /no #gone/],
  ['an address from the root', '<a href="/other">', /root of a host/],
  ['one of another host', '<a href="//host/other">', /root of a host/],
  ['a folder', '<a href="../">', /is not in the archive/],
  ['a picture', '<img src="../gone.png">', /gone.png is not in/],
  [
    'one of two pictures',
    '<img srcset="../picture.png 1x, ../gone.png 2x">',
    /gone.png is not in/,
  ],
  [
    'a picture from elsewhere',
    '<img src="https://example.org/p.png">',
    /from elsewhere/,
  ],
  [
    'a style sheet from elsewhere',
    '<link rel="stylesheet" href="https://example.org/p.css">',
    /from elsewhere/,
  ],
  ['a style', '<p style="background: url(/p.png)">', /root of a host/],
  [
    'a style with quotes',
    "<style>p{background:url('gone.png')}</style>",
    /gone/,
  ],
  ['a script in the page', '<script>start()</script>', /script in the page/],
  ['a script in an attribute', '<p onclick="start()">', /attribute onclick/],
])('a fault: %s', (_, html, message) => {
  expect(faultsOf(html).join()).toMatch(message);
});

test('a fault in a style sheet', () => {
  expect(faultsOf('', 'p { background: url("/p.png") }').join()).toMatch(
    /own.css: \/p.png/,
  );
});
