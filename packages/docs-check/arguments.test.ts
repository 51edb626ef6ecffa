import {expect, test} from 'vitest';
import {parseArguments} from './arguments';

const parse = (...args: string[]) => parseArguments(args, process.cwd());

test('options and paths in any order', () => {
  expect(parse('docs/faq/index.md', '--unverified')).toEqual({
    flags: ['--unverified'],
    wanted: ['docs/faq/index.md'],
  });
});

test.each(['--missing', '--lower', '--raise'])(
  '%s is refused for one page',
  (option) => {
    expect(() => parse('docs/faq/index.md', option)).toThrow(
      `${option} is about all pages: run it without docs/faq/index.md.`,
    );
    expect(parse(option).flags).toEqual([option]);
  },
);

test('an unknown option is reported with those that exist', () => {
  expect(() => parse('--raised')).toThrow(
    'Unknown option --raised. Options: --help, --unverified, --missing, --lower, --raise, --notes.',
  );
});
