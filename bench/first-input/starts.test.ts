import {expect, test} from 'vitest';
import {startAt} from './starts';

const page = (src: string) =>
  `<head><script type=text/plain data-start=${src}></script></head>`;

test('the script of the framework runs by itself', () => {
  expect(startAt('stock', page('/main.js'))).toBe(
    '<head><script src="/main.js" defer></script></head>',
  );
  expect(startAt('idle', page('/main.js'))).toContain('data-src="/main.js"');
});

test('a page without such a script is an error', () => {
  expect(() => startAt('stock', '<script src="/main.js"></script>')).toThrow(
    'No script of the framework waits in this page',
  );
});
