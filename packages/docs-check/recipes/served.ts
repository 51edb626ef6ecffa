/**
 * The nginx recipes do what their pages promise: each is served by a real nginx, with a sample of the viewer's files
 * and stand-ins behind it, and asked over HTTP.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {releaseName, type DocsVersion} from '../facts/index';
import {byVersion} from '../facts/versions';
import type {Problem, Skipped} from '../report';
import {identityOf, keep, recall} from '../core/remember';
import {findTool} from './find-tool';
import {
  RecipeServer,
  StandIn,
  type Answer,
  type Asked,
  type Change,
  type Sample,
} from './server';

export const recipeFolder = byVersion(({docs}) => path.join(docs, '_recipes'));

const page = '<!doctype html><title>The page of the viewer</title>';
const bundle = `app.bundle.${'0123456789abcdef'.repeat(2).slice(0, 20)}.js`;

const bundleText = `/* ${'bundle '.repeat(400)}*/`;

const sample = (prefix: string, appConfig: string): Sample =>
  Object.fromEntries(
    Object.entries({
      'index.html': page,
      'app-config.js': appConfig,
      [bundle]: bundleText,
      'app.bundle.css': 'body {}',
      'worker.mjs': 'export {};',
      'codec.wasm': '\0asm',
    }).map(([name, content]) => [path.join(prefix, name), content]),
  );

/** The same in the image: from 3.10 on a script is an empty file with a compressed twin, also the configuration of the build. */
const sampleOfImage = (appConfig: string): Sample => ({
  ...sample('', 'window.config = {demo: true};'),
  'app-config.js.gz': gzipSync('window.config = {demo: true};'),
  [bundle]: '',
  [`${bundle}.gz`]: gzipSync(bundleText),
  '../mounted/app-config.js': appConfig,
});

type Say = (fault: string) => void;

/** Compares, and says what was expected where it differs. */
const expecter =
  (say: Say) =>
  (what: string, got: unknown, wanted: unknown): boolean => {
    const [a, b] = [got, wanted].map((v) => JSON.stringify(v));
    if (a === b) {
      return true;
    }
    say(`${what}: ${a ?? 'none'}, expected ${b ?? 'none'}`);
    return false;
  };

const archiveAnswer = JSON.stringify([{'0020000D': {vr: 'UI', Value: ['1']}}]);

/** Answers as an archive does; a path may ask for a refusal. */
const archive = () =>
  StandIn.start((asked, response) => {
    response.writeHead(asked.url.includes('refused=1') ? 401 : 200, {
      'content-type': 'application/dicom+json',
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
    });
    response.end(archiveAnswer);
  });

type ViewerRecipe = {
  /** `/viewer` under a sub-path */
  prefix: '' | '/viewer';
  tls: boolean;
  frameAncestors: string;
  resourcePolicy: string;
  /** Runs inside the image `ohif/app`, for any host name: no fence of its own, and files compressed beforehand. */
  image?: true;
  /** Passes nothing on to an archive. */
  filesOnly?: true;
};

const host = 'viewer.example.org';
const uid = '1.2.276.0.7230010.3.1.2.1';

/** A folder of files, routes, and an archive under the same origin. */
async function expectViewerRecipe(
  server: RecipeServer,
  behind: StandIn,
  recipe: ViewerRecipe,
  appConfig: string,
  say: Say,
) {
  const expect = expecter(say);
  const {prefix} = recipe;
  const get = (path: string, headers?: Record<string, string>) =>
    server.request(path, {headers});
  const secured = (what: string, {headers}: Answer) => {
    expect(
      `${what}, x-content-type-options`,
      headers['x-content-type-options'],
      'nosniff',
    );
    expect(
      `${what}, referrer-policy`,
      headers['referrer-policy'],
      'same-origin',
    );
    expect(
      `${what}, content-security-policy`,
      headers['content-security-policy'],
      `frame-ancestors ${recipe.frameAncestors}`,
    );
    expect(
      `${what}, cross-origin-resource-policy`,
      headers['cross-origin-resource-policy'],
      recipe.resourcePolicy,
    );
    if (recipe.tls) {
      expect(
        `${what}, strict-transport-security`,
        headers['strict-transport-security'],
        'max-age=31536000',
      );
    }
    // The viewer needs no isolation, and COOP would cut off login pop-ups.
    for (const name of [
      'cross-origin-opener-policy',
      'cross-origin-embedder-policy',
      'x-frame-options',
    ]) {
      expect(`${what}, ${name}`, headers[name], undefined);
    }
    expect(`${what}, server`, headers.server, 'nginx');
  };
  const cached = (what: string, answer: Answer, wanted?: string) =>
    expect(`${what}, cache-control`, answer.headers['cache-control'], wanted);
  const type = (answer: Answer) =>
    answer.headers['content-type']?.replace(/;.*/, '');

  // The page, also for a route.
  for (const path of [
    `${prefix}/`,
    `${prefix}/index.html`,
    `${prefix}/viewer?StudyInstanceUIDs=${uid}`,
    `${prefix}/viewer`,
    `${prefix}/callback?code=1`,
  ]) {
    const answer = await get(path);
    expect(`${path}, status`, answer.status, 200);
    expect(`${path}, type`, type(answer), 'text/html');
    expect(`${path}, is the page`, answer.body, page);
    cached(path, answer, 'no-cache');
    secured(path, answer);
  }

  // A missing file is no route.
  for (const name of [
    'missing.bundle.js',
    `missing.${'0'.repeat(20)}.js`,
    'missing.wasm',
    'assets/missing.png',
  ]) {
    const answer = await get(`${prefix}/${name}`);
    expect(`${prefix}/${name}, missing, status`, answer.status, 404);
    expect(
      `${prefix}/${name}, missing, is the page`,
      answer.body === page,
      false,
    );
    cached(`${prefix}/${name}, missing`, answer, undefined);
    secured(`${prefix}/${name}, missing`, answer);
  }

  for (const [name, mime, cache] of [
    ['app-config.js', /javascript$/, 'no-store'],
    [bundle, /javascript$/, 'public, max-age=31536000, immutable'],
    ['app.bundle.css', /^text\/css$/, 'no-cache'],
    ['worker.mjs', /^text\/javascript$/, 'no-cache'],
    ['codec.wasm', /^application\/wasm$/, 'no-cache'],
  ] as const) {
    const path = `${prefix}/${name}`;
    const answer = await get(path);
    expect(`${path}, status`, answer.status, 200);
    if (!mime.test(type(answer) ?? '')) {
      say(`${path}, type: ${type(answer)}, expected ${mime.source}`);
    }
    cached(path, answer, cache);
    secured(path, answer);
  }
  expect(
    'app-config.js is the file',
    (await get(`${prefix}/app-config.js`)).body,
    appConfig,
  );
  expect(
    'a bundle, for a client that takes no compressed answers',
    (await get(`${prefix}/${bundle}`)).body,
    bundleText,
  );
  expect(
    'a bundle is compressed',
    (await get(`${prefix}/${bundle}`, {'Accept-Encoding': 'gzip'})).headers[
      'content-encoding'
    ],
    'gzip',
  );

  if (prefix) {
    const root = await get('/');
    expect('/, status', root.status, 302);
    expect('/, location', root.headers.location, `${prefix}/`);
    const bare = await get(`${prefix}?StudyInstanceUIDs=${uid}`);
    expect(`${prefix}, status`, bare.status, 301);
    expect(
      `${prefix}, location`,
      bare.headers.location,
      `${prefix}/?StudyInstanceUIDs=${uid}`,
    );
  }
  expect('the files were served without the archive', behind.take().length, 0);

  if (recipe.filesOnly) {
    if (/PatientName|StudyInstanceUIDs/.test(server.log())) {
      say('the access log holds queries');
    }
    return;
  }

  await expectArchiveRoutes(
    server,
    behind,
    {
      host,
      proto: recipe.tls ? 'https' : 'http',
      // An archive may have a session of its own; behind a login in front there is none for it.
      cookie: recipe.image ? undefined : 'session=1',
    },
    say,
  );
  const studies = await get('/dicom-web/studies');
  secured('/dicom-web/studies', studies);
  behind.take();

  // What lies beside the two paths of the archive stays inside, however it is written.
  for (const path of [
    '/instances',
    '/dicom-web/../instances',
    '/dicom-web/..%2finstances',
    '/dicom-web/%2e%2e/instances',
    '/wado/../instances',
    '/dicom-web/servers',
    '/dicom-web/servers/other/stow',
    '/dicom-web/%73ervers',
    '//dicom-web//servers',
  ]) {
    await get(path);
    expect(
      `${path} reaches the archive`,
      behind.take().map((a) => a.url),
      [],
    );
  }
  expect(
    '/dicom-web/servers, status',
    (await get('/dicom-web/servers')).status,
    404,
  );
  behind.take();

  if (!recipe.image) {
    // A name that is not served here.
    const stranger = await server
      .request('/dicom-web/studies', {host: 'stranger.example'})
      .then((a) => a.status)
      .catch(() => 'refused');
    expect('another host name', stranger, recipe.tls ? 'refused' : 421);
    expect('another host name reaches the archive', behind.take().length, 0);
  }

  if (recipe.tls) {
    const plain = await server.request(`/viewer?StudyInstanceUIDs=${uid}`, {
      tls: false,
    });
    expect('plain HTTP, status', plain.status, 301);
    expect(
      'plain HTTP, location',
      plain.headers.location,
      `https://${host}/viewer?StudyInstanceUIDs=${uid}`,
    );
  }

  const log = server.log();
  if (!log.includes('GET /dicom-web/studies')) {
    say('the access log has no requests for the archive');
  }
  if (/PatientName|Curie/.test(log)) {
    say('the access log holds the name of a patient');
  }
}

