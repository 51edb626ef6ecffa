/** The built site, deployed to a folder, behind a real nginx with deploy/nginx.conf. */
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {findBrotliModule, findTool} from '../../checks/recipes/find-tool';
import {RecipeServer} from '../../checks/recipes/server';
import {headerRules, headersFor} from '../../config/headers';
import {
  headersText,
  parseHeaders,
  redirectsText,
} from '../../deploy/host-files';
import {hashSource} from '../../deploy/inline-scripts';
import {deployFolder} from '../../scripts/deploy';
import {buildFolder} from '../support/built-site';
import {expect, test} from '../support/fixtures';
import {refusedBy} from '../support/policy';

// `npm test` installs nginx or fails here; elsewhere the run says what it left out.
test.skip(!findTool('nginx') && !process.env.CI, 'nginx is not installed');
test.describe.configure({mode: 'serial'});

const brotliModule = findBrotliModule();

let target: string;
let site: string;
let server: RecipeServer;
const rules = parseHeaders(
  readFileSync(path.join(buildFolder, '_headers'), 'utf8'),
);

/** A folder that nginx can read: started by root, its workers are another user. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'deployed-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts nginx with the configuration of a folder that was deployed to. */
function serve(folder: string): Promise<RecipeServer> {
  let source = readFileSync(path.join(folder, 'nginx.conf'), 'utf8');
  if (brotliModule) {
    source = source
      .replace(/#(load_module) .*;/, `$1 ${brotliModule};`)
      .replace('#brotli_static', 'brotli_static');
  }
  return RecipeServer.start(source, {
    host: 'docs.example.org',
    files: {},
    changes: ['maps.conf', 'headers.conf', 'site.conf'].map((name) => [
      `include ${name};`,
      `include ${path.join(folder, name)};`,
    ]),
  });
}

test.beforeAll(async () => {
  target = newFolder();
  ({site} = deployFolder(buildFolder, target));
  server = await serve(target);
});

test.afterAll(async () => {
  await server.close();
  rmSync(target, {recursive: true});
});

for (const [what, address, status, file] of [
  ['the home page', '/', 200, '/'],
  ['a page', '/help', 200, '/help'],
  ['a page of a version', '/3.9/faq', 200, '/3.9/faq'],
  ['a version, which is a folder, too', '/3.9', 200, '/3.9'],
  ['a file without a hash', '/search-index.json', 200, '/search-index.json'],
  ['a page that is missing', '/no/such/page', 404, '/'],
  ['a script that is missing', '/assets/js/gone.0a1b2c3d.js', 404, '/'],
  ['the not-found page itself', '/404', 404, '/'],
  ['the not-found page with its ending', '/404.html', 404, '/'],
  ['a missing page with a slash', '/no-such-page/', 404, '/'],
  ['what the host reads', '/_headers', 404, '/'],
  ['a hidden file', '/.git/config', 404, '/'],
] as const) {
  test(`${what} answers ${status} with the headers of the build`, async () => {
    const answer = await server.request(address);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(headersFor(rules, file))) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
    if (status === 404) {
      expect(answer.body).toContain('Page Not Found');
    }
  });
}

