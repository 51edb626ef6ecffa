import fc from 'fast-check';
import {expect, test} from 'vitest';
import {lineOf, readLiteral, writeLiteral} from './literal';

test.each<[text: string, value: unknown]>([
  ['{"id": "a", "stages": []}', {id: 'a', stages: []}],
  [
    "{id: 'it\\'s', n: -1.5, u: undefined,}",
    {id: "it's", n: -1.5, u: undefined},
  ],
  ['// x\nexport default [1, /* y */ 2,];', [1, 2]],
  ['const protocol: Types.Protocol = {a: `b`} as const;', {a: 'b'}],
  ['module.exports = {"\\u0041": [true, null]}', {A: [true, null]}],
])('reads %s', (text, value) => {
  expect(readLiteral(text)).toMatchObject({value});
});

test.each<[text: string, error: RegExp, line: number]>([
  ['{\n  id: protocolId,\n}', /value of protocolId/, 2],
  ['{\n  a: 1\n  b: 2}', /comma or a closing }/, 3],
  ['{a: [1, 2', /closing \] is missing/, 1],
  ["{\na: 'x\n}", /closing ' is missing/, 2],
  ['{a}', /colon and a value after a/, 1],
  ['{a: `${b}`}', /runs no code/, 1],
  ['{a: 1} b', /after the protocol/, 1],
  ['{a: (1)}', /cannot begin with \(/, 1],
  ['', /value is missing/, 1],
  ['['.repeat(200), /too deeply/, 1],
])('says what is wrong with %s', (text, error, line) => {
  const read = readLiteral(text);
  expect('error' in read && read.error).toMatch(error);
  expect('error' in read && lineOf(text, read.start)).toBe(line);
});

test('knows where the parts are', () => {
  const text = "{stages: [{id: 'a'}]}";
  const read = readLiteral(text);
  const place = 'places' in read ? read.places.get('stages/0/id') : undefined;
  expect(text.slice(place!.value.start, place!.value.end)).toBe("'a'");
  expect(text.slice(place!.key!.start, place!.key!.end)).toBe('id');
});

test('reads what it writes', () => {
  fc.assert(
    fc.property(fc.jsonValue({noUnicodeString: false}), (value) => {
      const json = JSON.stringify(value);
      // Strings of the generator have any characters; a protocol has no line separators.
      fc.pre(!/[\u2028\u2029\r]|__proto__|-0/.test(json));
      expect(readLiteral(writeLiteral(JSON.parse(json)))).toMatchObject({
        value: JSON.parse(json) as unknown,
      });
    }),
    {seed: 1, numRuns: 200},
  );
});