/** What holds for each recipe that passes /dicom-web/ on. */
async function expectArchiveRoutes(
  server: RecipeServer,
  behind: StandIn,
  seen: {host: string; proto: string; cookie: string | undefined},
  say: Say,
) {
  const expect = expecter(say);
  const arrives = async (
    path: string,
    options: Parameters<RecipeServer['request']>[1] = {},
  ): Promise<[Answer, Asked | undefined]> => {
    const answer = await server.request(path, options);
    const asked = behind.take();
    expect(
      `${path} arrives at the archive as`,
      asked.map((a) => a.url),
      [path],
    );
    return [answer, asked[0]];
  };
  behind.take();

  const [studies, asked] = await arrives(
    '/dicom-web/studies?PatientName=Curie*&limit=1',
    {
      headers: {
        'X-Forwarded-For': '203.0.113.7',
        Authorization: 'Bearer of-the-viewer',
        Cookie: 'session=1',
      },
    },
  );
  expect('/dicom-web/studies, status', studies.status, 200);
  expect('/dicom-web/studies, answer', studies.body, archiveAnswer);
  expect('the archive sees the host', asked?.headers.host, seen.host);
  expect(
    'the archive sees the scheme',
    asked?.headers['x-forwarded-proto'],
    seen.proto,
  );
  expect(
    'the archive sees Forwarded',
    asked?.headers.forwarded,
    `host=${seen.host};proto=${seen.proto}`,
  );
  expect(
    'the archive sees the real address',
    asked?.headers['x-forwarded-for'],
    '127.0.0.1',
  );
  expect('the archive sees the cookie', asked?.headers.cookie, seen.cookie);
  expect(
    'the archive sees the token',
    asked?.headers.authorization,
    'Bearer of-the-viewer',
  );

  // An encoded path reaches the archive as it was sent.
  await arrives(
    `/dicom-web/studies/${uid}/series/1.2/instances/1.3/frames/1%2C2`,
  );
  await arrives('/wado?requestType=WADO&studyUID=1');

  const [refused] = await arrives('/dicom-web/studies?refused=1');
  expect("the archive's refusal", refused.status, 401);

  // STOW-RS: far above nginx's own limit of 1 MB.
  const [, stored] = await arrives('/dicom-web/studies', {
    method: 'POST',
    body: Buffer.alloc(3_000_000),
  });
  expect('an upload arrives whole', stored?.bytes, 3_000_000);

  const removed = await server.request(`/dicom-web/studies/${uid}`, {
    method: 'DELETE',
  });
  expect('DELETE, status', removed.status, 403);
  expect('DELETE reaches the archive', behind.take().length, 0);
}

