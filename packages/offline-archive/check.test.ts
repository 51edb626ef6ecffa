import {expect, test} from 'vitest';
import {archiveProblems} from './check';

const otherPage = '<h2 id="there">There</h2>';

function problemsOf(html: string, css = ''): string[] {
  return archiveProblems(
    new Map(
      Object.entries({
        'folder/page.html': html,
        'other.html': otherPage,
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
])('no problem: %s', (html) => {
  expect(problemsOf(html)).toEqual([]);
});

test.each([
  [
    'a page that does not exist',
    '<a href="../gone.html">',
    /gone.html is not in/,
  ],
  [
    'an anchor that does not exist',
    '<a href="../other.html#gone">',
    /no #gone/,
  ],
  ['an anchor of the same page', '<a href="#gone">', /no #gone/],
  ['a URL from the root', '<a href="/other">', /root of a host/],
  ['one of another host', '<a href="//host/other">', /root of a host/],
  ['a folder', '<a href="../../scripts/">', /is not in the archive/],
  ['an image', '<img src="../gone.png">', /gone.png is not in/],
  [
    'one of two images',
    '<img srcset="../picture.png 1x, ../gone.png 2x">',
    /gone.png is not in/,
  ],
  [
    'an image from the network',
    '<img src="https://example.org/p.png">',
    /from the network/,
  ],
  [
    'a style sheet from the network',
    '<link rel="stylesheet" href="https://example.org/p.css">',
    /from the network/,
  ],
  ['a style', '<p style="background: url(/p.png)">', /root of a host/],
  [
    'a style with quotes',
    "<style>p{background:url('gone.png')}</style>",
    /gone/,
  ],
  ['an inline script', '<script>start()</script>', /inline script/],
  ['a script in an attribute', '<p onclick="start()">', /attribute onclick/],
])('a problem: %s', (_, html, message) => {
  expect(problemsOf(html).join()).toMatch(message);
});

test('a problem in a style sheet', () => {
  expect(problemsOf('', 'p { background: url("/p.png") }').join()).toMatch(
    /own.css: \/p.png/,
  );
});
