import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {parsePage} from '../core/parse';
import {findTool} from './find-tool';
import {levelOf, NginxCheck} from './nginx';
import {checkRecipes} from './recipes';
import {checkRegexes} from './regex';

const page = (source: string) => parsePage('/site/docs/x.md', '/site', source);
const problems = (source: string) =>
  checkRegexes(
    ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true),
  ).map((f) => f.message);
const guarded = (regex: string) =>
  `const config = {\n// accepts: https://a.example.org/x.json\n// rejects: https://evil.test/x.json\ndangerouslyUseDynamicConfig: {enabled: true, regex: ${regex}}};`;

describe('nginx', () => {
  test.each([
    ['events {}\nhttp { server { listen 80; } }', 'main'],
    ['upstream a { server b:80; }\nserver { listen 80; }', 'http'],
    ['location / { return 204; }', 'server'],
    ['proxy_set_header Host $host;', 'location'],
  ] as const)('%j belongs into %s', (source, level) => {
    expect(levelOf(source)).toBe(level);
  });

  test.skipIf(!findTool('nginx') && !process.env.CI)(
    'a problem is reported at its line in the block',
    () => {
      const nginx = NginxCheck.create()!;
      try {
        expect(
          nginx.check('server {\n  listen 80;\n  rooot /x;\n}'),
        ).toMatchObject({line: 3});
        expect(nginx.check('brotli on;\ngzip on;', ['brotli'])).toBeNull();
        for (const archive of [
          '127.0.0.1:8042',
          'orthanc:8042',
          '[::1]:8042',
        ]) {
          expect(nginx.check(`proxy_pass http://${archive};`)).toBeNull();
        }
        expect(nginx.check('brotli on;')).toMatchObject({
          message: expect.stringContaining(
            'unknown directive "brotli"',
          ) as string,
        });
      } finally {
        nginx.close();
      }
    },
  );
});

describe('ShellCheck', () => {
  let folder: string;
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, {recursive: true});
  });

  test('a tool that fails has not found nothing', () => {
    folder = mkdtempSync(path.join(tmpdir(), 'no-shellcheck-'));
    const tool = path.join(folder, 'shellcheck');
    writeFileSync(tool, '#!/bin/sh\necho "no such option" >&2\nexit 3\n');
    chmodSync(tool, 0o755);
    vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
    const {skipped} = checkRecipes([page('```bash\nls\n```\n')]);
    expect(skipped).toEqual([
      {what: '1 block for shellcheck', why: `${tool} failed: no such option`},
    ]);
  });
});

describe('regular expressions', () => {
  test('an anchored and escaped guard withstands what is derived from the accepted strings', () => {
    expect(
      problems(guarded('/^https:\\/\\/a\\.example\\.org\\/[a-z]+\\.json$/')),
    ).toEqual([]);
  });

  test('a guard anchored at one end, or by alternatives, does not', () => {
    expect(
      problems(guarded('/^https:\\/\\/a\\.example\\.org\\//'))[0],
    ).toContain('accepts `https://a.example.org/x.json.evil.test/x.exe`');
    expect(
      problems(
        guarded(
          '/^https:\\/\\/a\\.example\\.org\\/x\\.json|https:\\/\\/b\\.example\\.org$/',
        ),
      )[0],
    ).toContain('Anchor it at both ends');
  });

  test('an ordinary pattern does what its comments say', () => {
    expect(problems('// accepts: ab\n// rejects: b\nconst r = /^a/;')).toEqual(
      [],
    );
    expect(problems('// accepts: b\nconst r = /^a/;')).toEqual([
      'does not accept `b`, as the comment says.',
    ]);
  });
});

describe('other recipes', () => {
  test('of a session only the commands are checked', () => {
    const {problems} = checkRecipes([
      page('```console\n$ echo "a"\nthis is ) output\n```\n'),
    ]);
    expect(problems).toEqual([]);
  });

  test('YAML that is no Compose file is left alone', () => {
    expect(
      checkRecipes([page('```yaml\napiVersion: v1\nkind: Service\n```\n')]),
    ).toMatchObject({problems: [], checked: 0});
  });

  test('a Dockerfile fragment needs no FROM', () => {
    expect(
      checkRecipes([page('```dockerfile\nENV PUBLIC_URL=/viewer/\n```\n')])
        .problems,
    ).toEqual([]);
  });

  test('a missing tool is skipped by name, never passed', () => {
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    try {
      const {skipped} = checkRecipes([page('```bash\necho a\n```\n')]);
      expect(skipped.map((s) => s.why)).toEqual([
        'shellcheck is not installed',
      ]);
    } finally {
      process.env.PATH = path;
    }
  });
});
