/** Tests that a row of a method that is not public is reported with its line. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {dataFolders} from '../data/folders';
import type {Fact} from '../facts/fact';
import {docsVersions} from '../facts/index';
import {privateRows} from './private';

const method = (name: string, internal?: true): Fact => ({
  kind: 'method',
  name,
  owner: 'lampService',
  at: 'platform/core/src/LampService.ts:1',
  ...(internal ? {internal} : {}),
});

function rootWith(methods: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'private-'));
  const folder = path.join(root, dataFolders.current, 'services');
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'LampService.json'),
    JSON.stringify(
      {
        service: 'lampService',
        methods: methods.map((name) => ({method: name})),
      },
      null,
      2,
    ),
  );
  writeFileSync(path.join(folder, 'broken.json'), '{');
  return root;
}

test('a private method in a table is reported with its line', () => {
  const problems = privateRows(rootWith(['turnOn', 'burn']), 'current', [
    method('turnOn'),
    method('burn', true),
  ]);
  expect(problems).toEqual([
    {
      file: path.join(dataFolders.current, 'services/LampService.json'),
      line: 8,
      check: 'coverage',
      name: 'lampService.burn',
      message:
        'is private or protected in the source of current: remove the row.',
    },
  ]);
});

test('a method that is also declared as public may be there, and one that the source does not have', () => {
  expect(
    privateRows(rootWith(['turnOn', 'inherited']), 'current', [
      method('turnOn', true),
      method('turnOn'),
    ]),
  ).toEqual([]);
});

test('no table of this site has one', () => {
  expect(
    docsVersions.flatMap((version) => privateRows(process.cwd(), version)),
  ).toEqual([]);
});
