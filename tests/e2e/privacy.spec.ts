import {builtFiles} from '../support/built-site';
import {expect, test} from '../support/fixtures';

test('the default build contains no analytics', () => {
  const found: string[] = [];
  for (const {path, text} of builtFiles(['.html', '.js'])) {
    for (const trace of [
      'googletagmanager',
      'google-analytics',
      'window.gtag',
      'dataLayer',
    ]) {
      if (text.includes(trace)) {
        found.push(`${path}: ${trace}`);
      }
    }
  }
  expect(found).toEqual([]);
});

/** The tags of a page that ask another host for something. */
function tagsThatAskAnotherHost(html: string): string[] {
  return Array.from(
    html.matchAll(
      /<(?:script|img|iframe|link|source|video|audio|object|embed)\b[^>]*>/g,
    ),
    ([tag]) => tag,
  ).filter(
    (tag) =>
      /\b(?:src|data|poster)=["']?(?:https?:)?\/\//.test(tag) ||
      /\bsrcset=(?:["'][^"']*|\S*)(?<=[\s,"'=])(?:https?:)?\/\//.test(tag) ||
      (tag.startsWith('<link') &&
        /\brel=["']?(?:preconnect|dns-prefetch|prefetch|preload|stylesheet|icon|modulepreload)/.test(
          tag,
        ) &&
        /\bhref=["']?(?:https?:)?\/\//.test(tag)),
  );
}

test('no page loads, preconnects to or prefetches from another host', () => {
  const found: string[] = [];
  for (const {path, text} of builtFiles(['.html'])) {
    found.push(...tagsThatAskAnotherHost(text).map((tag) => `${path}: ${tag}`));
  }
  expect(found).toEqual([]);
});

for (const tag of [
  '<script src=https://example.com/a.js>',
  '<img src="//example.com/a.png">',
  '<img srcset="/a.png 1x, https://example.com/b.png 2x">',
  '<img srcset=//example.com/a.png>',
  '<video poster="https://example.com/a.png">',
  '<link rel="preconnect" href="https://example.com">',
  '<link rel=stylesheet href=//example.com/a.css>',
]) {
  test(`detects ${tag}`, () => {
    expect(tagsThatAskAnotherHost(tag)).toEqual([tag]);
  });
}

test('ignores URLs of the site and links', () => {
  const html =
    '<script src="/a.js"></script><img srcset="/a.png 1x,/b.png 2x" src=/a.png><link rel="canonical" href="https://docs.ohif.org/"><a href="https://example.com">';
  expect(tagsThatAskAnotherHost(html)).toEqual([]);
});

test('no style sheet loads from another host', () => {
  const found: string[] = [];
  for (const {path, text} of builtFiles(['.css'])) {
    for (const [address] of text.matchAll(/url\(["']?(?:https?:)?\/\/[^)]+/g)) {
      found.push(`${path}: ${address}`);
    }
  }
  expect(found).toEqual([]);
});
