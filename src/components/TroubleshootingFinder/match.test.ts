/** How well the finder recognizes pasted messages, with both versions' entries. */
import {describe, expect, test} from 'vitest';
import latest from '../../../docs/_data/troubleshooting.json';
import earlier from '../../../versioned_docs/version-3.9/_data/troubleshooting.json';
import pasted from './__fixtures__/pasted.json';
import unrelated from './__fixtures__/unrelated.json';
import {createMatcher, type Entry} from './match';

type Row = (typeof latest.entries)[number];

const asEntry = ({message, cause, check, fix, ...row}: Row): Entry => ({
  message,
  wordings: row.wordings ?? [],
  text: [cause, check, fix].join(' '),
});

const variants: Readonly<Record<string, readonly string[]>> = pasted;

describe.each([
  ['latest', latest.entries],
  ['3.9', earlier.entries as Row[]],
])('the entries of %s', (_name, rows) => {
  const entries = rows.map(asEntry);
  const match = createMatcher(entries);
  const cases = rows.flatMap(({message}) =>
    (variants[message] ?? []).map((text) => ({
      message,
      text,
      rank: match(text).findIndex((i) => rows[i]!.message === message) + 1,
    })),
  );

  test('each has three variants or more', () => {
    for (const {message} of rows) {
      expect(variants[message]?.length ?? 0, message).toBeGreaterThanOrEqual(3);
    }
  });

  test('each is first for its own message and other wordings', () => {
    const wrong = rows.flatMap(({message, wordings = []}, index) =>
      [message, ...wordings].filter((text) => match(text)[0] !== index),
    );
    expect(wrong).toEqual([]);
  });

  test('95 % of the variants have the right entry first, all within three', () => {
    const first = cases.filter(({rank}) => rank === 1);
    const far = cases.filter(({rank}) => rank === 0 || rank > 3);
    expect(far).toEqual([]);
    expect(
      first.length / cases.length,
      JSON.stringify(
        cases.filter(({rank}) => rank !== 1),
        null,
        2,
      ),
    ).toBeGreaterThanOrEqual(0.95);
  });

  test('60 % have a test that injects their fault', () => {
    const reproduced = rows.filter((row) => 'reproduced' in row);
    expect(reproduced.length / rows.length).toBeGreaterThanOrEqual(0.6);
  });

  test('95 % of 50 unrelated messages are not known', () => {
    expect(unrelated.length).toBeGreaterThanOrEqual(50);
    const known = unrelated.flatMap((text) => {
      const [index] = match(text);
      return index === undefined ? [] : [{text, as: rows[index]!.message}];
    });
    expect(
      1 - known.length / unrelated.length,
      JSON.stringify(known, null, 2),
    ).toBeGreaterThanOrEqual(0.95);
  });
});
