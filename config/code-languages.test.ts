import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {expect, it} from 'vitest';
import {
  colorDiffs,
  colorPrograms,
  colorSources,
  shellNumber,
  shellParameter,
} from './code-languages';

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

it('colors the program of each shell command, and no other word', () => {
  loadLanguages(['bash']);
  const programsIn = (command: string) =>
    [
      ...Prism.highlight(command, Prism.languages.bash!, 'bash').matchAll(
        /<span class="token function">([^<]*)/g,
      ),
    ].map(([, program]) => program);
  expect(programsIn('yarn add x')).toEqual(['yarn', 'add']);
  colorPrograms(Prism.languages);
  expect(
    [
      'yarn add x && docker run y',
      'cd a; git clone b | head -n 1',
      'PUBLIC_URL=/viewer/ yarn run build',
      'docker run \\\n  --rm \\\n  orthanc run',
      'curl a |\n  sort',
      '# why\nif grep -q a b; then\n  echo add\nfi',
      'for file in *; do gzip "$file" add; done',
      'size=$(wc -c)',
      'case $x in\n  add) ;;\nesac',
    ].map(programsIn),
  ).toEqual([
    ['yarn', 'docker'],
    ['cd', 'git', 'head'],
    ['yarn'],
    ['docker'],
    ['curl', 'sort'],
    ['grep', 'echo'],
    ['gzip'],
    ['wc'],
    [],
  ]);
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

it('colors the parts of a URL in a tag', () => {
  loadLanguages(['markup', 'uri']);
  const html = () =>
    Prism.highlight(
      '<iframe src="https://a.example/viewer?a=1&amp;b=2">',
      Prism.languages.html!,
      'html',
    );
  expect(html()).not.toContain('token query-delimiter');
  colorSources(Prism.languages);
  expect(html()).toContain('token query-delimiter');
  expect(html()).toContain('<span class="token key">b</span>');
});
