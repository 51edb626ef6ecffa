/**
 * Shows the fault of a troubleshooting entry to a browser, and gives what the browser writes to
 * its console to the finder. An entry with `"reproduced": "browser"` must be here, and the
 * reverse.
 */
import type {Page} from '@playwright/test';
import troubleshooting from '../../../docs/_data/troubleshooting.json';
import {RecipeServer, StubServer} from '@ohif-docs/docs-check/recipes/server';
import {findTool} from '@ohif-docs/docs-check/recipes/find-tool';
import {createMatcher} from './match';
import {expect, test} from '../../../tests/support/fixtures';

// The pages are not pages of this site.
test.use({checkAccessibility: false});

const {entries} = troubleshooting;
const match = createMatcher(
  entries.map(({message, cause, check, fix, ...row}) => ({
    message,
    wordings: 'wordings' in row ? (row.wordings ?? []) : [],
    text: [cause, check, fix].join(' '),
  })),
);

type Answer = {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
};

const running: {close: () => unknown}[] = [];
test.afterEach(async () => {
  for (const server of running.splice(0)) {
    await server.close();
  }
});

/** A server for these paths; all others are not found. */
async function serve(
  answers: Record<string, Answer>,
): Promise<{origin: string; port: number}> {
  const server = await StubServer.start(({url}, response) => {
    const {
      status = 200,
      headers = {},
      body = '',
    } = answers[url.split('?')[0]!] ?? {status: 404};
    response.writeHead(status, {'content-type': 'text/html', ...headers});
    response.end(body);
  });
  running.push(server);
  return {origin: `http://127.0.0.1:${server.port}`, port: server.port};
}

/** A page that runs a script. */
const runs = (script: string): Answer => ({
  body: `<!doctype html><script>${script}</script>`,
});

/** A page that reads from the archive. */
const reads = (url: string, headers = {}) =>
  runs(`
    const request = new XMLHttpRequest();
    request.open('GET', '${url}');
    for (const [name, value] of Object.entries(${JSON.stringify(headers)})) {
      request.setRequestHeader(name, value);
    }
    request.send();
  `);

const studies = '/dicom-web/studies';

/** Opens a page whose archive responds like this, and gives what the page requests from it. */
async function openWithArchive(
  page: Page,
  respond: (origin: string) => Record<string, Answer>,
  {headers = {}, host = '127.0.0.1'} = {},
): Promise<string> {
  const answers: Record<string, Answer> = {};
  const viewer = await serve(answers);
  const archive = await serve(respond(viewer.origin));
  const url = `${archive.origin}${studies}`;
  answers['/'] = reads(url, headers);
  await page.goto(`http://${host}:${viewer.port}/`);
  return url;
}

/** A server with a certificate that no authority signed. */
async function serveSecurely(body: string): Promise<string> {
  const server = await RecipeServer.start(
    `events {}
http {
  server {
    listen 80;
    listen 443 ssl;
    ssl_certificate cert.pem;
    ssl_certificate_key key.pem;
    default_type text/html;
    root /srv;
  }
}`,
    {
      host: '127.0.0.1',
      tls: true,
      root: '/srv',
      files: {'index.html': body},
      changes: [],
    },
  );
  running.push(server);
  return `https://127.0.0.1:${server.securePort}`;
}

type Fault = {
  show: (page: Page) => Promise<unknown>;
  /** In the console. */
  writes: RegExp;
  /** The browser writes the line of another entry; `show` expects what tells the two apart. */
  shared?: true;
  needsNginx?: true;
};

