/** Faults that show without a browser. */
import {execFileSync, spawnSync} from 'node:child_process';
import {createSocket} from 'node:dgram';
import {once} from 'node:events';
import {chmodSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findTool} from '@ohif-docs/docs-check/recipes/find-tool';
import {filledIn} from '@ohif-docs/docs-check/recipes/served/check-recipe';
import {StubServer} from '@ohif-docs/docs-check/recipes/server';
import {
  exchange,
  orthancConfig,
  serve,
  serveBelow,
  theArchive,
  whyItDoesNotStart,
  type Fault,
} from './deployment';
import {
  edited,
  imageFiles,
  recipe,
  tutorialFile,
  type Edit,
  type Lab,
} from './programs';

/** More than nginx accepts by default. */
const large = Buffer.alloc(2 * 1024 * 1024);
const metadata = `/dicom-web/studies/2.25.602237483799263680258000276915274767/metadata`;
const demo = /^200[^]*name: 'config\/default\.js'/;

/** The files of the published viewer as they are in the image: scripts are empty and have a compressed copy. */
async function image(lab: Lab, source: string, tls = false) {
  const site = lab.site(
    {'mounted.js': 'window.config = {mine: true};'},
    imageFiles(),
  );
  return {
    server: await lab.nginx(
      filledIn(source)
        .replaceAll('/usr/share/nginx/html', site)
        .replaceAll('/etc/viewer/app-config.js', `${site}/mounted.js`)
        .replaceAll('orthanc:8042', `127.0.0.1:${theArchive().port}`),
      tls,
    ),
  };
}

type Respond = Parameters<typeof StubServer.start>[0];

/** A proxy with a sign-in. No package brings the sign-in service itself: this knows every request that has a cookie. */
async function signIn(
  lab: Lab,
  edits: Edit[],
  respond: Respond = ({headers}, response) =>
    response.writeHead(headers.cookie ? 202 : 401).end(),
) {
  const login = await lab.keep(StubServer.start(respond));
  const {port} = await serve(lab);
  const source = recipe('oidc-proxy', ...edits)
    .replaceAll('http://login:4180', `http://127.0.0.1:${login.port}`)
    .replaceAll('http://viewer:80', `http://127.0.0.1:${port}`);
  return {server: await lab.nginx(source, true)};
}

/** A name server that knows no name. */
async function emptyNameServer(lab: Lab): Promise<number> {
  const socket = createSocket('udp4');
  socket.on('message', (query, {port, address}) => {
    // A response, recursion available, "no such name".
    query.writeUInt16BE(0x8183, 2);
    socket.send(query, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  lab.onClose(() => socket.close());
  return socket.address().port;
}

/** As another user than the owner of the key; a user who is not root cannot change that, but the mode. */
function startWithUnreadableKey(lab: Lab): string {
  const folder = lab.folder();
  const key = path.join(folder, 'ssl-private-key.key');
  const cert = path.join(folder, 'cert.crt');
  execFileSync(
    findTool('openssl')!,
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes'],
      ...['-subj', '/CN=viewer', '-keyout', key, '-out', cert],
    ],
    {stdio: 'ignore'},
  );
  chmodSync(key, 0);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `events {} http { server { listen 127.0.0.1:8443 ssl; ssl_certificate ${cert}; ssl_certificate_key ${key}; } }`,
  );
  return spawnSync(
    findTool('nginx')!,
    ['-t', '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')],
    {encoding: 'utf8', ...(process.getuid?.() === 0 ? {uid: 65534} : {})},
  ).stderr;
}

const status = async (
  {server}: Awaited<ReturnType<typeof signIn>>,
  url: string,
) => (await server.request(url)).status;

