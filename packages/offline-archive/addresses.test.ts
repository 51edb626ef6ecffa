import {expect, test} from 'vitest';
import {cleanPath} from './addresses';

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/a/b.html', '/a/b'],
  ['/a//b/', '/a/b'],
  ['/a/index.html', '/a'],
])('the canonical path of %s is %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean);
});
