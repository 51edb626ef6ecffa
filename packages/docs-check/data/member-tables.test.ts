/** Plants wrong types and a private method in reference data, and checks that each is reported. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Fact} from '../facts/fact';
import {checkMemberTables} from './member-tables';

const show: Fact = {
  kind: 'method',
  name: 'show',
  owner: 'noteService',
  tier: 'source',
  from: 'source',
  at: 'src/NoteService.ts:7',
  types: ['string', '{a:string;b?:number}', ''],
  returnType: 'Promise<void>',
};

const hide = {...show, name: 'hide', internal: true};

/** Problems of a method with these changes, in docs/. */
function problemsOf(change: object): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'types-'));
  const folder = path.join(root, 'docs/_data/services');
  mkdirSync(folder, {recursive: true});
  const method = {
    method: 'show',
    parameters: ['id', 'options', 'more?'],
    types: ['string', '{ a: string; b?: number }', ''],
    returnType: 'Promise<void>',
    ...change,
  };
  writeFileSync(
    path.join(folder, 'NoteService.json'),
    JSON.stringify({service: 'noteService', methods: [method]}, null, 2),
  );
  return checkMemberTables(root, undefined, () => [show, hide]).map(
    ({file, line, message}) => `${file}:${line} ${message}`,
  );
}

test('types as the source declares them, in another spelling, are right', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({types: undefined, returnType: undefined})).toEqual([]);
});

test('a wrong type of a parameter is reported with the declared one', () => {
  expect(
    problemsOf({types: ['number', '{ a: string; b?: number }', '']}),
  ).toEqual([
    'docs/_data/services/NoteService.json:5 the parameter id has the type "number", and the source declares "string" (src/NoteService.ts:7).',
  ]);
});

test('a type that is missing, and one that is not declared, are reported', () => {
  expect(problemsOf({types: ['string', '', 'boolean']})).toEqual([
    'docs/_data/services/NoteService.json:5 the parameter options has the type "", and the source declares "{a:string;b?:number}" (src/NoteService.ts:7).',
    'docs/_data/services/NoteService.json:5 the parameter more? has the type "boolean", and the source declares none (src/NoteService.ts:7).',
  ]);
});

test('a wrong type of the result is reported', () => {
  expect(problemsOf({returnType: 'void'})).toEqual([
    'docs/_data/services/NoteService.json:5 the result has the type "void", and the source declares "Promise<void>" (src/NoteService.ts:7).',
  ]);
});

test('a method that the source does not have is not compared', () => {
  expect(problemsOf({method: 'inherited', types: ['x', 'y', 'z']})).toEqual([]);
});

test('a row of a private method is reported', () => {
  expect(problemsOf({method: 'hide'})).toEqual([
    'docs/_data/services/NoteService.json:5 is private or protected in the source of 3.10.0-beta.146: remove the row.',
  ]);
});
