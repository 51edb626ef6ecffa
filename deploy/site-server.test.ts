import {brotliCompressSync, gzipSync} from 'node:zlib';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../tests/support/written-files';
import {headerRules} from '../config/headers';
import {writeHostFiles} from './host-files';
import {createFileServer, createSiteServer} from './site-server';

const built = {scriptHashes: ["'sha256-a'"], analytics: false};

const listening: http.Server[] = [];
afterAll(() => listening.forEach((server) => server.close()));

/** Starts a server; returns its origin. */
async function listen(started: http.Server): Promise<string> {
  listening.push(started);
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const long = 'The quick brown fox jumps over the lazy dog. '.repeat(100);
const page = `<h1>Help</h1>${long}`;
const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'help.html': page,
  'help.html.br': brotliCompressSync(page),
  'help.html.gz': gzipSync(page),
  '3.9.html': '<h1>3.9</h1>',
  '3.9/faq.html': '<h1>FAQ of 3.9</h1>',
  'assets/js/main.0a1b2c3d.js': `// ${long}`,
  'help.md': '# Help',
  'help/more.html': '<h1>More</h1>',
  'llms.txt': '# OHIF',
  '../build-secret/key.txt': 'secret',
};

/** A folder with a build for this place on its host. */
function buildFor(baseUrl: string): string {
  const folder = path.join(temporaryFolder(), 'build');
  writeFiles(folder, files);
  writeHostFiles(folder, {
    baseUrl,
    headers: headerRules(built, baseUrl),
    redirects: [{from: `${baseUrl}support`, to: `${baseUrl}help`}],
  });
  return folder;
}

let folder: string;
let origin: string;
beforeAll(async () => {
  folder = buildFor('/');
  origin = await listen(createSiteServer(folder));
});

/** A request whose path is sent unchanged, which `fetch` would normalize. */
function get(
  pathname: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
  host = origin,
): Promise<{status: number; headers: http.IncomingHttpHeaders; body: string}> {
  return new Promise((resolve, reject) => {
    http
      .request(host, {path: pathname, headers, method}, (response) => {
        let body = '';
        response
          .setEncoding('latin1')
          .on('data', (part: string) => (body += part))
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body,
            }),
          );
      })
      .on('error', reject)
      .end();
  });
}

