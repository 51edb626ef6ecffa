import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {expect, it} from 'vitest';
import {colorDiffs, shellNumber, shellParameter} from './code-languages';

const numberIn = (command: string) => shellNumber.exec(command)?.[0].trim();

it('finds a number in a shell command', () => {
  expect(numberIn('head -n 20 file')).toBe('20');
  expect(numberIn('sleep 0.5; true')).toBe('0.5');
  expect(numberIn('exit 1')).toBe('1');
});

it.each([
  'curl 127.0.0.1:8042',
  'ping 10.0.2.2',
  'npm version 3.10.0-beta.146',
  'date -d 2024-06-12',
  'docker run -p 80:80',
])('finds no number in %s', (command) => {
  expect(numberIn(command)).toBeUndefined();
});

it.each([
  ['yarn install --frozen-lockfile', '--frozen-lockfile'],
  ['curl --write-out=x', '--write-out'],
  ['git log -n', '-n'],
  ['a --b.c-d', '--b.c-d'],
])('finds a whole parameter in %s', (command, parameter) => {
  expect(shellParameter.exec(command)?.[0].trim()).toBe(parameter);
});

it('finds no parameter in a name with a hyphen', () => {
  expect(shellParameter.test('cd my-extension')).toBe(false);
});

it('colors the code in a diff, and not its signs', () => {
  loadLanguages(['diff', 'tsx']);
  const html = () =>
    Prism.highlight(
      '-const a = 1;\n+let a = "b";',
      Prism.languages.diff!,
      'diff',
    );
  expect(html()).not.toContain('token keyword');
  colorDiffs(Prism.languages);
  expect(html()).toContain(
    '>-</span><span class="token line"><span class="token keyword">const</span>',
  );
  expect(html()).toContain('<span class="token string">"b"</span>');
});
