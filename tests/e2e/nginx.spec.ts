/** The built site, published with the commands of deploy/nginx.conf, behind a real nginx. */
import {createHash} from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {
  findBrotliModule,
  findTool,
} from '@ohif-docs/docs-check/recipes/find-tool';
import {RecipeServer} from '@ohif-docs/docs-check/recipes/server';
import {headersFor} from '../../config/headers';
import {readHostRules, writeHostFiles} from '../../deploy/host-files';
import {buildFolder} from '../support/built-site';
import {expect, test} from '../support/fixtures';
import {refusedBy} from '../support/policy';
import {nginxConf, publish} from '../support/publish';

// `npm test` installs nginx; without it, the report lists these tests as skipped.
test.skip(!findTool('nginx') && !process.env.CI, 'nginx is not installed');
test.describe.configure({mode: 'serial'});

const brotliModule = findBrotliModule();
const rules = readHostRules(buildFolder);

let target: string;
let site: string;
let server: RecipeServer;

/** Starts nginx with deploy/nginx.conf for a folder instead of /srv/ohif-docs. */
function serve(folder: string): Promise<RecipeServer> {
  let source = readFileSync(nginxConf, 'utf8');
  if (brotliModule) {
    source = source
      .replace(/#(load_module) .*;/, `$1 ${brotliModule};`)
      .replace('#brotli_static', 'brotli_static');
  }
  return RecipeServer.start(source, {
    host: 'docs.example.org',
    files: {},
    changes: [
      ['root /srv/ohif-docs/current;', `root ${folder}/current;`],
      ...['maps.conf', 'headers.conf'].map((name): [string, string] => [
        `include current/_host/${name};`,
        `include ${folder}/current/_host/${name};`,
      ]),
    ],
  });
}

test.beforeAll(async () => {
  target = mkdtempSync(path.join(tmpdir(), 'published-'));
  // If root starts nginx, its workers run as another user, who must be able to read this.
  chmodSync(target, 0o755);
  site = publish(buildFolder, target);
  server = await serve(target);
});

test.afterAll(async () => {
  await server.close();
  rmSync(target, {recursive: true});
});

test('every response has the headers of the build, and a file with a hash is cached for a year', async () => {
  for (const [url, status, file] of [
    ['/', 200, '/'],
    ['/help', 200, '/help'],
    ['/3.9/faq', 200, '/3.9/faq'],
    // Also a folder.
    ['/3.9', 200, '/3.9'],
    // Another spelling of it redirects.
    ['/migration-guide/3p9-to-3p10/UI/Tooltip', 200, '/help'],
    // A file without a hash.
    ['/search-index.json', 200, '/search-index.json'],
    ['/no/such/page', 404, '/'],
    ['/assets/js/gone.0a1b2c3d.js', 404, '/'],
    ['/404', 404, '/'],
    ['/404.html', 404, '/'],
    ['/no-such-page/', 404, '/'],
    ['/_headers', 404, '/'],
    ['/_redirects', 404, '/'],
    ['/_host/rules.json', 404, '/'],
    ['/.git/config', 404, '/'],
  ] as const) {
    const response = await server.request(url);
    expect(response.status, url).toBe(status);
    for (const [name, value] of Object.entries(
      headersFor(rules.headers, file),
    )) {
      expect(response.headers[name.toLowerCase()], `${name} of ${url}`).toBe(
        value,
      );
    }
    if (status === 404) {
      expect(response.body, url).toContain('Page Not Found');
    }
  }

  const script = readdirSync(path.join(buildFolder, 'assets/js')).find((name) =>
    /^main\..*\.js$/.test(name),
  )!;
  const {status, headers} = await server.request(`/assets/js/${script}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toBeDefined();
});

test('other spellings redirect to the page, never to another host, and inject no header', async () => {
  for (const [typed, shown] of [
    ['/components/ButtonShowcase', '/components/Button'],
    ['/components/ButtonShowcase/', '/components/Button'],
    ['/components/ButtonShowcase.html', '/components/Button'],
    ['/components/ButtonShowcase/index.html', '/components/Button'],
    ['/components/ButtonShowcase?a=1', '/components/Button?a=1'],
    [
      '/migration-guide/3p9-to-3p10/UI/ToolTip?a=1',
      '/migration-guide/3p9-to-3p10/UI/Tooltip?a=1',
    ],
    [
      '/migration-guide/3p9-to-3p10/UI/ToolTip/',
      '/migration-guide/3p9-to-3p10/UI/Tooltip',
    ],
    ['/help.html', '/help'],
    ['/help/', '/help'],
    ['/help/index.html?q=%20', '/help?q=%20'],
    ['/index.html', '/'],
    ['/index?q=1', '/?q=1'],
    ['/3.9/', '/3.9'],
    ['/3.9/index.html', '/3.9'],
    ['/3.9/faq.html', '/3.9/faq'],
  ] as const) {
    const {status, headers} = await server.request(typed);
    expect([status, headers.location], typed).toEqual([301, shown]);
    expect(headers['x-content-type-options'], typed).toBe('nosniff');
  }

  for (const address of [
    '//example.com/help.html',
    '/help%0d%0aX-Injected:%201/',
    '/%2e%2e/help.html%0aa.html',
  ]) {
    const {headers} = await server.request(address);
    expect(headers.location ?? '').not.toMatch(/example\.com|Injected/);
    expect(headers['x-injected']).toBeUndefined();
  }
});

test('every kind of file has its type @full', async () => {
  const byKind = new Map(
    readdirSync(site, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) =>
        /\.(?:css|ico|js|json|md|png|svg|txt|webp|xml)$/.test(file),
      )
      .map((file) => [path.extname(file), `/${file}`]),
  ).set('.html', '/help');
  for (const file of byKind.values()) {
    const {status, headers} = await server.request(file);
    // The not-found page also has a type.
    expect(status, file).toBe(200);
    expect(headers['content-type'], file).not.toContain('octet-stream');
  }
  for (const [url, type] of [
    ['/faq/technical.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const {headers} = await server.request(url);
    expect(headers['content-type'], url).toBe(type);
  }
});

test('a client gets the file that the build has compressed for it @full', async () => {
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['br, gzip', brotliModule || process.env.CI ? 'br' : 'gzip'],
    ['identity', undefined],
  ] as const) {
    await test.step(`a client that accepts ${accepted}`, async () => {
      const headers = {'Accept-Encoding': accepted};
      const sent = await server.request('/help', {headers});
      expect(
        sent.headers['content-encoding'],
        "nginx's brotli module: npm run install-tools",
      ).toBe(encoding);
      expect(sent.headers.vary).toContain('Accept-Encoding');
      const ending = encoding ? {gzip: '.gz', br: '.br'}[encoding] : '';
      const stored = readFileSync(path.join(buildFolder, `help.html${ending}`));
      expect(Number(sent.headers['content-length'])).toBe(stored.length);
      const unpacked = {
        gzip: gunzipSync,
        br: brotliDecompressSync,
        identity: (content: Buffer) => content,
      }[encoding ?? 'identity'](stored);
      expect(unpacked.toString()).toContain('<h1');
    });
  }
});

test('nothing can be written @full', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await server.request('/help', {method})).status).toBe(405);
  }
});

test('a second release is served after a reload, with its own policy and the earlier assets', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'next-build-'));
  const script = '"the next release"';
  const hash = createHash('sha256').update(script).digest('base64');
  try {
    const next = path.join(folder, 'build');
    for (const file of ['index.html', 'help.html', '404.html', 'assets/css']) {
      cpSync(path.join(buildFolder, file), path.join(next, file), {
        recursive: true,
      });
    }
    const page = path.join(next, 'help.html');
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(
        '</head>',
        `<script>${script}</script></head>`,
      ),
    );
    const [first, ...others] = rules.headers;
    const policy = first!.headers['Content-Security-Policy']!;
    writeHostFiles(next, {
      ...rules,
      headers: [
        {
          ...first!,
          headers: {
            ...first!.headers,
            'Content-Security-Policy': policy.replace(
              "script-src 'self'",
              `script-src 'self' 'sha256-${hash}'`,
            ),
          },
        },
        ...others,
      ],
    });
    publish(next, target);
    server.reload();
    // Workers of the first release answer until the last of them has ended.
    await expect(async () => {
      const {headers, body} = await server.request('/help');
      expect(body).toContain(script);
      expect(headers['content-security-policy']).toContain(hash);
      expect(
        refusedBy(String(headers['content-security-policy']), body),
      ).toEqual([]);
    }).toPass();
    // Only the first release has scripts.
    const [earlier] = readdirSync(path.join(buildFolder, 'assets/js'));
    const {status} = await server.request(`/assets/js/${earlier}`);
    expect(status).toBe(200);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
