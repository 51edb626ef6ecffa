import {expect, test} from 'vitest';
import {parseArguments} from './arguments';

const parse = (...args: string[]) => parseArguments(args, process.cwd());

test('options and paths in any order', () => {
  expect(parse('docs/faq/index.md', '--unverified')).toEqual({
    flags: ['--unverified'],
    wanted: ['docs/faq/index.md'],
  });
});

test('an unknown option is reported with those that exist', () => {
  expect(() => parse('--raised')).toThrow(
    'Unknown option --raised. Options: --help, --unverified, --notes.',
  );
});
