import {describe, expect, test} from 'vitest';
import {headerRules, headersFor} from '../config/headers';
import {
  headersText,
  nginxParts,
  parseHeaders,
  parseRedirects,
  redirectsText,
  siteConf,
} from './host-files';

const built = {scriptHashes: ["'sha256-a'", "'sha256-b'"], analytics: false};
const rules = headerRules(built);

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
    const directives = directivesOf(built);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual([
      "'self'",
      "'sha256-a'",
      "'sha256-b'",
    ]);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
    for (const [name, values] of directives) {
      expect(values, name).not.toContain("'unsafe-eval'");
      expect(values.join(' '), name).not.toMatch(/https?:|\*/);
      if (name !== 'style-src') {
        expect(values, name).not.toContain("'unsafe-inline'");
      }
    }
  });

  test('is this, word for word, where nothing widens it', () => {
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

  test('is wider for the hosted search only where that is on', () => {
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

  test('is wider for analytics only where that is on', () => {
    const directives = directivesOf({...built, analytics: true});
    expect(directives.get('script-src')).toContain(
      'https://www.googletagmanager.com',
    );
    expect(directives.get('connect-src')).toContain(
      'https://*.google-analytics.com',
    );
  });
});

test('the headers beside the policy are these', () => {
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
  test('says what the rules say', () => {
    expect(parseHeaders(headersText(rules))).toEqual(rules);
  });

  test('sets no header twice for a path: hosts would join the values', () => {
    const names = rules.flatMap(({headers}) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  });

  test('keeps files with a hash, and nothing else', () => {
    expect(headersFor(rules, '/assets/js/a.js')['Cache-Control']).toMatch(
      /immutable/,
    );
    for (const path of ['/', '/help', '/search-index.json', '/img/logo.svg']) {
      expect(headersFor(rules, path)['Cache-Control']).toBe('no-cache');
    }
  });

  test('a line that hosts would cut stops the build', () => {
    const scriptHashes = Array.from(
      {length: 40},
      (_, n) => `'sha256-${String(n).padStart(44, 'x')}'`,
    );
    expect(() => headersText(headerRules({...built, scriptHashes}))).toThrow(
      /has \d+ characters, hosts read 2000: {3}Content-Security-Policy/,
    );
  });

  test.each([
    '  A: b\n',
    '/*\nA: b\n',
    '/*\n  A b\n',
    '*\n',
    '/*.js\n',
    'docs/*\n',
    '/*\n   A: b\n',
  ])('%j is refused', (text) => {
    expect(() => parseHeaders(text)).toThrow('neither "/path*" nor');
  });
});

describe('_redirects', () => {
  const redirects = [
    {from: '/a', to: '/b'},
    {from: '/c/d', to: '/e'},
  ];

  test('says what the redirects say', () => {
    expect(parseRedirects(redirectsText(redirects))).toEqual(redirects);
  });

  test('prefers the redirect to the page of the alias', () => {
    expect(redirectsText(redirects)).toContain('\n/a /b 301!\n/a /b 301\n');
  });

  test.each([
    '/a /b\n',
    '/a /b 302\n',
    'a /b 301\n',
    '/a https://x.y 301\n',
    '/a /b 301 Country=de\n',
  ])('%j is refused', (text) => {
    expect(() => parseRedirects(text)).toThrow('not "/from /to 301"');
  });
});

describe('the parts for nginx', () => {
  test('hold every header, on errors too', () => {
    const {'headers.conf': text} = nginxParts(rules, []);
    for (const name of Object.keys(rules[0]!.headers)) {
      expect(text).toMatch(
        new RegExp(`^add_header ${name} ".*" always;$`, 'm'),
      );
    }
    expect(text).toMatch(/^add_header Cache-Control \$cache_control always;$/m);
  });

  test('lead from an alias to its page, however it is written', () => {
    const {'maps.conf': text} = nginxParts(rules, [{from: '/a', to: '/b'}]);
    for (const written of ['/a', '/a/', '/a.html', '/a/index.html']) {
      expect(text).toContain(`"${written}" "/b";`);
    }
  });

  test('of a site below a path say the same for that path', () => {
    const {'headers.conf': headers, 'maps.conf': maps} = nginxParts(
      headerRules(built, '/docs/'),
      [],
    );
    expect(headers).toBe(nginxParts(rules, [])['headers.conf']);
    expect(maps).toContain('"~^/docs/assets/" "public, max-age=31536000');
  });

  test('say where the site is only if it is below a path', () => {
    expect(siteConf('/srv/site-1', '/')).toBe('root "/srv/site-1";\n');
    expect(siteConf('/srv/site-1', '/docs/')).toBe(
      `root "/srv/site-1";
error_page 404 "/docs/404.html";
location = "/docs" { return 301 "/docs/$is_args$args"; }
location = "/docs/" { try_files "/docs/index.html" =404; }
location = "/docs/index" { return 301 "/docs/$is_args$args"; }
location = "/docs/index.html" { return 301 "/docs/$is_args$args"; }
location = "/docs/404" { return 404; }
location = "/docs/404.html" { internal; }
`,
    );
  });

  test.each(['a "b"', 'a $b', 'a\nb', 'a\\b'])('%j is refused', (value) => {
    expect(() =>
      nginxParts([{prefix: '/', headers: {Name: value}}], []),
    ).toThrow('may not contain');
  });

  test('a header of some paths that has no map is refused', () => {
    expect(() =>
      nginxParts([...rules, {prefix: '/img/', headers: {Age: '1'}}], []),
    ).toThrow('Age of /img/ has no map yet');
  });
});
