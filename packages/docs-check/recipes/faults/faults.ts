/** The fault of each troubleshooting entry that can be reproduced without a browser. */
import {spawnSync} from 'node:child_process';
import {gzipSync} from 'node:zlib';
import {bundle, host, sample} from '../served/sample-files';
import {RecipeServer} from '../server';
import {
  demo,
  emptyNameServer,
  exchange,
  image,
  keep,
  large,
  mine,
  oneOrigin,
  signIn,
  spoilt,
  startWithUnreadableKey,
  studiesBelow,
  whyItDoesNotStart,
} from './inject';

type Fault = {
  inject: () => Promise<string>;
  /** What is observed. */
  shows: RegExp;
  /** Omitted if the fault prints no message for the finder to recognize. */
  symptom?: true;
};

const signedOut = '/logout-redirect';

/** By the message of the entry. */
export const faults: Record<string, Fault> = {
  'The study list shows demo studies instead of mine': {
    inject: async () =>
      exchange(
        await oneOrigin([], {
          files: {'app-config.js': demo, 'config/app-config.js': mine},
        }),
        '/app-config.js',
      ),
    shows: /^200[^]*demo: true/,
    symptom: true,
  },
  'The mounted app-config.js is ignored: cat shows mine, the browser gets the demo':
    {
      inject: async () =>
        exchange(
          await image(
            spoilt('docker-orthanc', [
              /location = \/app-config\.js \{[^}]*\}/,
              '',
            ]).replace('server orthanc:8042;', 'server 127.0.0.1:8042;'),
            false,
            {'app-config.js': mine, 'app-config.js.gz': gzipSync(demo)},
          ),
          '/app-config.js',
        ),
      shows: /^200[^]*demo: true/,
      symptom: true,
    },
  'Changes to /usr/share/nginx/html/app-config.js have no effect in the container of a recipe':
    {
      inject: async () =>
        exchange(
          await oneOrigin(
            [[/root \/srv\/ohif\/viewer;/, 'root root/var/www/html;']],
            {
              files: {
                'var/www/html/app-config.js': demo,
                'usr/share/nginx/html/app-config.js': mine,
              },
            },
          ),
          '/app-config.js',
        ),
      shows: /^200[^]*demo: true/,
      symptom: true,
    },
  '404 after a reload, or when a link to a study is opened': {
    inject: async () =>
      exchange(
        await oneOrigin([[/try_files \$uri \/index\.html;/, '']]),
        '/viewer?StudyInstanceUIDs=1',
      ),
    shows: /^404[^]*404 Not Found/,
    symptom: true,
  },
  'Microscopy never loads: dicomMicroscopyViewer.min.js returns 404 under a sub-path':
    {
      inject: async () => {
        const file = 'dicom-microscopy-viewer/dicomMicroscopyViewer.min.js';
        const server = await keep(
          RecipeServer.start(spoilt('sub-path'), {
            host,
            root: '/srv/ohif',
            files: {...sample('/viewer', mine), [`viewer/${file}`]: '/**/'},
            changes: [],
          }),
        );
        const below = await server.request(`/viewer/${file}`);
        return `${below.status}, and at the root ${(await server.request(`/${file}`)).status}`;
      },
      shows: /^200, and at the root 404$/,
      symptom: true,
    },
  '404 for every DICOMweb request behind nginx, 200 without it': {
    inject: async () =>
      exchange(
        await oneOrigin(
          [
            [
              /(location \^~ \/dicom-web\/ \{[^]*?)proxy_pass http:\/\/archive;/,
              '$1proxy_pass http://archive/;',
            ],
          ],
          {
            respond: ({url}, response) => {
              response.writeHead(url.startsWith('/dicom-web/') ? 200 : 404);
              response.end(`the archive receives ${url}`);
            },
          },
        ),
        '/dicom-web/studies',
      ),
    shows: /^404[^]*the archive receives \/studies/,
    symptom: true,
  },
  'GET …/dicom-web/studies/studies 404 (Not Found)': {
    inject: async () => {
      const {origin, status} = await studiesBelow('/dicom-web/studies');
      return `GET ${origin}/dicom-web/studies/studies ${status} (Not Found)`;
    },
    shows: /GET \S+\/dicom-web\/studies\/studies 404 \(Not Found\)/,
  },
  'Orthanc returns 404, or a list of identifiers instead of DICOM JSON': {
    inject: async () => {
      const ownInterface = await studiesBelow('');
      const withoutPlugin = await studiesBelow('/dicom-web', {});
      return `${ownInterface.status} ${ownInterface.body}, ${withoutPlugin.status}`;
    },
    shows: /^200 \[\s*"\w+"\s*\]\s*, 404$/,
    symptom: true,
  },
  '413 Request Entity Too Large': {
    inject: async () =>
      exchange(
        await oneOrigin([[/client_max_body_size 2g;/, '']]),
        '/dicom-web/studies',
        {method: 'POST', body: large},
      ),
    shows: /client intended to send too large body/,
  },
  '504 Gateway Time-out': {
    inject: async () =>
      exchange(
        await oneOrigin(
          [[/proxy_read_timeout 300s;/, 'proxy_read_timeout 100ms;']],
          {respond: () => undefined},
        ),
        '/dicom-web/studies/1.2.3/metadata',
      ),
    shows:
      /upstream timed out \(110: Connection timed out\) while reading response header from upstream/,
  },
  '502 Bad Gateway, and "host not found in upstream" in nginx\'s log': {
    inject: () =>
      whyItDoesNotStart(
        oneOrigin([
          [/server 127\.0\.0\.1:8042;/, 'server orthanc.invalid:80;'],
        ]),
      ),
    shows: /\[emerg\] host not found in upstream "orthanc\.invalid:80"/,
  },
  'Requests for /bulk/… are sent to localhost:8042, or to http: instead of https:; PDFs and segmentations do not load':
    {
      inject: async () =>
        exchange(
          await oneOrigin(
            [
              [
                /proxy_pass http:\/\/archive;/,
                'proxy_pass http://localhost:ARCHIVE_PORT;',
              ],
              [/proxy_set_header Host \$http_host;/, ''],
              [/proxy_set_header Forwarded "[^"]*";/, ''],
            ],
            {
              // Like Orthanc, from the headers of the request.
              respond: ({headers}, response) => {
                response.writeHead(200);
                response.end(
                  `{"BulkDataURI": "http://${headers.host}/dicom-web/bulk/1"}`,
                );
              },
            },
          ),
          '/dicom-web/studies/1.2.3/metadata',
        ),
      shows: /"BulkDataURI": "http:\/\/localhost:\d+\/dicom-web\/bulk\/1"/,
      symptom: true,
    },
  'COOP and COEP are configured, but curl does not show them': {
    inject: async () => {
      const server = await oneOrigin([
        [
          /absolute_redirect off;/,
          `absolute_redirect off;
    add_header Cross-Origin-Opener-Policy same-origin always;
    add_header Cross-Origin-Embedder-Policy require-corp always;`,
        ],
      ]);
      const opener = async (url: string) =>
        String(
          (await server.request(url)).headers['cross-origin-opener-policy'],
        );
      return `/dicom-web/studies: ${await opener('/dicom-web/studies')}, /: ${await opener('/')}`;
    },
    shows: /^\/dicom-web\/studies: same-origin, \/: undefined$/,
    symptom: true,
  },
  'The iframe is empty: one request with status 200, no scripts': {
    inject: async () => {
      const server = await oneOrigin([], {
        files: {'index.html': '<!doctype html><title>The application</title>'},
      });
      return exchange(server, '/ohif/');
    },
    shows: /^200(?![^]*app-config\.js)[^]*The application/,
    symptom: true,
  },
  '502 Bad Gateway at /oauth2/callback, and "upstream sent too big header while reading response header from upstream"':
    {
      inject: async () =>
        exchange(
          await signIn(
            [
              [/proxy_buffer_size 16k;/, ''],
              [/proxy_buffers 8 16k;/, ''],
            ],
            (_asked, response) => {
              response.writeHead(302, {
                location: '/',
                'set-cookie': `session=${'x'.repeat(12_000)}`,
              });
              response.end();
            },
          ),
          '/oauth2/callback?code=1',
        ),
      shows:
        /upstream sent too big header while reading response header from upstream/,
    },
  'The viewer requires a sign-in, but /dicom-web/studies responds without a sign-in':
    {
      inject: async () => {
        const server = await signIn([
          [
            /location \^~ \/dicom-web\/ \{/,
            'location ^~ /dicom-web/ { auth_request off;',
          ],
        ]);
        const status = async (url: string) =>
          (await server.request(url)).status;
        return `${await status('/wado')} ${await status('/dicom-web/studies')}`;
      },
      shows: /^401 200$/,
      symptom: true,
    },
  '500 Internal Server Error when a segmentation is saved behind a sign-in, and "auth request unexpected status: 413" in nginx\'s log':
    {
      inject: async () =>
        exchange(
          await signIn([[/client_max_body_size 0;/, '']]),
          '/dicom-web/studies',
          {method: 'POST', body: large, headers: {Cookie: 'session=1'}},
        ),
      shows: /auth request unexpected status: 413/,
    },
  'accessing discovery url … failed: localhost could not be resolved (3: Host not found)':
    {
      inject: async () => {
        const port = await emptyNameServer();
        const server = await signIn([
          [
            /resolver 127\.0\.0\.11[^;]*;/,
            `resolver 127.0.0.1:${port} ipv6=off;`,
          ],
          [
            /set \$login http:\/\/login:4180;/,
            'set $login http://localhost:4180;',
          ],
        ]);
        return exchange(server, '/oauth2/start');
      },
      shows: /localhost could not be resolved \(3: Host not found\)/,
    },
  [`404 Not Found at ${signedOut}.html after sign-out`]: {
    inject: async () => {
      const server = await oneOrigin([]);
      const file = await server.request(`${signedOut}.html`);
      const route = await server.request(signedOut);
      return `${file.status} ${route.status}`;
    },
    shows: /^404 200$/,
    symptom: true,
  },
  'exit code: 137': {
    inject: () =>
      Promise.resolve(
        spawnSync(
          process.execPath,
          [
            '--max-old-space-size=8',
            '-e',
            'const all = []; for (;;) { all.push(Array(1e5).fill(0.5)); }',
          ],
          {encoding: 'utf8'},
        ).stderr,
      ),
    shows: /JavaScript heap out of memory/,
  },
  'nginx: [emerg] invalid number of arguments in "proxy_set_header" directive':
    {
      inject: () =>
        whyItDoesNotStart(
          // All variables were replaced, also those of nginx.
          oneOrigin([[/(proxy_set_header \S+) \$\w+;/g, '$1 ;']]),
        ),
      shows:
        /\[emerg\] invalid number of arguments in "proxy_set_header" directive/,
    },
  'nginx: [emerg] cannot load certificate key "/etc/ssl/private/ssl-private-key.key": Permission denied':
    {
      inject: () => Promise.resolve(startWithUnreadableKey()),
      shows: /cannot load certificate key .*Permission denied/,
    },
  'Blank page with SSL_PORT: scripts have status 200 and no content': {
    inject: async () =>
      exchange(
        await image(spoilt('docker-ssl', [/gzip_static always;/, '']), true),
        `/${bundle}`,
      ),
    shows: /^200[^]*"content-length":"0"/,
    symptom: true,
  },
};
