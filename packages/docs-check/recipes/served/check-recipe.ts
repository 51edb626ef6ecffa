/** Serves one recipe with a real nginx and reports where it differs from what its page describes. */
import {
  RecipeServer,
  StubServer,
  type ReceivedRequest,
  type Change,
} from '../server';
import {expectCorsRecipe} from './cors-recipe';
import type {Report} from './create-expect';
import type {RecipeName} from './recipe-files';
import {archive, host, sample, sampleOfImage} from './sample-files';
import {expectSignInRecipe} from './sign-in-recipe';
import {expectViewerRecipe, type ViewerRecipe} from './viewer-recipe';

/** The image's entrypoint fills in the port, and its nginx.conf includes the result. */
export const filledIn = (template: string) =>
  `events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
${template.replaceAll('${PORT}', '80').replaceAll('${SSL_PORT}', '443')}
}
`;

const usual: ViewerRecipe = {
  prefix: '',
  tls: false,
  frameAncestors: "'self'",
  resourcePolicy: 'same-origin',
};

const viewerRecipes: Partial<Record<RecipeName, ViewerRecipe>> = {
  'sub-path': {...usual, prefix: '/viewer'},
  'nginx-archive': usual,
  tls: {...usual, tls: true},
  iframe: {
    ...usual,
    tls: true,
    frameAncestors: "'self' https://ris.example.org",
    resourcePolicy: 'same-site',
  },
  'docker-orthanc': {...usual, image: true},
  'docker-ssl': {...usual, tls: true, image: true, filesOnly: true},
};

/** The servers of one trial, which are closed at its end. */
class Servers {
  private readonly running: {close: () => unknown}[] = [];

  async start<T extends {close: () => unknown}>(started: Promise<T>) {
    const server = await started;
    this.running.unshift(server);
    return server;
  }

  /** nginx is closed first, because it has connections to the others. */
  async close(): Promise<void> {
    for (const server of this.running) {
      await server.close();
    }
  }
}

/**
 * Serves a recipe and sends the requests that its page describes.
 *
 * @param source the recipe
 * @param appConfig the configuration that it serves
 * @returns the problems
 */
export async function checkRecipe(
  name: RecipeName,
  source: string,
  appConfig = 'window.config = {};\n',
): Promise<string[]> {
  const problems: string[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const servers = new Servers();
  const viewer = viewerRecipes[name];
  try {
    if (viewer) {
      await tryViewer(viewer, source, appConfig, servers, report);
    } else if (name === 'cors') {
      await tryCors(source, servers, report);
    } else {
      await trySignIn(name === 'keycloak', source, servers, report);
    }
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
  } finally {
    await servers.close();
  }
  return problems;
}

async function tryViewer(
  viewer: ViewerRecipe,
  source: string,
  appConfig: string,
  servers: Servers,
  report: Report,
): Promise<void> {
  const behind = await servers.start(archive());
  const root = viewer.prefix ? '/srv/ohif' : '/srv/ohif/viewer';
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
  const server = await servers.start(
    RecipeServer.start(viewer.image ? filledIn(source) : source, {
      host,
      tls: viewer.tls,
      root: viewer.image ? '/usr/share/nginx/html' : root,
      files: viewer.image
        ? sampleOfImage(appConfig)
        : sample(viewer.prefix, appConfig),
      changes,
    }),
  );
  await expectViewerRecipe(server, behind, viewer, appConfig, report);
}

async function tryCors(
  source: string,
  servers: Servers,
  report: Report,
): Promise<void> {
  const behind = await servers.start(archive());
  const server = await servers.start(
    RecipeServer.start(source, {
      host: 'archive.example.org',
      tls: true,
      files: {},
      changes: [['server 127.0.0.1:8042;', `server 127.0.0.1:${behind.port};`]],
    }),
  );
  await expectCorsRecipe(server, behind, report);
}

type Respond = Parameters<typeof StubServer.start>[0];

/** Responds like oauth2-proxy. */
const signIn: Respond = ({url, headers}: ReceivedRequest, response) => {
  const known = headers.cookie?.includes('session-of-curie');
  if (url === '/oauth2/auth') {
    response.writeHead(
      known ? 202 : 401,
      known ? {'x-auth-request-email': 'curie@example.org'} : {},
    );
  } else if (url === '/oauth2/start') {
    response.writeHead(302, {
      location: `https://idp.example.org/?state=${encodeURIComponent(String(headers['x-auth-request-redirect']))}`,
    });
  } else {
    response.writeHead(200);
  }
  response.end();
};

const ok: Respond = (_asked, response) => {
  response.writeHead(200, {'content-type': 'text/plain'});
  response.end('ok');
};

async function trySignIn(
  hasProvider: boolean,
  source: string,
  servers: Servers,
  report: Report,
): Promise<void> {
  const login = await servers.start(StubServer.start(signIn));
  const viewer = await servers.start(StubServer.start(ok));
  const identity = hasProvider
    ? await servers.start(StubServer.start(ok))
    : undefined;
  const changes: Change[] = [
    [
      'set $login http://login:4180;',
      `set $login http://127.0.0.1:${login.port};`,
    ],
    [
      'set $viewer http://viewer:80;',
      `set $viewer http://127.0.0.1:${viewer.port};`,
    ],
  ];
  if (identity) {
    changes.push([
      'set $identity http://keycloak:8080;',
      `set $identity http://127.0.0.1:${identity.port};`,
    ]);
  }
  const server = await servers.start(
    RecipeServer.start(source, {host, tls: true, files: {}, changes}),
  );
  await expectSignInRecipe(server, {login, viewer, identity}, report);
}
