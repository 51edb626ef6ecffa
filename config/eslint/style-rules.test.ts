/**
 * Feeds code that breaks the style rules to ESLint, so that a rule that stops working is
 * noticed.
 */
import {beforeAll, expect, test} from 'vitest';
import {linter} from './lint-code';

const findings = linter((ruleId) =>
  [
    'curly',
    'complexity',
    'max-lines',
    'max-lines-per-function',
    '@typescript-eslint/no-explicit-any',
    '@typescript-eslint/no-restricted-imports',
  ].includes(ruleId),
);

// The first file waits for ESLint, its plugins and TypeScript to load.
beforeAll(() => findings('config/first.ts', ''), 60_000);

const statements = (count: number) => 'f();\n'.repeat(count);
const branches = 'if (f()) {\n  g();\n}\n'.repeat(20);

test.each([
  ['curly', 'if (f()) g();'],
  ['complexity', `export function h() {\n${branches}}`],
  ['max-lines', statements(401)],
  ['max-lines-per-function', `export function h() {\n${statements(79)}}`],
  ['@typescript-eslint/no-explicit-any', 'export let x: any;'],
  [
    '@typescript-eslint/no-restricted-imports',
    "import {join} from 'node:path';",
  ],
  ['@typescript-eslint/no-restricted-imports', "import path from 'path';"],
])('%s refuses %#', async (rule, code) => {
  expect(await findings('config/wrong.ts', code)).toEqual([
    expect.stringMatching(new RegExp(`^${rule}: `)),
  ]);
});

test.each([
  ['config/right.ts', 'if (f()) {\n  g();\n}'],
  ['config/right.ts', statements(400)],
  ['config/right.ts', `export function h() {\n${statements(78)}}`],
  ['config/right.ts', "import path from 'node:path';"],
  ['config/right.test.ts', `export function h() {\n${statements(100)}}`],
])('%s may hold %#', async (file, code) => {
  expect(await findings(file, code)).toEqual([]);
});
