/** What each recipe must do that serves the files of the viewer. */
import {
  archiveAnswer,
  bundle,
  bundleText,
  host,
  page,
  uid,
} from './sample-files';
import {plainStep, strangerStep, type Step} from './steps';

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
const pages = (recipe: ViewerRecipe): Step[] => {
  const found = {
    ...headersOf(recipe),
    status: 200,
    type: 'text/html',
    body: page,
    'cache-control': 'no-cache',
  };
  const missing = {
    ...headersOf(recipe),
    status: 404,
    body: /^(?!.*The page of the viewer)/s,
    'cache-control': undefined,
  };
  const routes = ['/', '/index.html', `/viewer${query}`, '/viewer'];
  const zeros = '0'.repeat(20);
  const files = ['missing.bundle.js', `missing.${zeros}.js`, 'missing.wasm'];
  return [
    ...[...routes, '/callback?code=1'].map((path) => ({
      path: recipe.prefix + path,
      answer: found,
    })),
    ...[...files, 'assets/missing.png'].map((name) => ({
      path: `${recipe.prefix}/${name}`,
      answer: missing,
    })),
  ];
};

const query = `?StudyInstanceUIDs=${uid}`;

const files = (recipe: ViewerRecipe, appConfig: string): Step[] => [
  ...(
    [
      ['app-config.js', /javascript$/, 'no-store', {body: appConfig}],
      [
        bundle,
        /javascript$/,
        'public, max-age=31536000, immutable',
        {body: bundleText},
      ],
      ['app.bundle.css', 'text/css', 'no-cache', {}],
      ['worker.mjs', 'text/javascript', 'no-cache', {}],
      ['codec.wasm', 'application/wasm', 'no-cache', {}],
    ] as const
  ).map(([name, type, cache, more]) => ({
    path: `${recipe.prefix}/${name}`,
    answer: {
      ...headersOf(recipe),
      ...{status: 200, type, 'cache-control': cache},
      ...more,
    },
  })),
  {
    path: `${recipe.prefix}/${bundle}`,
    send: {headers: {'Accept-Encoding': 'gzip'}},
    answer: {'content-encoding': 'gzip'},
  },
];

const subPath = (prefix: string): Step[] => {
  const moved = {status: 301, location: `${prefix}/${query}`};
  return prefix
    ? [
        {path: '/', answer: {status: 302, location: `${prefix}/`}},
        {path: prefix + query, answer: moved},
      ]
    : [];
};

const authorization = 'Bearer of-the-viewer';

/** Requests arrive as they were sent, with the real client; only DELETE is refused. */
const archiveRoutes = (recipe: ViewerRecipe): Step[] => {
  const proto = recipe.tls ? 'https' : 'http';
  const asArrived = {
    host,
    authorization,
    'x-forwarded-proto': proto,
    forwarded: `host=${host};proto=${proto}`,
    // The real IP address.
    'x-forwarded-for': '127.0.0.1',
    // An archive may have its own session; behind a sign-in, the cookie is not for it.
    cookie: recipe.image ? undefined : 'session=1',
  };
  return [
    {
      path: '/dicom-web/studies?PatientName=Curie*&limit=1',
      send: {
        headers: {
          'X-Forwarded-For': '203.0.113.7',
          Authorization: authorization,
          Cookie: 'session=1',
        },
      },
      answer: {...headersOf(recipe), status: 200, body: archiveAnswer},
      arrives: {archive: asArrived},
    },
    // An encoded path reaches the archive as it was sent.
    ...[
      `/dicom-web/studies/${uid}/series/1.2/instances/1.3/frames/1%2C2`,
      '/wado?requestType=WADO&studyUID=1',
    ].map((path) => ({path, arrives: {archive: {}}})),
    {
      path: '/dicom-web/studies?refused=1',
      answer: {status: 401},
      arrives: {archive: {}},
    },
    {
      // STOW-RS: far above nginx's own limit of 1 MB.
      path: '/dicom-web/studies',
      send: {method: 'POST', body: Buffer.alloc(3_000_000)},
      arrives: {archive: {bytes: 3_000_000}},
    },
    {
      path: `/dicom-web/studies/${uid}`,
      send: {method: 'DELETE'},
      answer: {status: 403},
    },
  ];
};

/** What is next to the two paths of the archive stays inside, however it is written. */
const closedPaths: Step[] = [
  {path: '/dicom-web/servers', answer: {status: 404}},
  ...[
    '/instances',
    '/dicom-web/../instances',
    '/dicom-web/..%2finstances',
    '/dicom-web/%2e%2e/instances',
    '/wado/../instances',
    '/dicom-web/servers/other/stow',
    '/dicom-web/%73ervers',
    '//dicom-web//servers',
  ].map((path) => ({path})),
];

/** A folder of files, routes, and an archive under the same origin. */
export const viewerSteps = (
  recipe: ViewerRecipe,
  appConfig: string,
): Step[] => {
  const {filesOnly, image, prefix, tls} = recipe;
  return [
    ...pages(recipe),
    ...files(recipe, appConfig),
    ...subPath(prefix),
    ...(filesOnly ? [] : [...archiveRoutes(recipe), ...closedPaths]),
    ...(filesOnly || image
      ? []
      : [strangerStep('/dicom-web/studies', tls ? 'refused' : 421)]),
    ...(filesOnly || !tls ? [] : [plainStep(`/viewer${query}`)]),
  ];
};
