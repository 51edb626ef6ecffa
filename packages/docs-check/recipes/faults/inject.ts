/** Recipes with a fault, served by a real nginx, and other programs that fail. */
import {execFileSync, spawnSync} from 'node:child_process';
import {createSocket} from 'node:dgram';
import {once} from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {latest} from '../../../../config/releases';
import {startArchive} from '../../examples/first-study/archive';
import {findTool} from '../find-tool';
import {filledIn} from '../served/check-recipe';
import {recipeFile, type RecipeName} from '../served/recipe-files';
import {host, sample, sampleOfImage} from '../served/sample-files';
import {RecipeServer, StubServer, type Change, type Sample} from '../server';

type Respond = Parameters<typeof StubServer.start>[0];

const root = path.resolve(import.meta.dirname, '../../../..');
/** The configuration of the build. */
export const demo = 'window.config = {demo: true};\n';
/** The configuration of the site. */
export const mine = 'window.config = {mine: true};\n';
/** More than nginx accepts by default. */
export const large = Buffer.alloc(2 * 1024 * 1024);

const running: {close: () => unknown}[] = [];
/** nginx is closed first, because it has connections to the others. */
export async function keep<T extends {close: () => unknown}>(
  starting: Promise<T>,
) {
  const started = await starting;
  running.unshift(started);
  return started;
}
export async function closeAll(): Promise<void> {
  for (const server of running.splice(0)) {
    await server.close();
  }
}

/** A recipe with each text replaced, which must be there. */
export function spoilt(
  name: RecipeName,
  ...faults: [from: RegExp, to: string][]
) {
  const recipe = readFileSync(
    path.join(root, recipeFile(latest.id, name)),
    'utf8',
  );
  return faults.reduce((text, [from, to]) => {
    if (text.search(from) < 0) {
      throw new Error(`${String(from)} is not in ${name}`);
    }
    return text.replace(from, to);
  }, recipe);
}

const respondOk: Respond = (_asked, response) => {
  response.writeHead(200, {'content-type': 'application/dicom+json'});
  response.end('[]');
};

/** The viewer and the archive under one origin. */
export async function oneOrigin(
  faults: [from: RegExp, to: string][],
  {respond = respondOk, files = {}}: {respond?: Respond; files?: Sample} = {},
) {
  const archive = await keep(StubServer.start(respond));
  const source = spoilt('nginx-archive', ...faults).replaceAll(
    'ARCHIVE_PORT',
    String(archive.port),
  );
  const changes: Change[] = source.includes('server 127.0.0.1:8042;')
    ? [['server 127.0.0.1:8042;', `server 127.0.0.1:${archive.port};`]]
    : [];
  return keep(
    RecipeServer.start(source, {
      host,
      root: source.includes('root /srv/ohif/viewer;')
        ? '/srv/ohif/viewer'
        : undefined,
      files: {...sample('', mine), ...files},
      changes,
    }),
  );
}

/** A proxy with a sign-in, which knows every request that has a cookie. */
export async function signIn(
  faults: [from: RegExp, to: string][],
  respond: Respond = ({headers}, response) => {
    response.writeHead(headers.cookie ? 202 : 401);
    response.end();
  },
) {
  const login = await keep(StubServer.start(respond));
  const viewer = await keep(StubServer.start(respondOk));
  const source = spoilt('oidc-proxy', ...faults);
  const port = (name: string, line: string, stub: StubServer): Change[] =>
    source.includes(line)
      ? [[line, `set $${name} http://127.0.0.1:${stub.port};`]]
      : [];
  return keep(
    RecipeServer.start(source, {
      host,
      tls: true,
      files: {},
      changes: [
        ...port('login', 'set $login http://login:4180;', login),
        ...port('viewer', 'set $viewer http://viewer:80;', viewer),
      ],
    }),
  );
}

/** What is in the image, served with one of the image's templates. */
export const image = (source: string, tls = false, files: Sample = {}) =>
  keep(
    RecipeServer.start(filledIn(source), {
      host,
      tls,
      root: '/usr/share/nginx/html',
      files: {...sampleOfImage(mine), ...files},
      changes: source.includes('alias /etc/viewer/app-config.js;')
        ? [
            [
              'alias /etc/viewer/app-config.js;',
              'alias {folder}/mounted/app-config.js;',
            ],
          ]
        : [],
    }),
  );

/** The response of an archive like Orthanc to a search, with this root in the viewer's configuration. */
export async function studiesBelow(
  root: string,
  config: object = {DicomWeb: {Enable: true}},
) {
  const archive = await keep(
    startArchive(JSON.stringify(config), {study: true}),
  );
  const origin = `http://127.0.0.1:${archive.port}`;
  const response = await fetch(`${origin}${root}/studies`);
  return {origin, status: response.status, body: await response.text()};
}

/** What nginx sends for a request, and what it logs. */
export async function exchange(
  server: RecipeServer,
  url: string,
  options?: Parameters<RecipeServer['request']>[1],
): Promise<string> {
  const {status, headers, body} = await server.request(url, options);
  return [status, JSON.stringify(headers), body, server.errors()].join('\n');
}

/** What nginx says before it ends. */
export const whyItDoesNotStart = (start: Promise<unknown>) =>
  start.then(
    () => 'it starts',
    (error: Error) => error.message,
  );

/** A name server that knows no name. */
export async function emptyNameServer(): Promise<number> {
  const socket = createSocket('udp4');
  socket.on('message', (query, {port, address}) => {
    const response = Buffer.from(query);
    // A response, recursion available, "no such name".
    response.writeUInt16BE(0x8183, 2);
    socket.send(response, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  running.push({close: () => socket.close()});
  return socket.address().port;
}

/** As another user than the owner of the key; a user who is not root cannot change that, but the mode. */
export function startWithUnreadableKey(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'unreadable-key-'));
  const file = (name: string) => path.join(folder, name);
  try {
    chmodSync(folder, 0o755);
    execFileSync(
      findTool('openssl')!,
      [
        ...['req', '-x509', '-newkey', 'ec', '-nodes', '-subj', '/CN=viewer'],
        ...['-pkeyopt', 'ec_paramgen_curve:prime256v1'],
        ...['-keyout', file('ssl-private-key.key'), '-out', file('cert.crt')],
      ],
      {stdio: 'ignore'},
    );
    chmodSync(file('ssl-private-key.key'), 0);
    writeFileSync(
      file('nginx.conf'),
      `events {}
http {
  server {
    listen 127.0.0.1:8443 ssl;
    ssl_certificate ${file('cert.crt')};
    ssl_certificate_key ${file('ssl-private-key.key')};
  }
}
`,
    );
    const {stderr} = spawnSync(
      findTool('nginx')!,
      ['-t', '-e', 'stderr', '-c', file('nginx.conf')],
      {encoding: 'utf8', ...(process.getuid?.() === 0 ? {uid: 65534} : {})},
    );
    return stderr;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
