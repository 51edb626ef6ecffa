import fc from 'fast-check';
import {expect, test} from 'vitest';
import {excerptOf} from './excerpt';

/** The line with the place in brackets. */
function marked(text: string, start: number, end: number): string {
  const {text: line, from, to} = excerptOf(text, start, end);
  return `${line.slice(0, from)}[${line.slice(from, to)}]${line.slice(to)}`;
}

test.each<[string, string, string]>([
  ['the line without its indentation', 'a;\n    b.c();\nd;', '[b.c]();'],
  ['the first line', 'b.c(); // why', '[b.c](); // why'],
  ['the last line, without a line break', 'a;\r\n\tx(b.c)', 'x([b.c])'],
  ['tabs as spaces', 'a;\n\tx\t=\tb.c;', 'x = [b.c];'],
])('%s', (_, text, line) => {
  const start = text.indexOf('b.c');
  expect(marked(text, start, start + 3)).toBe(line);
});

test('a place of several lines is marked to the end of the first', () => {
  const text = '  b({\n  c,\n});\n';
  expect(marked(text, 2, text.length - 1)).toBe('[b({]');
});

test('a long line is shortened around the place', () => {
  const text = `${'a;'.repeat(500)}b.c()${';d'.repeat(500)}`;
  const {text: line, from, to} = excerptOf(text, 1000, 1003);
  expect(line.length).toBeLessThanOrEqual(163);
  expect(line).toMatch(/^….*…$/);
  expect(line.slice(from, to)).toBe('b.c');
});

test('nothing in a line controls a terminal or the direction of the text', () => {
  const {text} = excerptOf('a\u001b[31m\u202eb\u0007\u009b', 0, 1);
  expect(text).toBe('a\uFFFD[31m\uFFFDb\uFFFD\uFFFD');
});

test('for any text, the place is where the text has it', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', 'b', ' ', '\n', '\t'),
        maxLength: 400,
      }),
      fc.nat(400),
      fc.nat(20),
      (text, at, length) => {
        const start = Math.min(at, text.length);
        const end = Math.min(start + length, text.length);
        const {text: line, from, to} = excerptOf(text, start, end);
        expect(from).toBeLessThanOrEqual(to);
        const [first = ''] = text.slice(start, end).split('\n', 1);
        const shown = line.slice(from, to);
        expect(first.replace(/\t/g, ' ').startsWith(shown)).toBe(true);
        // Only white space at the end of the line is missing.
        expect(first.slice(shown.length).trim()).toBe('');
        expect(line).not.toContain('\n');
      },
    ),
  );
});
