import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkName, includeOwnExamples} from './cut-version';

test.each([
  [undefined, '"" is not a version'],
  ['v3.10', '"v3.10" is not a version'],
  ['3.9', 'Version 3.9 exists already. Versions: 3.9.'],
])('refuses %s', (version, message) => {
  expect(() => checkName(version, ['3.9'])).toThrow(message);
});

test('pages of the copy include the examples of their own version', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cut-'));
  mkdirSync(path.join(folder, 'guide'));
  const page = path.join(folder, 'guide/a.mdx');
  writeFileSync(
    page,
    '```ts file="@site/examples/extension-and-mode/current/mode/index.ts"\n```\n\n```ts file="@site/examples/first-extension/current/a.ts"\n```\n',
  );
  includeOwnExamples(folder, '3.10');
  expect(readFileSync(page, 'utf8')).toBe(
    '```ts file="@site/examples/extension-and-mode/3.10/mode/index.ts"\n```\n\n```ts file="@site/examples/first-extension/3.10/a.ts"\n```\n',
  );
});
