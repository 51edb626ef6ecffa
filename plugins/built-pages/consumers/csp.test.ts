import {describe, expect, test} from 'vitest';
import {factsOf, parsePage} from '../reader';
import {hashSource, scriptHashesOf} from './csp';

const inlineScripts = (html: string) => factsOf(parsePage(html)).inlineScripts;

describe('inline scripts', () => {
  test.each([
    ['a script', '<script>a()</script>', ['a()']],
    ['a module', '<script type="module">a()</script>', ['a()']],
    [
      'one that says what it is',
      '<script type=text/javascript>a()</script>',
      ['a()'],
    ],
    ['not a file', '<script src="/a.js"></script>', []],
    [
      'rules for what to prefetch',
      '<script type=speculationrules>{}</script>',
      ['{}'],
    ],
    ['not data', '<script type="application/ld+json">{}</script>', []],
    ['not a late one', '<script type=text/late data-src=/a.js></script>', []],
    [
      'all of them',
      '<script>a()</script><p><script>b()</script>',
      ['a()', 'b()'],
    ],
  ])('%s', (_what, html, texts) => {
    expect(inlineScripts(html)).toEqual(texts);
  });

  test('a file that is only named in another attribute is none', () => {
    expect(inlineScripts('<script data-src="/a.js">a()</script>')).toEqual([
      'a()',
    ]);
  });

  test('have the hash that a browser computes', () => {
    // From the specification of the policy (CSP 2, "Hash usage for script elements").
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  test('are listed once, however many pages have them', () => {
    expect(
      scriptHashesOf([
        {inlineScripts: ['a()', 'b()']},
        {inlineScripts: ['a()']},
      ]),
    ).toEqual(['a()', 'b()'].map(hashSource).sort());
  });

  test('keep markup in their text that the reader removes from code', () => {
    const script = 'x = "<pre><span>a</span></pre>"';
    expect(inlineScripts(`<script>${script}</script>`)).toEqual([script]);
  });
});