/** An archive of another origin. */
async function expectCorsRecipe(
  server: RecipeServer,
  behind: StandIn,
  say: Say,
) {
  const expect = expecter(say);
  const archiveHost = 'archive.example.org';
  const origin = `https://${host}`;
  const ask = (path: string, from: string, method = 'GET') =>
    server.request(path, {
      method,
      headers: {
        Origin: from,
        ...(method === 'OPTIONS'
          ? {
              'Access-Control-Request-Method': 'GET',
              'Access-Control-Request-Headers': 'accept, authorization',
            }
          : {}),
      },
    });
  const allowed = (a: Answer) => a.headers['access-control-allow-origin'];

  const good = await ask('/dicom-web/studies?limit=1', origin);
  expect('a request of the viewer, status', good.status, 200);
  expect('a request of the viewer, allowed origin', allowed(good), origin);
  expect(
    'a request of the viewer, credentials',
    good.headers['access-control-allow-credentials'],
    undefined,
  );
  expect('a request of the viewer, vary', good.headers.vary, 'Origin');
  expect(
    'a request of the viewer, resource policy',
    good.headers['cross-origin-resource-policy'],
    'cross-origin',
  );
  const [asked] = behind.take();
  expect('the archive is asked for', asked?.url, '/dicom-web/studies?limit=1');
  expect('the archive sees the host', asked?.headers.host, archiveHost);

  // With the headers on an error, the console shows the error and not CORS.
  const error = await ask('/dicom-web/studies?refused=1', origin);
  expect('an error, status', error.status, 401);
  expect('an error, allowed origin', allowed(error), origin);
  behind.take();

  const preflight = await ask('/dicom-web/studies', origin, 'OPTIONS');
  expect('the preflight, status', preflight.status, 204);
  expect('the preflight, allowed origin', allowed(preflight), origin);
  for (const name of ['Authorization', 'Accept', 'Content-Type']) {
    if (!preflight.headers['access-control-allow-headers']?.includes(name)) {
      say(`the preflight does not allow the header ${name}`);
    }
  }
  expect('the preflight reaches the archive', behind.take().length, 0);

  for (const stranger of [
    'https://stranger.example',
    `https://${host}.stranger.example`,
    'null',
    `http://${host}`,
  ]) {
    for (const method of ['GET', 'OPTIONS']) {
      expect(
        `${method} of ${stranger}, allowed origin`,
        allowed(await ask('/dicom-web/studies', stranger, method)),
        undefined,
      );
    }
  }
  behind.take();

  const removed = await ask(`/dicom-web/studies/${uid}`, origin, 'DELETE');
  expect('DELETE, status', removed.status, 403);
  expect('DELETE reaches the archive', behind.take().length, 0);
  for (const path of [
    '/instances',
    '/dicom-web/../instances',
    '/dicom-web/servers',
  ]) {
    expect(`${path}, status`, (await ask(path, origin)).status, 404);
    expect(`${path} reaches the archive`, behind.take().length, 0);
  }
  if (server.log().includes('limit=1')) {
    say('the access log holds queries');
  }
}

