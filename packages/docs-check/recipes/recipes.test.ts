/** What `__fixtures__` cannot plant: programs that are missing or fail, and parts of a configuration. */
import {chmodSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {parsePage} from '../core/parse';
import {findTool} from './find-tool';
import {checkRecipes} from './recipes';

afterEach(() => {
  vi.unstubAllEnvs();
});

const check = (fence: string, value: string) =>
  checkRecipes([
    parsePage('/site/docs/x.md', '/site', `\`\`\`${fence}\n${value}\n\`\`\`\n`),
  ]);

test.skipIf(!findTool('nginx') && !process.env.CI).each([
  ['nginx', 'proxy_pass http://orthanc:8042;', []],
  ['nginx', 'proxy_pass http://[::1]:8042;', []],
  ['nginx', 'events {}\nhttp { server { listen 80; } }', []],
  ['nginx', 'upstream a {\n server b:80;\n}\nserver { listen 80; }', []],
  ['nginx', 'location / {\n listen 80; }', [[2, undefined]]],
  ['nginx', 'gzip on;\nbrotli on;', [[3, 'brotli']]],
])('%s: %s', (fence, value, found) => {
  const {problems} = check(fence, value);
  expect(problems.map(({line, name}) => [line, name])).toEqual(found);
});

test('a tool that fails has not found nothing, and a missing one is skipped by name', () => {
  const folder = temporaryFolder({
    shellcheck: '#!/bin/sh\necho "no such option" >&2\nexit 3\n',
  });
  const tool = path.join(folder, 'shellcheck');
  chmodSync(tool, 0o755);
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
  const what = '1 block for shellcheck';
  expect(check('bash', 'ls').skipped).toEqual([
    {what, why: `${tool} failed: no such option`},
  ]);
  vi.stubEnv('PATH', '/nowhere');
  expect(check('bash', 'ls').skipped).toEqual([
    {what, why: 'shellcheck is not installed'},
  ]);
});

test('a guard of which each alternative has one anchor is reported', () => {
  const {problems} = check(
    'js',
    'const config = {\n// accepts: https://a.example.org/x.json\n// rejects: https://evil.test/x.json\ndangerouslyUseDynamicConfig: {enabled: true, regex: /^https:\\/\\/a\\.example\\.org\\/x\\.json|https:\\/\\/b\\.example\\.org$/}};',
  );
  expect(problems[0]?.message).toContain('Anchor it at both ends');
});

test.each([
  ['yaml', 'apiVersion: v1\nkind: Service'],
  ['dockerfile', 'ENV PUBLIC_URL=/viewer/'],
])(
  '%s that is no Compose file, or a part of a file, is right',
  (fence, value) => {
    expect(check(fence, value).problems).toEqual([]);
  },
);
