import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../tests/support/written-files';
import {headerRules, headersFor, type HeaderRule} from '../config/headers';
import {
  headersText,
  nginxParts,
  readHostRules,
  redirectsText,
  writeHostFiles,
  type Redirect,
} from './host-files';

const built = {scriptHashes: ["'sha256-a'", "'sha256-b'"], analytics: false};
const rules = headerRules(built);

const nginxText = (
  name: 'headers.conf' | 'maps.conf',
  headers: HeaderRule[],
  redirects: Redirect[] = [],
  baseUrl = '/',
) => nginxParts({baseUrl, headers, redirects})[`_host/${name}`];

const directivesOf = (...args: Parameters<typeof headerRules>) =>
  new Map(
    headersFor(headerRules(...args), '/')
      ['Content-Security-Policy']!.split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

describe('the policy', () => {
  test('allows what the site has and nothing else', () => {
    expect(headersFor(rules, '/')['Content-Security-Policy']).toBe(
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-a' 'sha256-b'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ].join('; '),
    );
  });

  test('allows the hosted search only if it is enabled', () => {
    const directives = directivesOf({...built, hostedSearch: 'ABC'});
    expect(directives.get('connect-src')).toEqual([
      "'self'",
      'https://abc-dsn.algolia.net',
      'https://abc-1.algolianet.com',
      'https://abc-2.algolianet.com',
      'https://abc-3.algolianet.com',
    ]);
    expect(directives.get('script-src')).toEqual(
      directivesOf(built).get('script-src'),
    );
  });

  test('allows analytics only if they are enabled', () => {
    const directives = directivesOf({...built, analytics: true});
    expect(directives.get('script-src')).toContain(
      'https://www.googletagmanager.com',
    );
    expect(directives.get('connect-src')).toContain(
      'https://*.google-analytics.com',
    );
  });
});

test('the headers in addition to the policy are these', () => {
  const {'Content-Security-Policy': policy, ...others} = headersFor(rules, '/');
  expect(policy).toBeDefined();
  expect(others).toEqual({
    'Cache-Control': 'no-cache',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

describe('_headers', () => {
  test('contains every header of every rule', () => {
    expect(
      headersText([
        {prefix: '/', headers: {A: 'b c', D: 'e'}},
        {prefix: '/assets/', headers: {F: 'g'}},
      ]),
    ).toBe('/*\n  A: b c\n  D: e\n/assets/*\n  F: g\n');
  });

  test('sets no header twice for a path: hosts would join the values', () => {
    const names = rules.flatMap(({headers}) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  });

  test('caches only files with a hash', () => {
    expect(headersFor(rules, '/assets/js/a.js')['Cache-Control']).toMatch(
      /immutable/,
    );
    for (const page of ['/', '/help', '/search-index.json', '/img/logo.svg']) {
      expect(headersFor(rules, page)['Cache-Control']).toBe('no-cache');
    }
  });

  test('a line that hosts would cut stops the build', () => {
    const scriptHashes = Array.from(
      {length: 40},
      (_, n) => `'sha256-${String(n).padStart(44, 'x')}'`,
    );
    expect(() => headersText(headerRules({...built, scriptHashes}))).toThrow(
      /has \d+ characters, but hosts read only 2000: {3}Content-Security-Policy/,
    );
  });
});

describe('_redirects', () => {
  const redirects = [
    {from: '/a', to: '/b'},
    {from: '/c/d', to: '/e'},
  ];

  test('a redirect for another case does not override the file of the page', () => {
    const spelling = {from: '/a/ToolTip', to: '/a/Tooltip'};
    const text = redirectsText([spelling]);
    expect(text).toContain('\n/a/ToolTip /a/Tooltip 301\n');
    expect(text).not.toContain('301!');
  });

  test('prefers the redirect to the page of the alias', () => {
    expect(redirectsText(redirects)).toContain('\n/a /b 301!\n/a /b 301\n');
  });
});

describe('the parts for nginx', () => {
  test('contain every header, also on errors', () => {
    const text = nginxText('headers.conf', rules);
    for (const name of Object.keys(rules[0]!.headers)) {
      expect(text).toMatch(
        new RegExp(`^add_header ${name} ".*" always;$`, 'm'),
      );
    }
    expect(text).toMatch(/^add_header Cache-Control \$cache_control always;$/m);
  });

  test('redirect all spellings of an alias to its page', () => {
    const text = nginxText('maps.conf', rules, [{from: '/a', to: '/b'}]);
    for (const written of ['/a', '/a/', '/a.html', '/a/index.html']) {
      expect(text).toContain(`"${written}" "/b";`);
    }
  });

  test('of a site below a path apply to that path', () => {
    const below = headerRules(built, '/docs/');
    const maps = nginxText('maps.conf', below, [], '/docs/');
    expect(nginxText('headers.conf', below, [], '/docs/')).toBe(
      nginxText('headers.conf', rules),
    );
    expect(maps).toContain('"~^/docs/assets/" "public, max-age=31536000');
  });

  test.each(['a "b"', 'a $b', 'a\nb', 'a\\b'])('%j is refused', (value) => {
    expect(() =>
      nginxText('headers.conf', [{prefix: '/', headers: {Name: value}}]),
    ).toThrow('must not contain');
  });

  test('a header of some paths that has no map is refused', () => {
    expect(() =>
      nginxText('maps.conf', [
        ...rules,
        {prefix: '/img/', headers: {Age: '1'}},
      ]),
    ).toThrow('Add a map to deploy/host-files.ts for: Age of /img/');
  });
});

test('a build has the rules as data, and the files of each host', () => {
  const folder = temporaryFolder();
  const hostRules = {
    baseUrl: '/',
    headers: rules,
    redirects: [{from: '/a', to: '/b'}],
  };
  writeHostFiles(folder, hostRules);
  expect(readHostRules(folder)).toEqual(hostRules);
  expect(
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort(),
  ).toEqual([
    '_headers',
    '_host',
    '_host/headers.conf',
    '_host/maps.conf',
    '_host/rules.json',
    '_redirects',
  ]);
});
