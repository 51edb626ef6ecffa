/**
 * Feeds code that old browsers cannot run to ESLint, so that a rule that stops working is
 * noticed.
 */
import {beforeAll, expect, test} from 'vitest';
import {linter} from './lint-code';

const findings = linter((ruleId) =>
  ['no-restricted-syntax', 'no-restricted-properties'].includes(ruleId),
);

// The first file waits for ESLint, its plugins and TypeScript to load.
beforeAll(() => findings('config/first.ts', ''), 60_000);

const lookbehind = "'docs'.replace(/(?<=c)s$/, '');";
const negative = "'docs'.replace(/(?<!s)s$/u, '');";
const timeout = "void fetch('a', {signal: AbortSignal.timeout(1)});";

test.each([
  'packages/search/format/x.ts',
  'packages/search/runtime/x.ts',
  'src/components/X/index.tsx',
  'src/theme/X.tsx',
  'packages/offline-archive/browser/x.ts',
  'src/chrome/x.ts',
])('refuses features that Safari 15.4 lacks in %s', async (file) => {
  expect(await findings(file, lookbehind)).toEqual([
    expect.stringMatching(/lookbehind/),
  ]);
  expect(await findings(file, negative)).toEqual([
    expect.stringMatching(/lookbehind/),
  ]);
  expect(await findings(file, timeout)).toEqual([
    expect.stringMatching(/AbortController/),
  ]);
});

test.each([
  ["'docs'.replace(/(?<end>c)s(?=s)$/, '');", 'packages/search/format/x.ts'],
  ['AbortSignal.abort();', 'src/x.ts'],
  // These run in Node.
  [lookbehind + timeout, 'packages/search/indexer/x.ts'],
  [lookbehind + timeout, 'scripts/x.ts'],
])('accepts %s in %s', async (code, file) => {
  expect(await findings(file, code)).toEqual([]);
});