const inConsole: Record<string, Fault> = {
  "Uncaught SyntaxError: Unexpected token '<' (at app-config.js:1)": {
    show: async (page) => {
      const html = '<!doctype html><script src="/app-config.js"></script>';
      const {origin} = await serve({
        '/': {body: html},
        '/app-config.js': {body: html},
      });
      await page.goto(origin);
    },
    writes: /SyntaxError: Unexpected token '<'/,
  },
  'Blank page under a sub-path: the scripts return 404': {
    show: async (page) => {
      const {origin} = await serve({
        '/viewer/': {body: '<script src="/app.bundle.0123.js"></script>'},
      });
      await page.goto(`${origin}/viewer/`);
    },
    writes: /404 \(Not Found\) \(\S+\/app\.bundle\.0123\.js\)/,
  },
  'Failed to load module script: Expected a JavaScript module script but the server responded with a MIME type of "text/html"':
    {
      show: async (page) => {
        const {origin} = await serve({
          '/': {body: '<script type="module" src="/gone.mjs"></script>'},
          '/gone.mjs': {body: '<!doctype html>'},
        });
        await page.goto(origin);
      },
      writes: /Failed to load module script: .*MIME type of "text\/html"/,
    },
  'Failed to load module script: the server responded with a MIME type of "application/octet-stream" (.mjs, .wasm)':
    {
      show: async (page) => {
        const {origin} = await serve({
          '/': {body: '<script type="module" src="/worker.mjs"></script>'},
          '/worker.mjs': {
            headers: {'content-type': 'application/octet-stream'},
          },
        });
        await page.goto(origin);
      },
      writes:
        /Failed to load module script: .*MIME type of "application\/octet-stream"/,
    },
  "Access to XMLHttpRequest at … from origin … has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.":
    {
      show: (page) => openWithArchive(page, () => ({[studies]: {body: '[]'}})),
      writes:
        /Access to XMLHttpRequest at .* has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource\./,
    },
  'CORS error in the console, but the request has status 400, 401, or 500': {
    show: async (page) => {
      const root = await openWithArchive(page, () => ({
        [studies]: {status: 401},
      }));
      expect((await page.request.get(root)).status()).toBe(401);
    },
    writes: /has been blocked by CORS policy/,
    shared: true,
  },
  "The 'Access-Control-Allow-Origin' header contains multiple values, but only one is allowed":
    {
      show: (page) =>
        openWithArchive(page, (origin) => ({
          [studies]: {
            headers: {'access-control-allow-origin': ['*', origin]},
          },
        })),
      writes:
        /'Access-Control-Allow-Origin' header contains multiple values .*, but only one is allowed/,
    },
  "Response to preflight request doesn't pass access control check: It does not have HTTP ok status.":
    {
      show: (page) =>
        openWithArchive(
          page,
          () => ({
            [studies]: {
              status: 401,
              headers: {
                'access-control-allow-origin': '*',
                'access-control-allow-headers': 'authorization',
              },
            },
          }),
          {headers: {Authorization: 'Bearer 1'}},
        ),
      writes:
        /Response to preflight request doesn't pass access control check: It does not have HTTP ok status\./,
    },
  'GET `http://orthanc:8042/dicom-web/studies` net::ERR_NAME_NOT_RESOLVED': {
    show: async (page) => {
      const {origin} = await serve({
        '/': reads('http://orthanc:8042/dicom-web/studies'),
      });
      await page.goto(origin);
    },
    writes: /net::ERR_NAME_NOT_RESOLVED \(http:\/\/orthanc:8042\S+\)/,
  },
  'Cross-Origin Request Blocked for `http://127.0.0.1` although everything is local':
    {
      show: (page) =>
        openWithArchive(page, () => ({[studies]: {body: '[]'}}), {
          host: 'localhost',
        }),
      writes:
        /Access to XMLHttpRequest at 'http:\/\/127\.0\.0\.1:\d+\S+ from origin 'http:\/\/localhost:\d+' has been blocked by CORS policy/,
      shared: true,
    },
  'net::ERR_SSL_PROTOCOL_ERROR for the archive': {
    show: async (page) => {
      const archive = await serve({});
      const {origin} = await serve({
        '/': reads(`https://127.0.0.1:${archive.port}${studies}`),
      });
      await page.goto(origin);
    },
    writes: /net::ERR_SSL_PROTOCOL_ERROR/,
  },
  'SharedArrayBuffer is not defined': {
    show: async (page) => {
      const {origin} = await serve({
        '/': runs('new SharedArrayBuffer(1);'),
      });
      await page.goto(origin);
    },
    writes: /ReferenceError: SharedArrayBuffer is not defined/,
  },
  'net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep':
    {
      show: async (page) => {
        const archive = await serve({
          '/report.png': {headers: {'content-type': 'image/png'}},
        });
        const {origin} = await serve({
          '/': {
            headers: {'cross-origin-embedder-policy': 'require-corp'},
            body: `<img alt="" src="${archive.origin}/report.png">`,
          },
        });
        await page.goto(origin);
      },
      writes:
        /net::ERR_BLOCKED_BY_RESPONSE\.NotSameOriginAfterDefaultedToSameOriginByCoep/,
    },
  "Refused to display '…' in a frame because it set 'X-Frame-Options' to 'sameorigin'":
    {
      show: async (page) => {
        const viewer = await serve({
          '/': {headers: {'x-frame-options': 'sameorigin'}},
        });
        const {origin} = await serve({
          '/': {body: `<iframe title="viewer" src="${viewer.origin}/">`},
        });
        await page.goto(origin);
      },
      writes:
        /Refused to display '.*' in a frame because it set 'X-Frame-Options' to 'sameorigin'/,
    },
  "Mixed Content: The page at 'https://…' was loaded over HTTPS, but requested an insecure XMLHttpRequest endpoint 'http://…'":
    {
      show: async (page) => {
        await page.goto(
          await serveSecurely(
            reads('http://archive.example.org/dicom-web/studies').body!,
          ),
        );
      },
      writes:
        /Mixed Content: The page at '.*' was loaded over HTTPS, but requested an insecure XMLHttpRequest endpoint/,
      needsNginx: true,
    },
};

