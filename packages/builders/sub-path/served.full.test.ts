/**
 * Runs the builder's output on real servers: nginx, Apache, and Caddy, nginx with the rules
 * of the Docker image, and Node for the CloudFront function.
 */
import {execFileSync} from 'node:child_process';
import {runInNewContext} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {findTool} from '@ohif-docs/docs-check/recipes/find-tool';
import {RecipeServer, type Sample} from '@ohif-docs/docs-check/recipes/server';
import {
  archive as startArchive,
  sample,
} from '@ohif-docs/docs-check/recipes/served/sample-files';
import {recipesByLine} from '../release-data';
import {ask, expectArchive, expectServed, host} from '../served/expect-served';
import type {Input} from './input';
import {planOf} from './plan';
import {startApache, startCaddy} from '../served/start-servers';

const recipes = recipesByLine();
const folder = '/srv/site';

const inputOf = (change: Partial<Input>): Input => ({
  path: '/ohif',
  server: 'nginx',
  host,
  folder,
  archive: 'https://archive.example.org/dicom-web',
  archiveIs: 'elsewhere',
  signIn: 'none',
  authority: '',
  client: '',
  ...change,
});

const archives = [
  ['behind', '/dicom-web'],
  ['behind', '/dcm4chee-arc/aets/DCM4CHEE/rs'],
  ['elsewhere', '/dicom-web'],
] as const;

const inputs = ['/', '/ohif', 'ohif/', '/apps/viewer/', '/viewer'].flatMap(
  (path) => archives.map(([archiveIs, root]) => ({path, archiveIs, root})),
);

const runners = {
  nginx: async (text: string, files: Sample) => {
    const options = {host, files, root: folder, changes: []};
    const server = await RecipeServer.start(text, options);
    return {port: server.port, close: () => server.close()};
  },
  apache: (text: string, files: Sample) =>
    startApache(text, {root: folder, files}),
  caddy: (text: string, files: Sample) =>
    startCaddy(text, {host, root: folder, files}),
};

/** Caddy has no page for another name; nginx and Apache have a rule. */
const otherHost = {nginx: 421, apache: 421, caddy: 200};

/** Runs the commands of a plan on this machine, and compares what they print. */
function expectChecks(
  checks: ReturnType<typeof planOf>['checks'],
  port: number,
) {
  for (const {command, prints} of checks) {
    const local = command.replace(
      /https?:\/\/localhost(?::\d+)?\//,
      `http://${host}:${port}/`,
    );
    const output = execFileSync('bash', ['-c', local], {encoding: 'utf8'});
    // Names of headers are not case-sensitive.
    expect(output.trim().slice(0, prints.length).toLowerCase(), command).toBe(
      prints.toLowerCase(),
    );
  }
}

const servers = [
  ['nginx', 'nginx'],
  ['apache', 'apache2'],
  ['caddy', 'caddy'],
] as const;

const isMissing = (program: string) => !findTool(program) && !process.env.CI;

describe.each(servers)('%s', (server, program) => {
  test.skipIf(isMissing(program)).each(inputs)(
    `${program} at $path, archive $archiveIs at $root`,
    async ({path, archiveIs, root}) => {
      const archive = await startArchive();
      const plan = planOf(
        inputOf({
          path,
          server,
          archive: `http://127.0.0.1:${archive.port}${root}`,
          archiveIs,
        }),
        recipes[0]!,
      );
      expect(plan).toMatchObject({problems: [], tested: 'server'});
      const prefix = plan.publicUrl!.replace(/\/$/, '');
      const appConfig = plan.files[0]!.text;
      const {text} = plan.files.at(-1)!;
      const running = await runners[server](
        text,
        sample(prefix.slice(1), appConfig),
      );
      try {
        const {port} = running;
        await expectServed(port, prefix, appConfig, otherHost[server]);
        archive.take();
        if (archiveIs === 'behind') {
          await expectArchive(port, archive, root);
        } else {
          await ask(port, '/dicom-web/studies');
          expect(archive.take()).toEqual([]);
        }
        expectChecks(plan.checks, port);
      } finally {
        await running.close();
        await archive.close();
      }
    },
  );
});

