import {describe, expect, test} from 'vitest';
import {
  headingFaults,
  imageFaults,
  parseFast,
  tagsThatAskAnotherHost,
} from './page-faults';

test.each([
  ['no size', '<img src="/a.webp" loading="lazy" width="1">'],
  [
    'not lazy',
    '<main><img src="/a.svg" width="1" height="1"><img src="/b.svg" width="1" height="1"></main>',
  ],
  [
    'neither AVIF, WebP nor SVG',
    '<main><img src="/a.webp" srcset="/a.webp 1x, /b.png 2x" width="1" height="1"></main>',
  ],
])('reports an image with %s', (fault, html) => {
  expect(imageFaults(parseFast(html))).toEqual([
    expect.stringContaining(fault),
  ]);
});

describe('a request to another host', () => {
  test.each([
    '<script src=https://example.com/a.js>',
    '<img src="//example.com/a.png">',
    '<img srcset="/a.png 1x, https://example.com/b.png 2x">',
    '<img srcset=//example.com/a.png>',
    '<video poster="https://example.com/a.png">',
    '<link rel="preconnect" href="https://example.com">',
    '<link rel=stylesheet href=//example.com/a.css>',
  ])('is detected in %s', (tag) => {
    expect(tagsThatAskAnotherHost(tag)).toEqual([tag]);
  });

  test('is none to the site itself, and no link', () => {
    const html =
      '<script src="/a.js"></script><img srcset="/a.png 1x,/b.png 2x" src=/a.png><link rel="canonical" href="https://docs.ohif.org/"><a href="https://example.com">';
    expect(tagsThatAskAnotherHost(html)).toEqual([]);
  });
});

describe('the direct link of a heading', () => {
  const faultsOf = (html: string) =>
    headingFaults(parseFast(`<main>${html}</main>`)).faults.length;
  const link = (text: string, id = 'a') =>
    `<a class=hash-link href="#${id}" title="Direct link to ${text}" aria-label="Direct link to ${text}">#</a>`;

  test('has its id and its text', () => {
    expect(faultsOf(`<h2 id=a>A <code>b</code>${link('A b')}</h2>`)).toBe(0);
    expect(faultsOf('<details><summary><h3>A</h3></summary></details>')).toBe(
      0,
    );
  });

  test.each([
    ['missing', '<h2 id=a>A</h2>', 3],
    ['to another heading', `<h2 id=a>A${link('A', 'b')}</h2>`, 1],
    ['with another text', `<h4 id=a>A${link('B')}</h4>`, 2],
  ])('is reported: %s', (_, html, count) => {
    expect(faultsOf(html)).toBe(count);
  });
});