test('a file with a hash is kept for a year', async () => {
  const script = readdirSync(path.join(buildFolder, 'assets/js')).find((name) =>
    /^main\..*\.js$/.test(name),
  )!;
  const {status, headers} = await server.request(`/assets/js/${script}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toBeDefined();
});

for (const [typed, shown] of [
  ['/components/ButtonShowcase', '/components/Button'],
  ['/components/ButtonShowcase/', '/components/Button'],
  ['/components/ButtonShowcase.html', '/components/Button'],
  ['/components/ButtonShowcase/index.html', '/components/Button'],
  ['/components/ButtonShowcase?a=1', '/components/Button?a=1'],
  ['/help.html', '/help'],
  ['/help/', '/help'],
  ['/help/index.html?q=%20', '/help?q=%20'],
  ['/index.html', '/'],
  ['/index?q=1', '/?q=1'],
  ['/3.9/', '/3.9'],
  ['/3.9/index.html', '/3.9'],
  ['/3.9/faq.html', '/3.9/faq'],
] as const) {
  test(`${typed} redirects to ${shown}`, async () => {
    const {status, headers} = await server.request(typed);
    expect(status).toBe(301);
    expect(headers.location).toBe(shown);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
}

test('no redirect leads to another host or takes a header along', async () => {
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

test('every kind of file has a type', async () => {
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
    // The not-found page has a type, too.
    expect(status, file).toBe(200);
    expect(headers['content-type'], file).not.toContain('octet-stream');
  }
});

for (const [address, type] of [
  ['/faq/technical.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
] as const) {
  test(`${address} is shown as text`, async () => {
    const {status, headers} = await server.request(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });
}

for (const [accepted, encoding] of [
  ['gzip', 'gzip'],
  ['br, gzip', brotliModule || process.env.CI ? 'br' : 'gzip'],
  ['identity', undefined],
] as const) {
  test(`a client that takes ${accepted} gets ${encoding ?? 'the file itself'}`, async () => {
    const headers = {'Accept-Encoding': accepted};
    const sent = await server.request('/help', {headers});
    expect(
      sent.headers['content-encoding'],
      "nginx's module for brotli: npm run find-recipe-tools",
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

test('nothing can be written', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await server.request('/help', {method})).status).toBe(405);
  }
});

test('while the site is published anew, each page comes with the policy of its release', async () => {
  const folder = newFolder();
  /** A build whose pages have a script that no other build has. */
  const buildOf = (name: string) => {
    const build = path.join(folder, name);
    const script = `"release ${name}"`;
    mkdirSync(build);
    for (const file of ['index.html', 'help.html', '404.html']) {
      const html = readFileSync(path.join(buildFolder, file), 'utf8');
      writeFileSync(
        path.join(build, file),
        html.replace('</head>', `<script>${script}</script></head>`),
      );
    }
    copyFileSync(
      path.join(buildFolder, '_redirects'),
      path.join(build, '_redirects'),
    );
    writeFileSync(
      path.join(build, '_headers'),
      readFileSync(path.join(buildFolder, '_headers'), 'utf8').replace(
        "script-src 'self'",
        `script-src 'self' ${hashSource(script)}`,
      ),
    );
    return build;
  };
  const deployed = path.join(folder, 'deployed');
  deployFolder(buildOf('a'), deployed);
  const nginx = await serve(deployed);
  try {
    /** Which release is shown. */
    const look = async () => {
      const {headers, body} = await nginx.request('/help');
      const policy = String(headers['content-security-policy']);
      expect(refusedBy(policy, body)).toEqual([]);
      return /"release (\w)"/.exec(body)?.[1];
    };
    expect(await look()).toBe('a');
    deployFolder(buildOf('b'), deployed);
    expect(await look()).toBe('a');
    nginx.reload();
    let shown: string | undefined;
    do {
      shown = await look();
    } while (shown === 'a');
    expect(shown).toBe('b');
  } finally {
    await nginx.close();
    rmSync(folder, {recursive: true});
  }
});

test('a site below a path is served there, and nothing beside it', async () => {
  const folder = newFolder();
  const build = path.join(folder, 'build');
  const below = headerRules({scriptHashes: [], analytics: false}, '/docs/');
  for (const [file, text] of [
    ['index.html', 'Home'],
    ['help.html', 'Help'],
    ['3.9.html', 'Home of 3.9'],
    ['3.9/faq.html', 'FAQ of 3.9'],
    ['404.html', 'Page Not Found'],
    ['assets/a.0a1b2c3d.js', 'script'],
    ['_headers', headersText(below)],
    ['_redirects', redirectsText([{from: '/docs/old', to: '/docs/help'}])],
  ] as const) {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), text);
  }
  const deployed = path.join(folder, 'deployed');
  deployFolder(build, deployed);
  const nginx = await serve(deployed);
  try {
    for (const [address, status, answer] of [
      ['/docs/', 200, 'Home'],
      ['/docs/help', 200, 'Help'],
      ['/docs/3.9', 200, 'Home of 3.9'],
      ['/docs/3.9/faq', 200, 'FAQ of 3.9'],
      ['/docs?q=1', 301, '/docs/?q=1'],
      ['/docs/index', 301, '/docs/'],
      ['/docs/index.html?q=1', 301, '/docs/?q=1'],
      ['/docs/help.html', 301, '/docs/help'],
      ['/docs/3.9/', 301, '/docs/3.9'],
      ['/docs/old', 301, '/docs/help'],
      ['/docs/old/', 301, '/docs/help'],
      ['/docs/404', 404, 'Page Not Found'],
      ['/docs/404.html', 404, 'Page Not Found'],
      ['/docs/nothing', 404, 'Page Not Found'],
      ['/docs/_headers', 404, 'Page Not Found'],
      ['/', 404, 'Page Not Found'],
      ['/help', 404, 'Page Not Found'],
      ['/old', 404, 'Page Not Found'],
    ] as const) {
      const {status: sent, headers, body} = await nginx.request(address);
      expect([sent, sent === 301 ? headers.location : body], address).toEqual([
        status,
        answer,
      ]);
      expect(headers['x-content-type-options'], address).toBe('nosniff');
    }
    const {headers} = await nginx.request('/docs/assets/a.0a1b2c3d.js');
    expect(headers['cache-control']).toContain('immutable');
  } finally {
    await nginx.close();
    rmSync(folder, {recursive: true});
  }
});
