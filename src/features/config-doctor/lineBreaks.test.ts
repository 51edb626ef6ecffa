import fc from 'fast-check';
import {expect, test} from 'vitest';
import {shown, toShown, withChange} from './lineBreaks';

test.each([
  ['a\r\nb\r\nc', 'a\nx\nc', 'a\r\nx\r\nc'],
  ['a\r\nb', 'a\nb\nc', 'a\r\nb\r\nc'],
  ['a\r\nb\nc', 'a\nb\n', 'a\r\nb\n'],
  ['a\rb', 'a\nbc', 'a\rbc'],
  ['a\nb', '', ''],
  ['\r\n\r\n', '\n', '\r\n'],
])('%j, shown and changed to %j, is %j', (text, changed, expected) => {
  expect(withChange(text, changed)).toBe(expected);
});

test('what the reader did not change keeps its line breaks', () => {
  const line = fc.constantFrom('a', 'b', '\r\n', '\n', '\r');
  const text = fc.array(line, {maxLength: 30}).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      // Not shown(), which remembers its last text.
      const asShown = (one: string) => one.replace(/\r\n?/g, '\n');
      const changed = withChange(before, asShown(after));
      expect(asShown(changed)).toBe(asShown(after));
      expect(shown(changed)).toBe(asShown(after));
      expect(shown(before)).toBe(asShown(before));
      expect(withChange(before, asShown(before))).toBe(before);
      expect(toShown(before, before.length)).toBe(asShown(before).length);
    }),
  );
});
