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
  ['{\n  a: 1\n  b: 2}', /comma or a closing }/, 3],
  ['{a: [1, 2', /closing \] is missing/, 1],
  ["{\na: 'x\n}", /closing ' is missing/, 2],
  ['{1}', /colon and a value after 1/, 1],
  ['{a}', /a is not defined/, 1],
  [
    "import {a} from 'b';\nexport default {\n  stages: a,\n};",
    /a is not defined/,
    3,
  ],
  ['const a = {\n  b: f(1),\n};', /Functions such as f are not run/, 2],
  ['const a = f();\nexport default a;', /Functions such as f/, 1],
  ['function f() {\n  return {};\n}', /as an object/, 1],
  ['function f() {\n  return {};', /closing \} is missing/, 1],
  ['{a: ...1}', /cannot begin with \./, 1],
  ['{...1}', /Only an object or an array/, 1],
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

test('skips functions, and says where the first one is', () => {
  const literal =
    "{id: 'a', stages: [], before() { return '}'; }, on: (a) => f(a, 1), n: 1}";
  const text = `const p = ${literal};
function getHangingProtocolModule({a}: {a: B}) {
  // It's }
  return [{name: p.id, protocol: p}];
}
const other = async () => {
  return \`}\`;
};
export default getHangingProtocolModule;
export { p };
`;
  expect(readLiteral(text)).toMatchObject({
    value: {id: 'a', stages: [], n: 1},
    functionAt: text.indexOf('before'),
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
  for (const lines of [names, chain]) {
    expect(readLiteral(lines.join('\n'))).toMatchObject({
      error: 'The protocol is too large.',
    });
  }
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
