import fc from 'fast-check';
import {expect, it} from 'vitest';
import {
  differenceOf,
  redone,
  replaced,
  started,
  typed,
  undone,
  type History,
} from './history';

/** Types the characters of a text, one every 100 ms. */
const typing = (history: History, text: string, from = 0) =>
  [...text].reduce(
    (now, character, i) =>
      typed(now, now.text + character, from + (i + 1) * 100),
    history,
  );

it('takes a word as one change, and a line break, a pause, and a deletion as others', () => {
  const word = typing(started(''), 'modes');
  expect(word.past).toEqual(['']);
  expect(typed(word, 'modes\n', 600).past).toEqual(['', 'modes']);
  expect(typed(word, 'modes:', 5000).past).toEqual(['', 'modes']);
  const shorter = typed(word, 'mode', 600);
  expect(undone(shorter).text).toBe('modes');
});

it('keeps what was typed, whatever replaces it', () => {
  const mine = typing(started('a'), 'bc');
  expect(undone(replaced(mine, 'fixed')).text).toBe('abc');
  // All of it selected, and one key pressed.
  expect(undone(typed(mine, 'x', 300)).text).toBe('abc');
});

it('does not take the text that is there as a change', () => {
  const history = started('a');
  expect(replaced(history, 'a')).toBe(history);
  expect(typed(history, 'a', 0)).toBe(history);
  expect(undone(history)).toBe(history);
  expect(redone(history)).toBe(history);
});

it('forgets the oldest texts, and never the last one', () => {
  const large = (letter: string) => letter.repeat(30_000_000);
  const history = ['b', 'c', 'd'].reduce(
    (now, letter) => replaced(now, large(letter)),
    started(large('a')),
  );
  expect(history.past.map((text) => text[0])).toEqual(['c']);
});

it('undoes and redoes any changes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.string({maxLength: 5}))),
      (changes) => {
        const all = changes.reduce(
          (history, [isTyped, text], i) =>
            isTyped ? typed(history, text, i) : replaced(history, text),
          started(''),
        );
        let history = all;
        for (const text of [...all.past].reverse()) {
          history = undone(history);
          expect(history.text).toBe(text);
        }
        expect(history.text).toBe('');
        history = all.past.reduce(redone, history);
        expect(history.text).toBe(all.text);
      },
    ),
  );
});

it('finds the part in which two texts differ', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const {start, endBefore, endAfter} = differenceOf(before, after);
      expect(
        before.slice(0, start) +
          after.slice(start, endAfter) +
          before.slice(endBefore),
      ).toBe(after);
    }),
  );
});

it('finds one character that was typed in a long text', () => {
  const text = Array.from({length: 30_000}, (_, i) => `key${i}: ${i},\n`).join(
    '',
  );
  fc.assert(
    fc.property(fc.nat(text.length), (at) => {
      const {start, endBefore, endAfter} = differenceOf(
        text,
        `${text.slice(0, at)}¦${text.slice(at)}`,
      );
      expect([start, endBefore, endAfter]).toEqual([at, at, at + 1]);
    }),
  );
});