/** A login in front: stand-ins for oauth2-proxy, the viewer's container and the provider. */
async function expectLoginRecipe(
  server: RecipeServer,
  behind: {login: StandIn; viewer: StandIn; identity?: StandIn},
  say: Say,
) {
  const expect = expecter(say);
  const session = {Cookie: '__Host-viewer=session-of-curie'};
  const take = () => behind.viewer.take().map((a) => a.url);

  // Without a session nothing behind is asked.
  for (const [path, status] of [
    ['/', 302],
    ['/app-config.js', 302],
    [`/viewer?StudyInstanceUIDs=${uid}`, 302],
    ['/dicom-web/studies', 401],
    ['/dicom-web/servers', 401],
    ['/wado?requestType=WADO', 401],
    ['/anything/at/all', 302],
    ['/oauth2/../dicom-web/studies', 401],
    ['/oauth2/..%2fdicom-web/studies', 401],
  ] as const) {
    const answer = await server.request(path);
    expect(`${path} without a session, status`, answer.status, status);
    expect(`${path} without a session reaches the viewer`, take(), []);
    expect(
      `${path}, strict-transport-security`,
      answer.headers['strict-transport-security'],
      'max-age=31536000',
    );
    if (status === 302) {
      expect(
        `${path} without a session, the way back`,
        answer.headers.location,
        `https://idp.example.org/?state=${encodeURIComponent(path)}`,
      );
    }
  }
  // Only nginx itself asks for the session.
  expect(
    '/oauth2/auth from outside, status',
    (await server.request('/oauth2/auth', {headers: session})).status,
    404,
  );

  behind.login.take();
  for (const path of [
    '/',
    `/viewer?StudyInstanceUIDs=${uid}`,
    '/dicom-web/studies?PatientName=Curie*',
    '/wado?requestType=WADO',
  ]) {
    const answer = await server.request(path, {
      headers: {
        ...session,
        'X-Forwarded-For': '203.0.113.7',
        'X-Forwarded-Host': 'stranger.example',
      },
    });
    expect(`${path} with a session, status`, answer.status, 200);
    const [asked] = behind.viewer.take();
    expect(`${path} with a session arrives as`, asked?.url, path);
    expect(
      `${path}, the viewer sees the scheme`,
      asked?.headers['x-forwarded-proto'],
      'https',
    );
    expect(
      `${path}, the viewer sees the address`,
      asked?.headers['x-forwarded-for'],
      '127.0.0.1',
    );
    const [question] = behind.login.take();
    expect(`${path}, the question`, question?.url, '/oauth2/auth');
    expect(
      `${path}, the question has the host`,
      question?.headers['x-forwarded-host'],
      host,
    );
  }
  await server.request('/dicom-web/studies', {
    method: 'POST',
    headers: session,
    body: Buffer.alloc(3_000_000),
  });
  expect('an upload arrives whole', behind.viewer.take()[0]?.bytes, 3_000_000);
  const [question] = behind.login.take();
  expect('the question has no body', question?.bytes, 0);

  const callback = await server.request(
    '/oauth2/callback?code=secret-code&state=1',
  );
  expect('the callback, status', callback.status, 200);
  expect(
    'the callback arrives at the login',
    behind.login.take()[0]?.url,
    '/oauth2/callback?code=secret-code&state=1',
  );

  if (behind.identity) {
    for (const [path, reached] of [
      [
        '/keycloak/realms/ohif/protocol/openid-connect/auth?client_id=viewer-proxy',
        true,
      ],
      ['/keycloak/resources/x/login.css', true],
      ['/keycloak/admin/', false],
      ['/keycloak/realms/master/', false],
      ['/keycloak/realms/ohif/../master/', false],
      ['/keycloak/realms/ohif%2f..%2fmaster/', false],
      ['/keycloak/metrics', false],
    ] as const) {
      const answer = await server.request(path);
      expect(`${path}, status`, answer.status, reached ? 200 : 404);
      expect(
        `${path} reaches the provider`,
        behind.identity.take().length > 0,
        reached,
      );
    }
  }

  const stranger = await server
    .request('/', {host: 'stranger.example'})
    .then((a) => a.status)
    .catch(() => 'refused');
  expect('another host name', stranger, 'refused');
  const plain = await server.request('/viewer', {tls: false});
  expect('plain HTTP, status', plain.status, 301);
  expect(
    'plain HTTP, location',
    plain.headers.location,
    `https://${host}/viewer`,
  );

  const log = server.log();
  if (/PatientName|secret-code/.test(log)) {
    say('the access log holds queries');
  }
  if (!/curie@example\.org .*"GET \/dicom-web\/studies"/.test(log)) {
    say('the access log does not say who asked for a study');
  }
}

