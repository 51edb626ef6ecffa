import {expect, test} from 'vitest';
import {refusedBy} from './policy';
import {parseFast} from './page-faults';

test.each([
  ['a script', '<script>a()</script>'],
  ['a script that differs from the one in the policy', '<script>b() </script>'],
  ['a module', '<script type="module">a()</script>'],
  ['rules for prefetching', '<script type="speculationrules">{}</script>'],
  ['a handler', '<button onclick="a()">A</button>'],
  ['an address that is a script', '<a href=" javascript:a()">A</a>'],
])('reports %s without a hash', (_, html) => {
  // The hash of `b()`.
  const policy =
    "script-src 'self' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='";
  expect(refusedBy(policy, html)).toHaveLength(1);
  expect(refusedBy(policy, parseFast(html))).toHaveLength(1);
});

test('data and external scripts are not inline scripts', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(refusedBy("script-src 'self'", html)).toEqual([]);
});