describe('a configuration with a mistake', () => {
  test
    .skipIf(isMissing('nginx'))
    .each<[mistake: string, from: RegExp, to: string, says: RegExp]>([
      [
        'returns the page for a missing bundle',
        /try_files \$uri =404;/g,
        'try_files $uri /ohif/index.html;',
        /^a missing file/,
      ],
      [
        'returns the page of the root for a route',
        /try_files \$uri \/ohif\/index\.html;/,
        'try_files $uri /index.html;',
        /^\/: /,
      ],
      [
        'lets the configuration be kept',
        /no-store/,
        'no-cache',
        /^app-config\.js/,
      ],
      [
        'keeps bundles for an hour',
        /31536000, immutable/g,
        '3600',
        /^a bundle/,
      ],
      [
        'has another type for workers',
        /text\/javascript mjs;/,
        '',
        /^a worker/,
      ],
      [
        'does not redirect the root',
        /return 302 \/ohif\/;/,
        'return 404;',
        /^the root/,
      ],
      ['serves any host name', /return 421;/, 'return 204;', /^another host/],
      [
        'lacks a header in one location',
        /add_header X-Content-Type-Options nosniff always;/g,
        '',
        /^\/: /,
      ],
    ])('that %s is noticed', async (_, from, to, says) => {
    const plan = planOf(inputOf({}), recipes[0]!);
    const appConfig = plan.files[0]!.text;
    const {text} = plan.files.at(-1)!;
    expect(text).toMatch(from);
    const running = await runners.nginx(
      text.replace(from, to),
      sample('ohif', appConfig),
    );
    try {
      await expect(
        expectServed(running.port, '/ohif', appConfig),
      ).rejects.toThrow(says);
    } finally {
      await running.close();
    }
  });

  test.skipIf(isMissing('caddy'))(
    'that passes on what is only for administrators is noticed',
    async () => {
      const archive = await startArchive();
      const plan = planOf(
        inputOf({
          server: 'caddy',
          archive: `http://127.0.0.1:${archive.port}/dicom-web`,
          archiveIs: 'behind',
        }),
        recipes[0]!,
      );
      const {text} = plan.files.at(-1)!;
      const running = await runners.caddy(
        text.replace('respond @servers 404', ''),
        sample('ohif', ''),
      );
      try {
        await expect(
          expectArchive(running.port, archive, '/dicom-web'),
        ).rejects.toThrow(/servers/);
      } finally {
        await running.close();
        await archive.close();
      }
    },
  );

  test.skipIf(isMissing('caddy'))('that Caddy cannot read is reported', () =>
    expect(runners.caddy(`${host} {\n\tnonsense\n}\n`, {})).rejects.toThrow(
      /caddy does not start: .*nonsense/s,
    ),
  );
});

/**
 * The rules of the image for files, at 3.10.0-beta.146 (Dockerfile and
 * .docker/Viewer-v3.x/default.conf.template): every path without a file returns the page of
 * the path of the build, and nothing has a Cache-Control.
 */
const imageRules = (prefix: string) => `events {}
http {
  types { text/html html; application/javascript js; }
  server {
    listen 80;
    gzip_static always;
    gunzip on;
    root /usr/share/nginx/html;
    index index.html;
    location / { try_files $uri $uri/ ${prefix}/index.html; }
  }
}
`;

describe('the Docker image', () => {
  test.skipIf(isMissing('nginx')).each(['/', '/ohif', '/apps/viewer'])(
    'serves the viewer at %s, as the commands show',
    async (path) => {
      const plan = planOf(inputOf({path, server: 'docker'}), recipes[0]!);
      const prefix = plan.publicUrl!.replace(/\/$/, '');
      expect(plan.files.at(-1)!.text).toContain(`PUBLIC_URL=${prefix}/ `);
      const appConfig = plan.files[0]!.text;
      const server = await RecipeServer.start(imageRules(prefix), {
        host,
        root: '/usr/share/nginx/html',
        files: Object.fromEntries<string | Buffer>(
          Object.entries(sample(prefix.slice(1), appConfig)).flatMap(
            ([name, content]) => [
              [name, ''],
              [`${name}.gz`, gzipSync(content)],
            ],
          ),
        ),
        changes: [],
      });
      try {
        expectChecks(plan.checks, server.port);
      } finally {
        await server.close();
      }
    },
  );

  test('of 3.9 cannot be built for a path, and gets a mounted configuration', () => {
    const older = recipes.find(({line}) => line === '3.9')!;
    const atPath = planOf(inputOf({server: 'docker'}), older);
    expect(atPath.problems[0]?.text).toMatch(
      /Dockerfile of 3\.9\.3 has no argument/,
    );
    expect(atPath.files).toEqual([]);
    const atRoot = planOf(inputOf({path: '/', server: 'docker'}), older);
    expect(atRoot.files.at(-1)!.text).toContain(
      ':/usr/share/nginx/html/app-config.js:ro" \\\n  ohif/app:v3.9.3\n',
    );
    expect(atRoot.files.at(-1)!.text).not.toContain('--build-arg');
  });
});

test.each(['', '/ohif', '/apps/viewer'])(
  'the CloudFront function at "%s"',
  (prefix) => {
    const plan = planOf(inputOf({path: prefix, server: 's3'}), recipes[0]!);
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
