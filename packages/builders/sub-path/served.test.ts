/** Runs the builder's output on real servers: nginx, Apache, and Node for the CloudFront function. */
import {execFileSync} from 'node:child_process';
import {request} from 'node:http';
import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {ApacheServer} from '../../docs-check/recipes/apache-server';
import {findTool} from '../../docs-check/recipes/find-tool';
import {RecipeServer, type StubServer} from '../../docs-check/recipes/server';
import {
  archive as startArchive,
  bundle,
  page,
  sample,
} from '../../docs-check/recipes/served/sample-files';
import {recipesByLine} from '../release-data';
import type {Input} from './input';
import {planOf} from './plan';

const recipes = recipesByLine();
const host = 'localhost';
const folder = '/srv/site';

type Response = {
  status: number;
  type?: string;
  cache?: string;
  location?: string;
  nosniff?: string;
  body: string;
};

function ask(
  port: number,
  path: string,
  {method = 'GET', name = host} = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: {Host: name},
        agent: false,
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => (body += piece));
        response.on('end', () => {
          const {headers, statusCode = 0} = response;
          resolve({
            status: statusCode,
            type: headers['content-type']?.replace(/;.*/, ''),
            cache: headers['cache-control'],
            location: headers.location?.replace(/^http:\/\/[^/]+/, ''),
            nosniff: headers['x-content-type-options'] as string | undefined,
            body,
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Checks that a running server delivers everything that the viewer needs. */
async function expectServed(
  port: number,
  prefix: string,
  appConfig: string,
): Promise<void> {
  const get = (path: string) => ask(port, prefix + path);
  for (const path of ['/', '/viewer', '/viewer/pacs?StudyInstanceUIDs=1.2']) {
    expect(await get(path), path).toMatchObject({
      status: 200,
      type: 'text/html',
      cache: 'no-cache',
      nosniff: 'nosniff',
      body: page,
    });
  }
  const missing = await get('/missing.bundle.js');
  expect(missing).toMatchObject({status: 404, nosniff: 'nosniff'});
  expect(missing.body).not.toBe(page);
  expect(await get('/app-config.js')).toMatchObject({
    status: 200,
    cache: 'no-store',
    body: appConfig,
  });
  expect(await get(`/${bundle}`)).toMatchObject({
    status: 200,
    cache: 'public, max-age=31536000, immutable',
  });
  expect((await get('/worker.mjs')).type).toBe('text/javascript');
  expect((await get('/codec.wasm')).type).toBe('application/wasm');
  if (prefix) {
    expect((await ask(port, '/')).location).toBe(`${prefix}/`);
    expect((await ask(port, `${prefix}?a=b`)).location).toBe(`${prefix}/?a=b`);
  }
  expect(
    (await ask(port, `${prefix}/viewer`, {name: 'other.example'})).status,
  ).toBe(421);
}

/** Checks which requests reach the archive and which must not. */
async function expectArchive(
  port: number,
  archive: StubServer,
  root: string,
): Promise<void> {
  const found = await ask(port, '/dicom-web/studies?PatientID=a%2Fb');
  expect(found.status).toBe(200);
  expect(archive.take().map(({url}) => url)).toEqual([
    `${root}/studies?PatientID=a%2Fb`,
  ]);
  for (const [path, method] of [
    ['/dicom-web/studies/1.2', 'DELETE'],
    ['/dicom-web/servers', 'GET'],
    ['/instances', 'GET'],
  ] as const) {
    const {status} = await ask(port, path, {method});
    expect(archive.take(), `${method} ${path}`).toEqual([]);
    expect(path === '/instances' || status >= 400, path).toBe(true);
  }
}

const inputs = ['/', '/ohif', 'ohif/', '/apps/viewer/', '/viewer'].flatMap(
  (path) =>
    (
      [
        ['behind', '/dicom-web'],
        ['behind', '/dcm4chee-arc/aets/DCM4CHEE/rs'],
        ['elsewhere', '/dicom-web'],
      ] as const
    ).map(([archiveIs, root]) => ({path, archiveIs, root})),
);

const runners = {
  nginx: async (
    text: string,
    root: string,
    files: Record<string, string | Buffer>,
  ) => {
    const server = await RecipeServer.start(text, {
      host,
      files,
      root,
      changes: [],
    });
    return {port: server.plain, close: () => server.close()};
  },
  apache: async (
    text: string,
    root: string,
    files: Record<string, string | Buffer>,
  ) => {
    const server = await ApacheServer.start(text, {root, files});
    return {port: server.port, close: () => server.close()};
  },
};

describe.each([
  ['nginx', 'nginx'],
  ['apache', 'apache2'],
] as const)('%s', (server, program) => {
  test.skipIf(!findTool(program) && !process.env.CI).each(inputs)(
    `${program} at $path, archive $archiveIs at $root`,
    async ({path, archiveIs, root}) => {
      const archive = await startArchive();
      const input: Input = {
        path,
        server,
        host,
        folder,
        archive: `http://127.0.0.1:${archive.port}${root}`,
        archiveIs,
        signIn: 'none',
        authority: '',
        client: '',
      };
      const plan = planOf(input, recipes[0]!);
      expect(plan.problems).toEqual([]);
      const prefix = plan.publicUrl!.replace(/\/$/, '');
      const appConfig = plan.files[0]!.text;
      const {text} = plan.files.at(-1)!;
      const running = await runners[server](
        text,
        folder,
        sample(prefix.slice(1), appConfig),
      );
      try {
        await expectServed(running.port, prefix, appConfig);
        archive.take();
        if (archiveIs === 'behind') {
          await expectArchive(running.port, archive, root);
        } else {
          await ask(running.port, '/dicom-web/studies');
          expect(archive.take()).toEqual([]);
        }
        for (const {command, prints} of plan.checks) {
          const local = command.replace(
            `http://${host}/`,
            `http://${host}:${running.port}/`,
          );
          const output = execFileSync('bash', ['-c', local], {
            encoding: 'utf8',
          });
          expect(output.trim()).toMatch(new RegExp(`^${prints}`, 'i'));
        }
      } finally {
        await running.close();
        await archive.close();
      }
    },
  );
});

test.each(['', '/ohif', '/apps/viewer'])(
  'the CloudFront function at "%s"',
  (prefix) => {
    const plan = planOf(
      {
        path: prefix,
        server: 's3',
        host,
        folder,
        archive: 'https://archive.example.org/dicom-web',
        archiveIs: 'elsewhere',
        signIn: 'none',
        authority: '',
        client: '',
      },
      recipes[0]!,
    );
    const {text} = plan.files.at(-1)!;
    const answer = (uri: string): unknown =>
      runInNewContext(
        `${text};handler({request: {uri: ${JSON.stringify(uri)}}})`,
      );
    expect(answer(`${prefix}/viewer`)).toEqual({uri: `${prefix}/index.html`});
    expect(answer(`${prefix}/`)).toEqual({uri: `${prefix}/index.html`});
    expect(answer(`${prefix}/missing.js`)).toEqual({
      uri: `${prefix}/missing.js`,
    });
    if (prefix) {
      expect(answer('/')).toMatchObject({
        statusCode: 302,
        headers: {location: {value: `${prefix}/`}},
      });
      expect(answer('/other/viewer')).toEqual({uri: '/other/viewer'});
    }
  },
);
