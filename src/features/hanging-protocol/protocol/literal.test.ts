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
  [
    '{width: 1 / 4, x: 1 - 2 * 0.25, y: 3 // half\n}',
    {width: 0.25, x: 0.5, y: 3},
  ],
  [
    `import {Types} from '@ohif/core';
import type {
  A,
} from "b";
type B = {a: string};
interface C { a: B }
const rule: Types.Rule = {attribute: 'x'} as const;
const ids = ['p', 'q'];
const base = {id: ids[0], stages: [{name: 'a'}], rules: [rule]};
const unused = create(1, {a: [2]});
const mine: Types.HangingProtocol.Protocol = {
  ...base, id: 'mine', rule, all: [...ids, 'r'], name: base.stages[0].name,
} as Types.HangingProtocol.Protocol;
export { mine };
export default mine;`,
    {
      id: 'mine',
      stages: [{name: 'a'}],
      rules: [{attribute: 'x'}],
      rule: {attribute: 'x'},
      all: ['p', 'q', 'r'],
      name: 'a',
    },
  ],
  ["const a = {id: 'a', stages: []}; const b = 1; export { a };", {id: 'a'}],
  [
    'export const a = {stages: []}\nexport const b = {stages: [1]}',
    [{}, {stages: [1]}],
  ],
  [
    "export default [{name: 'n', protocol: {id: 'a', stages: []}}];",
    [{id: 'a', stages: []}],
  ],
])('reads %s', (text, value) => {
  expect(readLiteral(text)).toMatchObject({value});
});

test.each<[text: string, error: RegExp, line: number]>([
  [
    '{\n  id: protocolId,\n}',
    /^protocolId is not defined in this text\. Write its value here\.$/,
    2,
  ],
  ['{\n  a: 1\n  b: 2}', /comma is missing/, 2],
  ['{a: [1, 2', /"\[" is never closed/, 1],
  ["{\na: 'x\n}", /no closing quotation mark/, 2],
  ['{1}', /missing before this "}"/, 1],
  ['{a: ‘x’}', /typographic quotation mark/, 1],
  ['{a}', /^a is not defined/, 1],
  [
    "import {a} from 'b';\nexport default {\n  stages: a,\n};",
    /^a is not defined/,
    3,
  ],
  ['const a = {\n  b: f(1),\n};', /value of f\(1\) is not known/, 2],
  ['const a = f();\nexport default a;', /value of f\(\) is not known/, 1],
  ['function f() {\n  return {};', /"\{" is never closed/, 1],
  ['{a: ...1}', /"\." is not expected/, 1],
  ['{...1}', /what it adds is not known/, 1],
  ['{a: `${b}`}', /is not known/, 1],
  ['{a: /x/}', /no regular expressions/, 1],
  ['{a: 1}\nb', /"b" is not expected/, 2],
  ['function f() {}', /Write the protocol as an object/, 1],
  ['', /empty/, 1],
  ['['.repeat(500), /nested/, 1],
])('says what is wrong with %s', (text, error, line) => {
  const read = readLiteral(text);
  expect('error' in read && read.error).toMatch(error);
  expect('error' in read && lineOf(text, read.start)).toBe(line);
});

test('one change that corrects the syntax is offered', () => {
  expect(readLiteral('{\n  a: 1\n  b: 2}')).toMatchObject({
    edit: {start: 8, end: 8, text: ','},
  });
});

test('a function that is a part of a protocol is left out, and named', () => {
  const text = "{id: 'a', stages: [], before() { return '}'; }, n: 1}";
  expect(readLiteral(text)).toMatchObject({
    value: {id: 'a', stages: [], n: 1},
    functionAt: text.indexOf('() {'),
  });
});

test('the function of an extension gives what it returns', () => {
  const text = `const p: Types.P = {id: 'a', stages: [], weight: 25, n: 3};
export default function getHangingProtocolModule({a}: {a: B}): Entry[] {
  // It's }
  return [{name: p.id, protocol: p}];
}`;
  expect(readLiteral(text)).toMatchObject({
    value: [{id: 'a', stages: [], weight: 25, n: 3}],
  });
});

test('names that repeat each other do not stop the page', () => {
  const names = Array.from({length: 30}, (_, index) =>
    index
      ? `const a${index} = [a${index - 1}, a${index - 1}];`
      : 'const a0 = [1];',
  );
  const chain = Array.from({length: 300}, (_, index) =>
    index ? `const a${index} = {a: a${index - 1}};` : 'const a0 = {};',
  );
  expect(readLiteral(names.join('\n'))).toMatchObject({
    error: 'The file is too large, or repeats its values too often.',
  });
  expect(readLiteral(chain.join('\n'))).toMatchObject({
    places: expect.any(Map) as unknown,
  });
});

test('the parts of a name are where it is defined, and those of an entry in the entry', () => {
  const text =
    "const base = {id: 'a', stages: [{name: 'x'}]};\nexport default [{name: 'n', protocol: {...base, id: 'b'}}];";
  const read = readLiteral(text);
  const at = (path: string) => {
    const place = 'places' in read ? read.places.get(path) : undefined;
    return text.slice(place?.value.start, place?.value.end);
  };
  expect(at('0/stages/0/name')).toBe("'x'");
  expect(at('0/id')).toBe("'b'");
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