/** The file of each recipe. The login recipes have a template too, which is that of `docker-orthanc`. */
const recipeFiles = {
  'sub-path': 'nginx.conf',
  'nginx-archive': 'nginx.conf',
  tls: 'nginx.conf',
  iframe: 'nginx.conf',
  cors: 'nginx.conf',
  'oidc-proxy': 'nginx.conf',
  keycloak: 'nginx.conf',
  'docker-orthanc': 'default.conf.template',
  'docker-ssl': 'default.ssl.conf.template',
};

export type RecipeName = keyof typeof recipeFiles;
export const recipeNames = Object.keys(recipeFiles) as RecipeName[];
export const recipeFile = (version: DocsVersion, name: RecipeName) =>
  path.join(recipeFolder[version], name, recipeFiles[name]);

/** What the image does: its entrypoint fills in the port, and its nginx.conf includes the result. */
const filledIn = (template: string) =>
  `events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
${template.replaceAll('${PORT}', '80').replaceAll('${SSL_PORT}', '443')}
}
`;

const viewerRecipes: Partial<Record<RecipeName, ViewerRecipe>> = {
  'sub-path': {
    prefix: '/viewer',
    tls: false,
    frameAncestors: "'self'",
    resourcePolicy: 'same-origin',
  },
  'nginx-archive': {
    prefix: '',
    tls: false,
    frameAncestors: "'self'",
    resourcePolicy: 'same-origin',
  },
  tls: {
    prefix: '',
    tls: true,
    frameAncestors: "'self'",
    resourcePolicy: 'same-origin',
  },
  iframe: {
    prefix: '',
    tls: true,
    frameAncestors: "'self' https://ris.example.org",
    resourcePolicy: 'same-site',
  },
  'docker-orthanc': {
    prefix: '',
    tls: false,
    frameAncestors: "'self'",
    resourcePolicy: 'same-origin',
    image: true,
  },
  'docker-ssl': {
    prefix: '',
    tls: true,
    frameAncestors: "'self'",
    resourcePolicy: 'same-origin',
    image: true,
    filesOnly: true,
  },
};