describe.each(['/', '/docs/'])('of a site at %s', (baseUrl) => {
  let host: string;
  beforeAll(async () => {
    host = await listen(createSiteServer(buildFor(baseUrl)));
  });
  const ask = (route: string) => get(baseUrl + route, {}, 'GET', host);

  test.each([
    ['', 'Home'],
    ['help', 'Help'],
    ['3.9', '3.9'],
    ['3.9/faq', 'FAQ of 3.9'],
    ['help?q=1', 'Help'],
    ['hel%70', 'Help'],
  ])('the page "%s" is served from its file', async (route, heading) => {
    const {status, headers, body} = await ask(route);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain(`<h1>${heading}</h1>`);
  });

  test.each([
    ['help.html', 'help'],
    ['help/?q=1', 'help?q=1'],
    ['help/index.html', 'help'],
    ['index.html', ''],
    ['3.9/', '3.9'],
    ['3.9/index.html', '3.9'],
    ['3.9/faq.html?q=%20', '3.9/faq?q=%20'],
    ['hel%70%2Ehtml', 'help'],
    ['help%2Fmore/', 'help/more'],
    // An alias.
    ['support', 'help'],
    ['support?q=1', 'help?q=1'],
    ['support/', 'help'],
    ['support.html', 'help'],
  ])('%s redirects to %s', async (route, target) => {
    const {status, headers} = await ask(route);
    expect([status, headers.location]).toEqual([301, baseUrl + target]);
  });

  test('hashed files are cached, pages and errors are not', async () => {
    const cacheControl = async (route: string) =>
      (await ask(route)).headers['cache-control'];
    expect(await cacheControl('assets/js/main.0a1b2c3d.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cacheControl('help')).toBe('no-cache');
    expect(await cacheControl('help.html')).toBe('no-cache');
    expect(await cacheControl('assets/js/old.js')).toBe('no-cache');
  });

  test.each(['help', 'help.html', 'nothing', '_headers', '_host/rules.json'])(
    '%s has the security headers',
    async (route) => {
      const {headers} = await ask(route);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain(
        "script-src 'self' 'sha256-a';",
      );
    },
  );
});

describe('a site below a path', () => {
  let host: string;
  beforeAll(async () => {
    host = await listen(createSiteServer(buildFor('/docs/')));
  });

  test('is also found without the slash at its end', async () => {
    const {status, headers} = await get('/docs?q=1', {}, 'GET', host);
    expect([status, headers.location]).toEqual([301, '/docs/?q=1']);
  });

  test.each([
    '/',
    '/help',
    '/support',
    '/docsy',
    '/docs/404',
    '/docs/_headers',
    '/docs/_host/rules.json',
  ])('%s responds with 404 and the not-found page', async (pathname) => {
    const {status, body} = await get(pathname, {}, 'GET', host);
    expect(status).toBe(404);
    expect(body).toContain('Page Not Found');
  });
});

describe('a missing file', () => {
  test.each([
    '/nothing',
    '/nothing.html',
    '/nothing/',
    '/404',
    '/404.html',
    '/404/',
    '/help.html/',
    '/assets/js',
    '/assets/js/old.js',
    '/%E0%A4%A',
    '/%E0%A4%A/',
    '/%',
    '/help%00',
    `/${'long'.repeat(1000)}`,
    '//example.com/help.html',
    // Not a valid URL: a malformed request must not stop the server.
    '/\\[',
    '/\\example.com/help',
    '/_headers',
    '/_redirects',
    '/_host',
    '/_host/rules.json',
    '/_host/maps.conf',
    '/%5fhost/rules.json',
    '/_host%2Frules.json',
    '/help%2F..%2F_host/rules.json',
    '/%5Fheaders',
  ])('%s responds with 404 and the not-found page', async (pathname) => {
    const {status, body} = await get(pathname);
    expect(status).toBe(404);
    expect(body).toContain('Page Not Found');
  });

  test.each([
    '/../build-secret/key.txt',
    '/..%2fbuild-secret/key.txt',
    '/%2e%2e/build-secret/key.txt',
    '/assets/../../build-secret/key.txt',
  ])('%s does not lead out of the folder', async (pathname) => {
    const {status, body} = await get(pathname);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  test('no redirect leads to another host', async () => {
    const {headers} = await get('//help.html');
    expect(headers.location).toBe('/help');
  });
});

test('nothing can be written', async () => {
  const {status, headers} = await get('/help', {}, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  ['br;q=0, gzip', 'gzip'],
])('with Accept-Encoding %s, text is sent as %s', async (accepted, sent) => {
  const {headers, body} = await get('/help', {'Accept-Encoding': accepted});
  expect(headers['content-encoding']).toBe(sent);
  expect(headers.vary).toContain('Accept-Encoding');
  expect(body.length < 1000).toBe(sent !== undefined);
});

describe('a range', () => {
  const page = () => readFileSync(path.join(folder, 'help.html'), 'latin1');

  test.each([
    ['bytes=4-7', 4, 8],
    ['bytes=-5', -5, undefined],
  ])('%s is sent, and not compressed', async (range, from, to) => {
    const headers = {'Accept-Encoding': 'br', Range: range};
    const got = await get('/help', headers);
    expect(got.status).toBe(206);
    expect(got.body).toBe(page().slice(from, to));
    expect(got.headers['content-encoding']).toBeUndefined();
  });

  test('that does not exist is an error', async () => {
    const {status, headers} = await get('/help', {Range: 'bytes=999999-'});
    expect(status).toBe(416);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('has no effect on HEAD', async () => {
    const {status} = await get('/help', {Range: 'bytes=4-7'}, 'HEAD');
    expect(status).toBe(200);
  });
});

test('a running build leaves the previous headers in place', async () => {
  const file = path.join(folder, '_host/rules.json');
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  try {
    const {headers} = await get('/help');
    expect(headers['content-security-policy']).toContain('sha256-a');
  } finally {
    writeFileSync(file, text);
  }
});

test.each([
  ['/help.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
])('%s is sent with its charset', async (pathname, type) => {
  const {status, headers} = await get(pathname);
  expect([status, headers['content-type']]).toEqual([200, type]);
});

test('a server of plain files has no rules, and shows a folder its page', async () => {
  const host = await listen(createFileServer(folder));
  for (const [pathname, heading] of [
    ['/', 'Home'],
    ['/help', 'Help'],
    ['/help.html', 'Help'],
  ] as const) {
    const {status, body} = await get(pathname, {}, 'GET', host);
    expect([status, body.includes(`<h1>${heading}</h1>`)], pathname).toEqual([
      200,
      true,
    ]);
  }
  expect((await get('/%E0%A4%A', {}, 'GET', host)).status).toBe(404);
});
