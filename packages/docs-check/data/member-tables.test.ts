/** Wrong types and a private method in reference data are reported. */
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import type {Fact} from '../facts/fact';
import {checkMemberTables} from './member-tables';

const show: Fact = {
  kind: 'method',
  name: 'show',
  owner: 'noteService',
  at: 'src/NoteService.ts:7',
  types: ['string', '{a:string;b?:number}', ''],
  returnType: 'Promise<void>',
};
const options = '{ a: string; b?: number }';
const declares = (type: string) =>
  `and the source declares ${type} (src/NoteService.ts:7).`;

test.each<[string, object, string[]]>([
  ['in another spelling', {}, []],
  ['that is left out', {types: undefined, returnType: undefined}, []],
  ['of a method that the source lacks', {method: 'x', types: ['y']}, []],
  [
    'of a parameter',
    {types: ['number', options, '']},
    [`the parameter id has the type "number", ${declares('"string"')}`],
  ],
  [
    'that is missing, or not declared',
    {types: ['string', '', 'boolean']},
    [
      `the parameter options has the type "", ${declares('"{a:string;b?:number}"')}`,
      `the parameter more? has the type "boolean", ${declares('none')}`,
    ],
  ],
  [
    'of the result',
    {returnType: 'void'},
    [`the result has the type "void", ${declares('"Promise<void>"')}`],
  ],
  [
    'of a private method',
    {method: 'hide'},
    [
      'is private or protected in the source of 3.10.0-beta.146: remove the row.',
    ],
  ],
])('a type %s', (_, change, said) => {
  const method = {
    method: 'show',
    parameters: ['id', 'options', 'more?'],
    types: ['string', options, ''],
    returnType: 'Promise<void>',
    ...change,
  };
  const data = {service: 'noteService', methods: [method]};
  const root = temporaryFolder({
    'docs/_data/services/NoteService.json': JSON.stringify(data, null, 2),
  });
  const facts = [show, {...show, name: 'hide', internal: true}];
  const problems = checkMemberTables(root, undefined, () => facts);
  expect(problems.map(({line, message}) => [line, message])).toEqual(
    said.map((message) => [5, message]),
  );
});