/** What a recipe does otherwise than its page promises; empty where it keeps its promises. */
export async function faultsOf(
  name: RecipeName,
  source: string,
  appConfig = 'window.config = {};\n',
): Promise<string[]> {
  const faults: string[] = [];
  const say: Say = (fault) => void faults.push(fault);
  const standIns: StandIn[] = [];
  const start = async (...args: Parameters<typeof StandIn.start>) => {
    const standIn = await StandIn.start(...args);
    standIns.push(standIn);
    return standIn;
  };
  const archiveStandIn = async () => {
    const standIn = await archive();
    standIns.push(standIn);
    return standIn;
  };
  let server: RecipeServer | null = null;
  try {
    const viewer = viewerRecipes[name];
    if (viewer) {
      const behind = await archiveStandIn();
      const archiveLine = viewer.image
        ? 'server orthanc:8042;'
        : 'server 127.0.0.1:8042;';
      const changes: Change[] = [];
      if (!viewer.filesOnly) {
        changes.push([archiveLine, `server 127.0.0.1:${behind.port};`]);
      }
      if (viewer.image) {
        changes.push([
          'alias /etc/viewer/app-config.js;',
          'alias {folder}/mounted/app-config.js;',
        ]);
      }
      server = await RecipeServer.start(
        viewer.image ? filledIn(source) : source,
        {
          host,
          tls: viewer.tls,
          root: viewer.image
            ? '/usr/share/nginx/html'
            : viewer.prefix
              ? '/srv/ohif'
              : '/srv/ohif/viewer',
          files: viewer.image
            ? sampleOfImage(appConfig)
            : sample(viewer.prefix, appConfig),
          changes,
        },
      );
      await expectViewerRecipe(server, behind, viewer, appConfig, say);
    } else if (name === 'cors') {
      const behind = await archiveStandIn();
      server = await RecipeServer.start(source, {
        host: 'archive.example.org',
        tls: true,
        files: {},
        changes: [
          ['server 127.0.0.1:8042;', `server 127.0.0.1:${behind.port};`],
        ],
      });
      await expectCorsRecipe(server, behind, say);
    } else {
      const login = await start((asked, response) => {
        const known = asked.headers.cookie?.includes('session-of-curie');
        if (asked.url === '/oauth2/auth') {
          response.writeHead(
            known ? 202 : 401,
            known ? {'x-auth-request-email': 'curie@example.org'} : {},
          );
        } else if (asked.url === '/oauth2/start') {
          response.writeHead(302, {
            location: `https://idp.example.org/?state=${encodeURIComponent(String(asked.headers['x-auth-request-redirect']))}`,
          });
        } else {
          response.writeHead(200);
        }
        response.end();
      });
      const ok = (
        _asked: Asked,
        response: Parameters<Parameters<typeof StandIn.start>[0]>[1],
      ) => {
        response.writeHead(200, {'content-type': 'text/plain'});
        response.end('ok');
      };
      const pages = await start(ok);
      const identity = name === 'keycloak' ? await start(ok) : undefined;
      server = await RecipeServer.start(source, {
        host,
        tls: true,
        files: {},
        changes: [
          [
            'set $login http://login:4180;',
            `set $login http://127.0.0.1:${login.port};`,
          ],
          [
            'set $viewer http://viewer:80;',
            `set $viewer http://127.0.0.1:${pages.port};`,
          ],
          ...(identity
            ? [
                [
                  'set $identity http://keycloak:8080;',
                  `set $identity http://127.0.0.1:${identity.port};`,
                ] as [string, string],
              ]
            : []),
        ],
      });
      await expectLoginRecipe(server, {login, viewer: pages, identity}, say);
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  } finally {
    await server?.close();
    await Promise.all(standIns.map((s) => s.close()));
  }
  return faults;
}

export type ServedResult = {
  problems: Problem[];
  skipped: Skipped[];
  served: number;
};

/** All recipes of a version. */
export async function checkServedRecipes(
  root: string,
  version: DocsVersion,
): Promise<ServedResult> {
  const result: ServedResult = {problems: [], skipped: [], served: 0};
  const recipes = recipeNames
    .map((name) => ({name, file: recipeFile(version, name)}))
    .filter(({file}) => existsSync(path.join(root, file)));
  for (const tool of ['nginx', 'openssl']) {
    if (recipes.length && !findTool(tool)) {
      result.skipped.push({
        what: `${recipes.length} recipes to be served (${releaseName[version]})`,
        why: `${tool} is not installed`,
      });
      return result;
    }
  }
  // At the same time: most of a run is waiting for nginx to start.
  const faults = await Promise.all(
    recipes.map(async ({name, file}) => {
      const config = path.join(
        root,
        recipeFolder[version],
        name,
        'app-config.js',
      );
      const source = readFileSync(path.join(root, file), 'utf8');
      const appConfig = existsSync(config)
        ? readFileSync(config, 'utf8')
        : undefined;
      const asked = [
        'served',
        identityOf(findTool('nginx')!),
        identityOf(import.meta.filename),
        identityOf(path.join(import.meta.dirname, 'server.ts')),
        name,
        source,
        appConfig ?? '',
      ];
      if (recall(asked)) {
        return [];
      }
      const found = await faultsOf(name, source, appConfig);
      if (!found.length) {
        keep(asked, 'serves');
      }
      return found;
    }),
  );
  result.served = recipes.length;
  recipes.forEach(({file}, i) => {
    for (const fault of faults[i]!) {
      result.problems.push({
        file,
        line: 1,
        check: 'recipes',
        message: `Served by nginx, it breaks a promise of its page: ${fault}.`,
      });
    }
  });
  return result;
}
