import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../tests/support/written-files';
import {checkName, includeOwnExamples, useSharedSchemas} from './cut-version';

test.each([
  [undefined, '"" is not a version'],
  ['v3.10', '"v3.10" is not a version'],
  ['3.9', 'Version 3.9 exists already. Versions: 3.9.'],
])('refuses %s', (version, message) => {
  expect(() => checkName(version, ['3.9'])).toThrow(message);
});

test('pages of the copy include the examples of their own version', () => {
  const folder = temporaryFolder({
    'guide/a.mdx':
      '```ts file="@site/examples/extension-and-mode/current/mode/index.ts"\n```\n\n```ts file="@site/examples/first-extension/current/a.ts"\n```\n',
  });
  includeOwnExamples(folder, '3.10');
  expect(readFileSync(path.join(folder, 'guide/a.mdx'), 'utf8')).toBe(
    '```ts file="@site/examples/extension-and-mode/3.10/mode/index.ts"\n```\n\n```ts file="@site/examples/first-extension/3.10/a.ts"\n```\n',
  );
});

test('data of the copy name the schemas that exist once', () => {
  const data = temporaryFolder({
    'services/a.json': '{\n  "$schema": "../schemas/service.schema.json"\n}\n',
  });
  mkdirSync(path.join(data, 'schemas'));
  const file = path.join(data, 'services/a.json');
  useSharedSchemas(data);
  const {$schema} = JSON.parse(readFileSync(file, 'utf8')) as {
    $schema: string;
  };
  expect(path.resolve(path.dirname(file), $schema)).toBe(
    path.resolve('docs/_data/schemas/service.schema.json'),
  );
  expect(existsSync(path.join(data, 'schemas'))).toBe(false);
});
