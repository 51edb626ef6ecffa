/** Checks each recipe that serves the files of the viewer. */
import type {ReceivedResponse, RecipeServer, StubServer} from '../server';
import {expectArchiveRoutes} from './archive-routes';
import {createExpect, type Report} from './create-expect';
import {bundle, bundleText, host, page, uid} from './sample-files';

export type ViewerRecipe = {
  /** `/viewer` under a sub-path. */
  prefix: '' | '/viewer';
  tls: boolean;
  frameAncestors: string;
  resourcePolicy: string;
  /** Runs inside the image `ohif/app`, for any host name: it restricts no hosts, and its files are already compressed. */
  image?: true;
  /** Passes nothing on to an archive. */
  filesOnly?: true;
};

/** What a test of a recipe needs. */
type Trial = {
  server: RecipeServer;
  archive: StubServer;
  recipe: ViewerRecipe;
  appConfig: string;
  report: Report;
  expect: ReturnType<typeof createExpect>;
};

/** A folder of files, routes, and an archive under the same origin. */
export async function expectViewerRecipe(
  server: RecipeServer,
  archive: StubServer,
  recipe: ViewerRecipe,
  appConfig: string,
  report: Report,
): Promise<void> {
  const expect = createExpect(report);
  const trial: Trial = {server, archive, recipe, appConfig, report, expect};
  await expectPages(trial);
  await expectFiles(trial);
  await expectSubPath(trial);
  expect('the files were served without the archive', archive.take().length, 0);
  if (recipe.filesOnly) {
    if (/PatientName|StudyInstanceUIDs/.test(server.log())) {
      report('the access log holds queries');
    }
    return;
  }
  await expectArchiveRoutes(
    server,
    archive,
    {
      host,
      proto: recipe.tls ? 'https' : 'http',
      // An archive may have its own session; behind a sign-in, the cookie is not for it.
      cookie: recipe.image ? undefined : 'session=1',
    },
    report,
  );
  const studies = await server.request('/dicom-web/studies');
  expectHeaders(trial, '/dicom-web/studies', studies);
  archive.take();
  await expectClosedPaths(trial);
  await expectHostAndScheme(trial);
  const log = server.log();
  if (!log.includes('GET /dicom-web/studies')) {
    report('the access log has no requests for the archive');
  }
  if (/PatientName|Curie/.test(log)) {
    report('the access log holds the name of a patient');
  }
}

function expectHeaders(
  {recipe, expect}: Trial,
  what: string,
  {headers}: ReceivedResponse,
): void {
  expect(
    `${what}, x-content-type-options`,
    headers['x-content-type-options'],
    'nosniff',
  );
  expect(`${what}, referrer-policy`, headers['referrer-policy'], 'same-origin');
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
}

const cacheControl = ({headers}: ReceivedResponse) => headers['cache-control'];
const typeOf = ({headers}: ReceivedResponse) =>
  headers['content-type']?.replace(/;.*/, '');

/** The page, also for a route; a missing file is not a route. */
async function expectPages(trial: Trial): Promise<void> {
  const {server, recipe, expect} = trial;
  const {prefix} = recipe;
  for (const path of [
    `${prefix}/`,
    `${prefix}/index.html`,
    `${prefix}/viewer?StudyInstanceUIDs=${uid}`,
    `${prefix}/viewer`,
    `${prefix}/callback?code=1`,
  ]) {
    const answer = await server.request(path);
    expect(`${path}, status`, answer.status, 200);
    expect(`${path}, type`, typeOf(answer), 'text/html');
    expect(`${path}, is the page`, answer.body, page);
    expect(`${path}, cache-control`, cacheControl(answer), 'no-cache');
    expectHeaders(trial, path, answer);
  }

  for (const name of [
    'missing.bundle.js',
    `missing.${'0'.repeat(20)}.js`,
    'missing.wasm',
    'assets/missing.png',
  ]) {
    const answer = await server.request(`${prefix}/${name}`);
    expect(`${prefix}/${name}, missing, status`, answer.status, 404);
    expect(
      `${prefix}/${name}, missing, is the page`,
      answer.body === page,
      false,
    );
    expect(
      `${prefix}/${name}, missing, cache-control`,
      cacheControl(answer),
      undefined,
    );
    expectHeaders(trial, `${prefix}/${name}, missing`, answer);
  }
}

async function expectFiles(trial: Trial): Promise<void> {
  const {server, recipe, appConfig, report, expect} = trial;
  const {prefix} = recipe;
  for (const [name, mime, cache] of [
    ['app-config.js', /javascript$/, 'no-store'],
    [bundle, /javascript$/, 'public, max-age=31536000, immutable'],
    ['app.bundle.css', /^text\/css$/, 'no-cache'],
    ['worker.mjs', /^text\/javascript$/, 'no-cache'],
    ['codec.wasm', /^application\/wasm$/, 'no-cache'],
  ] as const) {
    const path = `${prefix}/${name}`;
    const answer = await server.request(path);
    expect(`${path}, status`, answer.status, 200);
    if (!mime.test(typeOf(answer) ?? '')) {
      report(`${path}, type: ${typeOf(answer)}, expected ${mime.source}`);
    }
    expect(`${path}, cache-control`, cacheControl(answer), cache);
    expectHeaders(trial, path, answer);
  }
  expect(
    'app-config.js is the file',
    (await server.request(`${prefix}/app-config.js`)).body,
    appConfig,
  );
  expect(
    'a bundle, for a client that accepts no compressed responses',
    (await server.request(`${prefix}/${bundle}`)).body,
    bundleText,
  );
  expect(
    'a bundle is compressed',
    (
      await server.request(`${prefix}/${bundle}`, {
        headers: {'Accept-Encoding': 'gzip'},
      })
    ).headers['content-encoding'],
    'gzip',
  );
}

async function expectSubPath({server, recipe, expect}: Trial): Promise<void> {
  const {prefix} = recipe;
  if (!prefix) {
    return;
  }
  const root = await server.request('/');
  expect('/, status', root.status, 302);
  expect('/, location', root.headers.location, `${prefix}/`);
  const bare = await server.request(`${prefix}?StudyInstanceUIDs=${uid}`);
  expect(`${prefix}, status`, bare.status, 301);
  expect(
    `${prefix}, location`,
    bare.headers.location,
    `${prefix}/?StudyInstanceUIDs=${uid}`,
  );
}

/** What is next to the two paths of the archive stays inside, however it is written. */
async function expectClosedPaths({
  server,
  archive,
  expect,
}: Trial): Promise<void> {
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
    await server.request(path);
    expect(
      `${path} reaches the archive`,
      archive.take().map((a) => a.url),
      [],
    );
  }
  expect(
    '/dicom-web/servers, status',
    (await server.request('/dicom-web/servers')).status,
    404,
  );
  archive.take();
}

async function expectHostAndScheme({
  server,
  archive,
  recipe,
  expect,
}: Trial): Promise<void> {
  if (!recipe.image) {
    // A name that is not served here.
    const stranger = await server
      .request('/dicom-web/studies', {host: 'stranger.example'})
      .then((a) => a.status)
      .catch(() => 'refused');
    expect('another host name', stranger, recipe.tls ? 'refused' : 421);
    expect('another host name reaches the archive', archive.take().length, 0);
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
}
