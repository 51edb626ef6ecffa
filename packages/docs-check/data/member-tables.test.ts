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

const isPrivate =
  'is private or protected in the source of 3.10.0-beta.146: remove the row.';

test.each<[object, string[]]>([
  // Spelled differently, left out, and for a method that the source lacks.
  [{}, []],
  [{types: undefined, returnType: undefined}, []],
  [{method: 'x', types: ['y']}, []],
  [
    {types: ['number', options, '']},
    [`the parameter id has the type "number", ${declares('"string"')}`],
  ],
  [
    {types: ['string', '', 'boolean']},
    [
      `the parameter options has the type "", ${declares('"{a:string;b?:number}"')}`,
      `the parameter more? has the type "boolean", ${declares('none')}`,
    ],
  ],
  [
    {returnType: 'void'},
    [`the result has the type "void", ${declares('"Promise<void>"')}`],
  ],
  [{method: 'hide'}, [isPrivate]],
])('a row with %j', (change, said) => {
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
