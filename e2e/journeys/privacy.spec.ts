import {builtFiles} from '../support/built-site';
import {expect, test} from '../support/fixtures';

test('the default build has not a byte of analytics', () => {
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

test('no page loads, preconnects to or prefetches from another host', () => {
  const found: string[] = [];
  for (const {path, text} of builtFiles(['.html'])) {
    for (const [tag] of text.matchAll(
      /<(?:script|img|iframe|link|source|video|audio|object|embed)\b[^>]*>/g,
    )) {
      const asksAnotherHost =
        /\b(?:src|srcset|data)=["']?https?:/.test(tag) ||
        (tag.startsWith('<link') &&
          /\brel=["']?(?:preconnect|dns-prefetch|prefetch|preload|stylesheet|icon|modulepreload)/.test(
            tag,
          ) &&
          /\bhref=["']?(?:https?:)?\/\//.test(tag));
      if (asksAnotherHost) {
        found.push(`${path}: ${tag}`);
      }
    }
  }
  expect(found).toEqual([]);
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