/** By the message of the entry. */
export const serverFaults: Record<string, Fault> = {
  'The study list shows demo studies instead of mine': {
    appConfig: 'config/app-config.js',
    request: '/app-config.js',
    shows: demo,
    symptom: true,
  },
  'The mounted app-config.js is ignored: cat shows mine, the browser gets the demo':
    {
      inject: async (lab) =>
        exchange(
          await image(
            lab,
            recipe('docker-orthanc', [
              /location = \/app-config\.js \{[^}]*\}/,
              '',
            ]),
          ),
          '/app-config.js',
        ),
      shows: demo,
      symptom: true,
    },
  'Changes to /usr/share/nginx/html/app-config.js have no effect in the container of a recipe':
    {
      appConfig: 'usr/share/nginx/html/app-config.js',
      request: '/app-config.js',
      shows: demo,
      symptom: true,
    },
  '404 after a reload, or when a link to a study is opened': {
    edits: [['try_files $uri /index.html;', '']],
    request: '/viewer?StudyInstanceUIDs=1',
    shows: /^404[^]*404 Not Found/,
    symptom: true,
  },
  'Microscopy never loads: dicomMicroscopyViewer.min.js returns 404 under a sub-path':
    {
      inject: async (lab) => {
        const file = 'dicom-microscopy-viewer/dicomMicroscopyViewer.min.js';
        const server = await serveBelow(lab);
        return `${await status({server}, `/viewer/${file}`)}, and at the root ${await status({server}, `/${file}`)}`;
      },
      shows: /^200, and at the root 404$/,
      symptom: true,
    },
  '404 for every DICOMweb request behind nginx, 200 without it': {
    inject: async (lab) => {
      const viewer = await serve(lab, {
        edits: [['proxy_pass http://archive;', 'proxy_pass http://archive/;']],
      });
      const search = '/dicom-web/studies?limit=101&offset=0';
      return `${await status(viewer, metadata)}, ${await exchange(viewer, search)}`;
    },
    shows: /^404, 400[^]*Missing \\"since\\" argument/,
    symptom: true,
  },
  'Orthanc returns 404, or a list of identifiers instead of DICOM JSON': {
    inject: async (lab) => {
      const own = await fetch(`${theArchive().origin}/studies`);
      const bare = await lab.orthanc(
        edited(orthancConfig, [[/"Plugins": \[.*\],/, '']]),
      );
      const {status: without} = await fetch(`${bare.origin}/dicom-web/studies`);
      return `${own.status} ${await own.text()}, ${without}`;
    },
    shows: /^200 \[\s*"[-\w]+"\s*\]\s*, 404$/,
    symptom: true,
  },
  '413 Request Entity Too Large': {
    inject: async (lab) =>
      exchange(
        await serve(lab, {edits: [['client_max_body_size 2g;', '']]}),
        '/dicom-web/studies',
        {method: 'POST', body: large},
      ),
    shows: /client intended to send too large body/,
  },
  '504 Gateway Time-out': {
    inject: async (lab) => {
      const archive = await lab.orthanc(orthancConfig);
      // Busy, for longer than nginx waits.
      archive.program.kill('SIGSTOP');
      return exchange(
        await serve(lab, {
          edits: [['proxy_read_timeout 300s;', 'proxy_read_timeout 100ms;']],
          behind: archive,
        }),
        metadata,
      );
    },
    shows:
      /upstream timed out \(110: Connection timed out\) while reading response header from upstream/,
  },
  '502 Bad Gateway, and "host not found in upstream" in nginx\'s log': {
    inject: (lab) =>
      whyItDoesNotStart(
        serve(lab, {
          edits: [['server 127.0.0.1:8042;', 'server orthanc.invalid:80;']],
        }),
      ),
    shows: /\[emerg\] host not found in upstream "orthanc\.invalid:80"/,
  },
  'Requests for /bulk/… are sent to localhost:8042, or to http: instead of https:; PDFs and segmentations do not load':
    {
      edits: [
        ['proxy_pass http://archive;', 'proxy_pass http://localhost:8042;'],
        ['proxy_set_header Host $http_host;', ''],
        [/proxy_set_header Forwarded "[^"]*";/, ''],
      ],
      request: metadata,
      shows:
        /"BulkDataURI"\s*:\s*"http:\/\/localhost:\d+\/dicom-web\/\S+\/bulk\//,
      symptom: true,
    },
  'COOP and COEP are configured, but curl does not show them': {
    inject: async (lab) => {
      const {server} = await serve(lab, {
        edits: [
          [
            'absolute_redirect off;',
            'absolute_redirect off; add_header Cross-Origin-Opener-Policy same-origin always;',
          ],
        ],
      });
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
    files: {'index.html': '<title>The application</title>'},
    request: '/ohif/',
    shows: /^200(?![^]*app-config\.js)[^]*The application/,
    symptom: true,
  },
  '502 Bad Gateway at /oauth2/callback, and "upstream sent too big header while reading response header from upstream"':
    {
      inject: async (lab) =>
        exchange(
          await signIn(
            lab,
            [
              ['proxy_buffer_size 16k;', ''],
              ['proxy_buffers 8 16k;', ''],
            ],
            (_asked, response) =>
              response
                .writeHead(302, {'set-cookie': `session=${'x'.repeat(12_000)}`})
                .end(),
          ),
          '/oauth2/callback?code=1',
        ),
      shows:
        /upstream sent too big header while reading response header from upstream/,
    },
  'The viewer requires a sign-in, but /dicom-web/studies responds without a sign-in':
    {
      inject: async (lab) => {
        const proxy = await signIn(lab, [
          [
            'location ^~ /dicom-web/ {',
            'location ^~ /dicom-web/ { auth_request off;',
          ],
        ]);
        return `${await status(proxy, '/wado')} ${await status(proxy, '/dicom-web/studies')}`;
      },
      shows: /^401 200$/,
      symptom: true,
    },
  '500 Internal Server Error when a segmentation is saved behind a sign-in, and "auth request unexpected status: 413" in nginx\'s log':
    {
      inject: async (lab) =>
        exchange(
          await signIn(lab, [['client_max_body_size 0;', '']]),
          '/dicom-web/studies',
          {method: 'POST', body: large, headers: {Cookie: 'session=1'}},
        ),
      shows: /auth request unexpected status: 413/,
    },
  'accessing discovery url … failed: localhost could not be resolved (3: Host not found)':
    {
      inject: async (lab) => {
        const proxy = await signIn(lab, [
          [
            /resolver 127\.0\.0\.11[^;]*;/,
            `resolver 127.0.0.1:${await emptyNameServer(lab)} ipv6=off;`,
          ],
          [
            'set $login http://login:4180;',
            'set $login http://localhost:4180;',
          ],
        ]);
        return exchange(proxy, '/oauth2/start');
      },
      shows: /localhost could not be resolved \(3: Host not found\)/,
    },
  '404 Not Found at /logout-redirect.html after sign-out': {
    inject: async (lab) => {
      const viewer = await serve(lab);
      return `${await status(viewer, '/logout-redirect.html')} ${await status(viewer, '/logout-redirect')}`;
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
      inject: (lab) =>
        whyItDoesNotStart(
          image(
            lab,
            execFileSync(findTool('envsubst')!, {
              input: tutorialFile('03-1-server/viewer.conf.template'),
              env: {PORT: '80'},
              encoding: 'utf8',
            }),
          ),
        ),
      shows:
        /\[emerg\] invalid number of arguments in "proxy_set_header" directive/,
    },
  'nginx: [emerg] cannot load certificate key "/etc/ssl/private/ssl-private-key.key": Permission denied':
    {
      inject: (lab) => Promise.resolve(startWithUnreadableKey(lab)),
      shows: /cannot load certificate key .*Permission denied/,
    },
  'Blank page with SSL_PORT: scripts have status 200 and no content': {
    inject: async (lab) =>
      exchange(
        await image(
          lab,
          recipe('docker-ssl', ['gzip_static always;', '']),
          true,
        ),
        '/init-service-worker.js',
      ),
    shows: /^200[^]*"content-length":"0"/,
    symptom: true,
  },
};