test.describe('the console', () => {
  test.use({ignoreHTTPSErrors: true});
  for (const [message, fault] of Object.entries(inConsole)) {
    test(message, async ({page, guards}) => {
      const {show, writes, shared, needsNginx} = fault;
      test.skip(
        Boolean(needsNginx) && !findTool('nginx') && !process.env.CI,
        'nginx is not installed',
      );
      // These pages are wrong on purpose; what else follows from the fault is not of interest.
      guards.expectProblem(/./);
      const uncaught: string[] = [];
      page.on('pageerror', ({name, message: text}) =>
        uncaught.push(`Uncaught ${name}: ${text}`),
      );
      await show(page);
      const written = () =>
        [...uncaught, ...guards.problems].find((line) => writes.test(line));
      await expect.poll(written).toBeDefined();
      if (!shared) {
        expect(entries[match(written()!)[0]!]?.message).toBe(message);
      }
    });
  }
});

const elsewhere: Record<string, (page: Page) => Promise<void>> = {
  'ERR_CERT_AUTHORITY_INVALID, or HTTPS on the published port does not respond':
    async (page) => {
      const url = await serveSecurely('');
      await expect(page.goto(url)).rejects.toThrow(
        'net::ERR_CERT_AUTHORITY_INVALID',
      );
    },
  'The old configuration returns after a change': async (page) => {
    const configuration: Answer = {
      headers: {
        'content-type': 'text/javascript',
        'cache-control': 'max-age=3600',
      },
      body: 'document.title = "old";',
    };
    const {origin} = await serve({
      '/': {body: '<!doctype html><script src="/app-config.js"></script>'},
      '/app-config.js': configuration,
    });
    await page.goto(origin);
    await expect(page).toHaveTitle('old');
    configuration.body = 'document.title = "new";';
    await page.goto(origin);
    await expect(page).toHaveTitle('old');
    configuration.headers!['cache-control'] = 'no-store';
    await page.evaluate(() => fetch('/app-config.js', {cache: 'reload'}));
    await page.goto(origin);
    await expect(page).toHaveTitle('new');
  },
  'The new version shows the old study list: a service worker serves the old build':
    async (page) => {
      const html = (title: string) =>
        `<!doctype html><link rel="icon" href="data:,"><title>${title}</title>`;
      const build: Answer = {body: html('old')};
      const {origin} = await serve({
        '/': build,
        '/sw.js': {
          headers: {'content-type': 'text/javascript'},
          body: `
            oninstall = (event) =>
              event.waitUntil(caches.open('build').then((c) => c.add('/')));
            onactivate = (event) => event.waitUntil(clients.claim());
            onfetch = (event) =>
              event.respondWith(
                caches.match(event.request).then((r) => r || fetch(event.request)),
              );
          `,
        },
      });
      await page.goto(origin);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
      });
      build.body = html('new');
      await page.goto(origin);
      await expect(page).toHaveTitle('old');
      await page.evaluate(async () => {
        for (const worker of await navigator.serviceWorker.getRegistrations()) {
          await worker.unregister();
        }
      });
      await page.goto(origin);
      await expect(page).toHaveTitle('new');
    },
};

for (const [message, show] of Object.entries(elsewhere)) {
  test(message, async ({page}) => {
    test.skip(
      message.startsWith('ERR_CERT') && !findTool('nginx') && !process.env.CI,
      'nginx is not installed',
    );
    await show(page);
  });
}

test('the entries that are marked as reproduced in a browser are here', () => {
  const marked = entries.filter(
    (entry) => 'reproduced' in entry && entry.reproduced === 'browser',
  );
  expect(Object.keys({...inConsole, ...elsewhere}).sort()).toEqual(
    marked.map(({message}) => message).sort(),
  );
});
