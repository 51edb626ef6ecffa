/** Faults that the published viewer shows in Chromium. */
import {copyFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {viewerDist} from '../../packages/viewer-screenshots/viewer.mjs';
import {
  anyHost,
  orthancConfig,
  roots,
  serve,
  serveBelow,
  theArchive,
  type Fault,
  type Setup,
} from './deployment';
import {edited, host, type Edit, type Lab} from './programs';

export const open = async (lab: Lab, setup: Setup) =>
  lab.open(`${(await serve(lab, setup)).address}/`);

/** Under `localhost`: browsers treat only that and TLS as secure. */
async function openLocally(lab: Lab, setup: Setup = {}) {
  const {port} = await serve(lab, {
    ...setup,
    edits: [anyHost, ...(setup.edits ?? [])],
  });
  return lab.open(`http://localhost:${port}/`);
}

/** The viewer with an archive of another origin: Orthanc behind an nginx that sends these headers. */
async function openWithArchive(
  lab: Lab,
  headers: string,
  {config = [], behind}: Setup = {},
) {
  const archive = await serve(lab, {
    behind,
    edits: [
      anyHost,
      [
        /limit_except GET POST \{\s*deny all;\s*\}\s*proxy_pass/,
        `${headers} proxy_pass`,
      ],
    ],
  });
  return open(lab, {
    config: [...roots(`http://127.0.0.1:${archive.port}/dicom-web`), ...config],
  });
}

const withPassword = () =>
  edited(orthancConfig, [
    ['"AuthenticationEnabled": false', '"AuthenticationEnabled": true'],
  ]);

/** A missing file returns the page. */
const pageForFiles: Edit = [
  /try_files \$uri =404;/g,
  'try_files $uri /index.html;',
];

export const browserFaults: Record<string, Fault> = {
  "Uncaught SyntaxError: Unexpected token '<' (at app-config.js:1)": {
    edits: [
      pageForFiles,
      // With it, the browser refuses the file before it reads it.
      [/add_header X-Content-Type-Options nosniff always;/g, ''],
    ],
    files: {'app-config.js': null},
    shows: /SyntaxError: Unexpected token '<'/,
  },
  'Blank page under a sub-path: the scripts return 404': {
    inject: async (lab) => {
      const {port} = await serveBelow(lab);
      return lab.open(`http://${host}:${port}/viewer/`);
    },
    shows: /404 \(Not Found\) \(\S+\/app\.bundle\.\w+\.js\)/,
  },
  'Failed to load module script: Expected a JavaScript module script but the server responded with a MIME type of "text/html"':
    {
      edits: [pageForFiles],
      files: {'init-service-worker.js': null},
      shows: /Failed to load module script: .*MIME type of "text\/html"/,
    },
  'Failed to load module script: the server responded with a MIME type of "application/octet-stream" (.mjs, .wasm)':
    {
      edits: [['include /etc/nginx/mime.types;', 'types { text/html html; }']],
      shows:
        /Failed to load module script: .*MIME type of "application\/octet-stream"/,
    },
  "Access to XMLHttpRequest at … from origin … has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.":
    {
      config: roots('http://ARCHIVE/dicom-web'),
      shows:
        /Access to XMLHttpRequest at .* has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource\./,
    },
  'CORS error in the console, but the request has status 400, 401, or 500': {
    inject: async (lab) => {
      const {origin} = await lab.orthanc(withPassword());
      const root = `${origin}/dicom-web`;
      const {status} = await fetch(`${root}/studies`);
      return status === 401 ? open(lab, {config: roots(root)}) : String(status);
    },
    shows: /has been blocked by CORS policy/,
    symptom: true,
  },
  "The 'Access-Control-Allow-Origin' header contains multiple values, but only one is allowed":
    {
      inject: (lab) =>
        openWithArchive(
          lab,
          'add_header Access-Control-Allow-Origin *; add_header Access-Control-Allow-Origin $http_origin;',
        ),
      shows:
        /'Access-Control-Allow-Origin' header contains multiple values .*, but only one is allowed/,
    },
  "Response to preflight request doesn't pass access control check: It does not have HTTP ok status.":
    {
      inject: async (lab) =>
        openWithArchive(
          lab,
          `add_header Access-Control-Allow-Origin * always;
           add_header Access-Control-Allow-Headers authorization always;`,
          {
            behind: await lab.orthanc(withPassword()),
            config: [
              [
                'extensions: [],',
                `extensions: [{
                  id: '@example/extension-token',
                  preRegistration: ({servicesManager}) =>
                    servicesManager.services.userAuthenticationService.setServiceImplementation({
                      getAuthorizationHeader: () => ({Authorization: 'Bearer token'}),
                    }),
                }],`,
              ],
            ],
          },
        ),
      shows:
        /Response to preflight request doesn't pass access control check: It does not have HTTP ok status\./,
    },
  'GET `http://orthanc:8042/dicom-web/studies` net::ERR_NAME_NOT_RESOLVED': {
    config: roots('http://orthanc:8042/dicom-web'),
    shows: /net::ERR_NAME_NOT_RESOLVED \(http:\/\/orthanc:8042\S+\)/,
  },
  'Cross-Origin Request Blocked for `http://127.0.0.1` although everything is local':
    {
      inject: async (lab) => {
        const {port} = await serve(lab, {edits: [anyHost]});
        return openLocally(lab, {
          config: roots(`http://127.0.0.1:${port}/dicom-web`),
        });
      },
      shows:
        /Access to XMLHttpRequest at 'http:\/\/127\.0\.0\.1:\d+\S+ from origin 'http:\/\/localhost:\d+' has been blocked by CORS policy/,
      symptom: true,
    },
  'net::ERR_SSL_PROTOCOL_ERROR for the archive': {
    config: roots('https://ARCHIVE/dicom-web'),
    shows: /net::ERR_SSL_PROTOCOL_ERROR/,
  },
  'SharedArrayBuffer is not defined': {
    // Only viewers before 3.9 use it, of which npm has none.
    config: [['window.config', 'new SharedArrayBuffer(1);\nwindow.config']],
    shows: /ReferenceError: SharedArrayBuffer is not defined/,
  },
  'net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep':
    {
      inject: async (lab) => {
        const {origin} = theArchive();
        const [id] = (await (
          await fetch(`${origin}/instances`)
        ).json()) as string[];
        return openLocally(lab, {
          edits: [
            [
              /Referrer-Policy same-origin/g,
              'Cross-Origin-Embedder-Policy require-corp',
            ],
          ],
          config: [
            [
              'extensions: [],',
              `extensions: [], whiteLabeling: {createLogoComponentFn: (React) => React.createElement('img', {src: '${origin}/instances/${id}/preview'})},`,
            ],
          ],
        });
      },
      shows:
        /net::ERR_BLOCKED_BY_RESPONSE\.NotSameOriginAfterDefaultedToSameOriginByCoep/,
    },
  "Refused to display '…' in a frame because it set 'X-Frame-Options' to 'sameorigin'":
    {
      inject: async (lab) => {
        const {address} = await serve(lab, {
          edits: [
            [
              /Content-Security-Policy "frame-ancestors 'self'"/g,
              'X-Frame-Options sameorigin',
            ],
          ],
        });
        return open(lab, {
          files: {'index.html': `<iframe src="${address}/"></iframe>`},
        });
      },
      shows:
        /Refused to display '.*' in a frame because it set 'X-Frame-Options' to 'sameorigin'/,
    },
  "Mixed Content: The page at 'https://…' was loaded over HTTPS, but requested an insecure XMLHttpRequest endpoint 'http://…'":
    {
      name: 'tls',
      config: roots('http://archive.example.org/dicom-web'),
      shows:
        /Mixed Content: The page at '.*' was loaded over HTTPS, but requested an insecure XMLHttpRequest endpoint/,
    },
  'GET …/dicom-web/studies/studies 404 (Not Found)': {
    config: roots('/dicom-web/studies'),
    shows: /GET \S+\/dicom-web\/studies\/studies\S* 400 \(Bad Request\)/,
  },
  'ERR_CERT_AUTHORITY_INVALID, or HTTPS on the published port does not respond':
    {
      inject: async (lab) => {
        const {address} = await serve(lab, {name: 'tls'});
        return lab.open(address, {ignoreHTTPSErrors: false}).then(
          () => 'the page opens',
          (error: Error) => error.message,
        );
      },
      shows: /net::ERR_CERT_AUTHORITY_INVALID/,
      symptom: true,
    },
  'The old configuration returns after a change': {
    inject: async (lab) => {
      const {address, site} = await serve(lab, {
        edits: [['add_header Cache-Control "no-store";', 'expires 1h;']],
      });
      const {page} = await lab.open(address);
      const name = () => page.evaluate('config.name ?? "old"');
      writeFileSync(
        path.join(site, 'app-config.js'),
        'window.config = {name: "new"};',
      );
      await page.goto(address);
      const before = await name();
      await page.evaluate('fetch("/app-config.js", {cache: "reload"})');
      await page.goto(address);
      return `${String(before)}, then ${String(await name())}`;
    },
    shows: /^old, then new$/,
    symptom: true,
  },
  'The new version shows the old study list: a service worker serves the old build':
    {
      // npm has no version 2; this service worker keeps its page as that one did.
      inject: async (lab) => {
        const {port, site} = await serve(lab, {
          edits: [anyHost],
          files: {
            'index.html': '<title>old</title>',
            'sw.js': `
              oninstall = (event) => event.waitUntil(caches.open('build').then((c) => c.add('/')));
              onactivate = (event) => event.waitUntil(clients.claim());
              onfetch = (event) => event.respondWith(
                caches.match(event.request).then((r) => r || fetch(event.request)));`,
          },
        });
        const {page} = await lab.open(`http://localhost:${port}/`);
        await page.evaluate(
          'navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready)',
        );
        copyFileSync(
          path.join(viewerDist(), 'index.html'),
          path.join(site, 'index.html'),
        );
        await page.goto(`http://localhost:${port}/`);
        const before = await page.title();
        // What the page tells the reader to do, by the viewer's own file.
        await page.addScriptTag({url: '/init-service-worker.js'});
        await page.waitForFunction(
          'navigator.serviceWorker.getRegistrations().then((all) => !all.length)',
        );
        await page.goto(`http://localhost:${port}/`);
        return `${before}, then ${await page.title()}`;
      },
      shows: /^old, then OHIF Viewer$/,
      symptom: true,
    },
};
