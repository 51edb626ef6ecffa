/** Checks each recipe that serves the files of the viewer. */
import type {RecipeServer, StubServer} from '../server';
import {expectArchiveRoutes} from './archive-routes';
import {createExpect, seen, type Report} from './create-expect';
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
  const trial: Trial = {server, archive, recipe, appConfig, expect};
  await expectPages(trial);
  await expectFiles(trial);
  await expectSubPath(trial);
  expect(
    'the files',
    {'reach the archive': archive.take().length},
    {'reach the archive': 0},
  );
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
  const studies = '/dicom-web/studies';
  expect(studies, seen(await server.request(studies)), headersOf(recipe));
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

/** Headers of every response. */
const headersOf = ({frameAncestors, resourcePolicy, tls}: ViewerRecipe) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy': `frame-ancestors ${frameAncestors}`,
  'cross-origin-resource-policy': resourcePolicy,
  ...(tls ? {'strict-transport-security': 'max-age=31536000'} : {}),
  // The viewer needs no isolation, and COOP would cut off login pop-ups.
  'cross-origin-opener-policy': undefined,
  'cross-origin-embedder-policy': undefined,
  'x-frame-options': undefined,
  server: 'nginx',
});

/** The page, also for a route; a missing file is not a route. */
async function expectPages({server, recipe, expect}: Trial): Promise<void> {
  const {prefix} = recipe;
  for (const path of [
    `${prefix}/`,
    `${prefix}/index.html`,
    `${prefix}/viewer?StudyInstanceUIDs=${uid}`,
    `${prefix}/viewer`,
    `${prefix}/callback?code=1`,
  ]) {
    expect(path, seen(await server.request(path)), {
      ...headersOf(recipe),
      status: 200,
      type: 'text/html',
      body: page,
      'cache-control': 'no-cache',
    });
  }
  for (const name of [
    'missing.bundle.js',
    `missing.${'0'.repeat(20)}.js`,
    'missing.wasm',
    'assets/missing.png',
  ]) {
    const answer = await server.request(`${prefix}/${name}`);
    expect(
      `${prefix}/${name}, missing`,
      {...seen(answer), 'is the page': answer.body === page},
      {
        ...headersOf(recipe),
        status: 404,
        'is the page': false,
        'cache-control': undefined,
      },
    );
  }
}

async function expectFiles(trial: Trial): Promise<void> {
  const {server, recipe, appConfig, expect} = trial;
  const {prefix} = recipe;
  for (const [name, type, cache, body] of [
    ['app-config.js', /javascript$/, 'no-store', appConfig],
    [bundle, /javascript$/, 'public, max-age=31536000, immutable', bundleText],
    ['app.bundle.css', 'text/css', 'no-cache', undefined],
    ['worker.mjs', 'text/javascript', 'no-cache', undefined],
    ['codec.wasm', 'application/wasm', 'no-cache', undefined],
  ] as const) {
    const path = `${prefix}/${name}`;
    expect(path, seen(await server.request(path)), {
      ...headersOf(recipe),
      status: 200,
      type,
      'cache-control': cache,
      ...(body === undefined ? {} : {body}),
    });
  }
  const headers = {'Accept-Encoding': 'gzip'};
  const compressed = await server.request(`${prefix}/${bundle}`, {headers});
  expect('a bundle', seen(compressed), {'content-encoding': 'gzip'});
}

async function expectSubPath({server, recipe, expect}: Trial): Promise<void> {
  const {prefix} = recipe;
  if (!prefix) {
    return;
  }
  expect('/', seen(await server.request('/')), {
    status: 302,
    location: `${prefix}/`,
  });
  const query = `?StudyInstanceUIDs=${uid}`;
  expect(prefix, seen(await server.request(prefix + query)), {
    status: 301,
    location: `${prefix}/${query}`,
  });
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
    const {status} = await server.request(path);
    const reached = archive.take().map(({url}) => url);
    expect(
      path,
      {status, 'reaches the archive': reached},
      {
        'reaches the archive': [],
        ...(path === '/dicom-web/servers' ? {status: 404} : {}),
      },
    );
  }
}

async function expectHostAndScheme({
  server,
  archive,
  recipe,
  expect,
}: Trial): Promise<void> {
  if (!recipe.image) {
    // A name that is not served here.
    const status = await server
      .request('/dicom-web/studies', {host: 'stranger.example'})
      .then((answer) => answer.status)
      .catch(() => 'refused');
    expect(
      'another host name',
      {status, 'reaches the archive': archive.take().length},
      {status: recipe.tls ? 'refused' : 421, 'reaches the archive': 0},
    );
  }
  if (recipe.tls) {
    const path = `/viewer?StudyInstanceUIDs=${uid}`;
    expect('plain HTTP', seen(await server.request(path, {tls: false})), {
      status: 301,
      location: `https://${host}${path}`,
    });
  }
}
