/** The headers of the built site, as a host sends them. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {builtFiles, buildFolder} from '../support/built-site';
import {expect, test} from '../support/fixtures';
import {directive, refusedBy} from '../support/policy';

test('no page has a script that the policy refuses', async ({request}) => {
  const policy = (await request.get('/')).headers()['content-security-policy']!;
  expect(directive(policy, 'script-src').join(' ')).toMatch(
    /^'self'(?: 'sha256-[\w+/]{43}=')+$/,
  );
  const refused: string[] = [];
  for (const {path: page, text} of builtFiles(['.html'])) {
    refused.push(...refusedBy(policy, text).map((what) => `${page}: ${what}`));
  }
  expect(refused).toEqual([]);
});

for (const [fault, html] of [
  ['a script', '<script>a()</script>'],
  ['a script that differs from the one in the policy', '<script>b() </script>'],
  ['a module', '<script type="module">a()</script>'],
  ['a handler', '<button onclick="a()">A</button>'],
  ['an address that is a script', '<a href=" javascript:a()">A</a>'],
] as const) {
  test(`reports ${fault} without a hash`, () => {
    // The hash of `b()`.
    const policy =
      "script-src 'self' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='";
    expect(refusedBy(policy, html)).toHaveLength(1);
  });
}

test('data and external scripts are not inline scripts', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(refusedBy("script-src 'self'", html)).toEqual([]);
});

test('every file below /assets/, which hosts keep for a year, has a hash in its name', () => {
  const files = readdirSync(path.join(buildFolder, 'assets'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  const without = files
    .map(({name}) => name)
    .filter(
      (name) => !/[.-][0-9a-f]{7,}(?:\.\d+)?\.\w+(?:\.(?:br|gz))?$/.test(name),
    );
  expect(without).toEqual([]);
});

test('a page is sent as the build has compressed it', async ({request}) => {
  const page = await request.get('/help');
  expect(page.headers()['content-encoding']).toBe('br');
  expect(existsSync(path.join(buildFolder, 'help.html.br'))).toBe(true);
});
