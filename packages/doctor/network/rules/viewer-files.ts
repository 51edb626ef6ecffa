/** Headers of the viewer's own server: isolation, frames, caches, and compression. */
import {isOk, mediaTypeOf, valueOf, type Exchange} from '../model';
import {at, cacheOf, compress, notThePage} from './fixes';
import {harOf, hostOf, lines, rule, type NetworkRule, viewer} from './rule';

/** A script of the viewer, as its server sends it. */
const script = (
  name: string,
  headers: Record<string, string> = {},
  size?: number,
) =>
  harOf({
    url: `${viewer}/${name}`,
    kind: 'script',
    answered: {'Content-Type': 'text/javascript', ...headers},
    size,
  });

const config = (control: string) =>
  script('app-config.js', {'Cache-Control': control});

/** Seconds that a cache may use it without a question; undefined if it must ask, or may not keep it. */
function freshFor({answered}: Exchange): number | undefined {
  const control = (valueOf(answered, 'cache-control') ?? '').toLowerCase();
  if (/no-store|no-cache/.test(control)) {
    return undefined;
  }
  const age = /max-age=(\d+)/.exec(control);
  const expires = Date.parse(valueOf(answered, 'expires') ?? '');
  const date = Date.parse(valueOf(answered, 'date') ?? '');
  return age
    ? Number(age[1])
    : Number.isNaN(expires) || Number.isNaN(date)
      ? undefined
      : (expires - date) / 1000;
}

/** @returns the hit if a file may be used for longer than a minute without asking the server */
const cached = (exchange: Exchange, files: RegExp) =>
  exchange.url &&
  files.test(exchange.url.pathname) &&
  isOk(exchange) &&
  mediaTypeOf(exchange) !== 'text/html' &&
  (freshFor(exchange) ?? 0) > 60
    ? {evidence: lines(exchange, 'Cache-Control', 'Expires')}
    : undefined;

/** Bytes from which compression saves a reader time. */
const worthIt = 100_000;
const compressible =
  /^(?:text\/(?:html|css|javascript|plain)|application\/(?:javascript|x-javascript|json|dicom\+json)|image\/svg\+xml)$/;

export const viewerFileRules: readonly NetworkRule[] = [
  rule({
    id: 'corp-blocked',
    title: 'An isolation header blocks what the page loads from another origin',
    page: 'deployment/isolation-headers#when-it-goes-wrong',
    find: ({error}) =>
      error?.includes('ERR_BLOCKED_BY_RESPONSE') && {evidence: [error]},
    says: [
      /ERR_BLOCKED_BY_RESPONSE\.NotSameOrigin\w*/,
      /blocked.*Cross-Origin-Resource-Policy/i,
    ],
    why: (_hit, exchange) =>
      `The page is sent with \`Cross-Origin-Embedder-Policy\`, or ${hostOf(exchange)} sends \`Cross-Origin-Resource-Policy\` for its own origin only. The viewer has not needed isolation since 3.9.`,
    fixes: () => [
      at.nginx(
        'Remove both headers from the server of the viewer: `Cross-Origin-Embedder-Policy` and `Cross-Origin-Opener-Policy`. Or let the archive send this, in its location:',
        'add_header Cross-Origin-Resource-Policy cross-origin always;\nproxy_hide_header Cross-Origin-Resource-Policy;',
      ),
      at.apache(
        'In the server of the viewer.',
        'Header unset Cross-Origin-Embedder-Policy\nHeader always unset Cross-Origin-Embedder-Policy\nHeader unset Cross-Origin-Opener-Policy\nHeader always unset Cross-Origin-Opener-Policy',
      ),
      at.caddy(
        'In the site of the viewer.',
        'header {\n\t-Cross-Origin-Embedder-Policy\n\t-Cross-Origin-Opener-Policy\n}',
      ),
    ],
    faulty: {
      'a picture': harOf({
        url: 'https://archive.example.org/x.png',
        kind: 'image',
        error:
          'net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep',
      }),
    },
  }),
  rule({
    id: 'not-isolated',
    title: 'The page is not cross-origin isolated',
    severity: 'warning',
    page: 'deployment/isolation-headers#does-the-viewer-need-them',
    says: [
      /NOT cross-origin isolated/,
      /SharedArrayBuffer is (?:not defined|NOT supported)/,
      /Cross Origin Isolation is not enabled/,
    ],
    why: () =>
      'Viewers up to 3.8 need `SharedArrayBuffer` for volumes, which browsers give only to isolated pages. 3.9 and later do not need it.',
    fixes: () => [
      at.viewer('Upgrade to 3.9 or later.'),
      at.nginx(
        'If you cannot upgrade, send both headers with the page, over TLS.',
        'add_header Cross-Origin-Opener-Policy same-origin always;\nadd_header Cross-Origin-Embedder-Policy require-corp always;',
      ),
    ],
    faulty: {
      'the message':
        'Uncaught ReferenceError: SharedArrayBuffer is not defined\n',
    },
  }),
  rule({
    id: 'frame-refused',
    title: 'The viewer may not be shown in a frame of this page',
    page: 'deployment/iframe#when-it-goes-wrong',
    says: [
      /Refused to (?:display|frame) '.*(?:X-Frame-Options|frame-ancestors)/,
      /denied by X-Frame-Options/,
    ],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} forbids the frame, with \`X-Frame-Options\` or with \`frame-ancestors\` of its Content-Security-Policy.`,
    fixes: () => [
      at.nginx(
        'Remove X-Frame-Options, and list the page around the viewer.',
        `proxy_hide_header X-Frame-Options;\nadd_header Content-Security-Policy "frame-ancestors 'self' https://portal.example.org" always;`,
      ),
      at.apache(
        'In the server of the viewer.',
        `Header unset X-Frame-Options\nHeader always unset X-Frame-Options\nHeader always set Content-Security-Policy "frame-ancestors 'self' https://portal.example.org"`,
      ),
    ],
    faulty: {
      Chromium: `Refused to display 'https://viewer.example.org/' in a frame because it set 'X-Frame-Options' to 'sameorigin'.`,
    },
  }),
  rule({
    id: 'config-cached',
    title: 'Browsers keep an old app-config.js',
    severity: 'warning',
    page: 'deployment/troubleshooting#the-old-configuration-returns-after-a-change',
    find: (exchange) => cached(exchange, /\/app-config\.js$/),
    why: (_hit, exchange) =>
      `The server allows browsers to use \`app-config.js\` for ${Math.round((freshFor(exchange) ?? 0) / 60)} minutes without asking again, so a change reaches users late.`,
    fixes: () => cacheOf('app-config.js', 'no-store'),
    faulty: {
      'a week': config('public, max-age=604800'),
    },
    healthy: {
      'not cached': config('no-store'),
      'no header': script('app-config.js'),
      'it must ask': config('no-cache, max-age=3600'),
    },
  }),
  rule({
    id: 'worker-cached',
    title: 'Browsers keep an old service worker script or an old page',
    severity: 'warning',
    page: 'deployment/troubleshooting#the-new-version-shows-the-old-study-list-a-service-worker-serves-the-old-build',
    find: (exchange) =>
      cached(exchange, /\/(?:sw|init-service-worker|service-worker)\.js$/) ??
      (exchange.kind === 'document' &&
      exchange.url &&
      isOk(exchange) &&
      mediaTypeOf(exchange) === 'text/html' &&
      (freshFor(exchange) ?? 0) > 60
        ? {evidence: lines(exchange, 'Cache-Control')}
        : undefined),
    why: (_hit, {url}) =>
      `\`${url?.pathname}\` decides which files of the viewer a browser loads, and the server allows browsers to keep it. After an update, they load the old version.`,
    fixes: (_hit, {url, kind}) =>
      cacheOf(
        kind === 'document'
          ? 'index.html'
          : (url?.pathname.split('/').pop() ?? 'sw.js'),
        'no-cache',
      ),
    faulty: {
      'the script': script('init-service-worker.js', {
        'Cache-Control': 'max-age=86400',
      }),
    },
    healthy: {
      'a bundle with a hash': script('app.bundle.0123456789abcdef.js', {
        'Content-Encoding': 'gzip',
        'Cache-Control': 'public, max-age=31536000, immutable',
      }),
    },
  }),
  rule({
    id: 'not-compressed',
    title: 'Large text files are sent without compression',
    severity: 'warning',
    page: 'deployment/nginx--image-archive#configure-nginx',
    find: (exchange) =>
      isOk(exchange) &&
      !exchange.isCached &&
      (exchange.size ?? 0) >= worthIt &&
      compressible.test(mediaTypeOf(exchange) ?? '') &&
      valueOf(exchange.answered, 'content-encoding') === undefined &&
      // The browser must have asked for it.
      (valueOf(exchange.asked, 'accept-encoding') ?? 'gzip').includes(
        'gzip',
      ) && {
        evidence: lines(exchange, 'Content-Type', 'Content-Length'),
      },
    why: (_hit, exchange) =>
      `${hostOf(exchange)} sends \`${exchange.url?.pathname.split('/').pop()}\` with ${((exchange.size ?? 0) / 1e6).toFixed(1)} MB as it is. Scripts and JSON usually become four to ten times smaller.`,
    fixes: () => compress,
    faulty: {
      'a bundle': script('app.bundle.js', {}, 4_000_000),
    },
    healthy: {
      'with gzip': script(
        'app.bundle.js',
        {'Content-Encoding': 'gzip'},
        4_000_000,
      ),
      frames: harOf({
        url: `${viewer}/x/frames/1`,
        size: 4_000_000,
        answered: {'Content-Type': 'multipart/related; boundary=x'},
      }),
    },
  }),

  /** A study's link, which is a route of the viewer and not a file. */
  rule({
    id: 'route-missing',
    title: 'The server looks for a file where the viewer has a route',
    certainty: 'likely',
    page: 'deployment/troubleshooting#404-after-a-reload-or-when-a-link-to-a-study-is-opened',
    find: ({url, status, kind}) =>
      status === 404 &&
      kind === 'document' &&
      /\/(?:viewer|segmentation|microscopy|tmtv|callback)\/?$/.test(
        url?.pathname ?? '',
      ) &&
      {},
    // The last segment has no extension; a path of DICOMweb is another matter.
    says: [
      /open\(\) "(?![^"]*\/(?:studies|series|instances|wado)\b)(?:[^"]*\/)?[^"/.]*" failed \(2:/,
    ],
    why: (_hit, {url}) =>
      `${url ? `\`${url.pathname}\`` : 'The path'} is a route that only the viewer knows. The server must return \`index.html\` for each path that is not a file.`,
    fixes: () => notThePage,
    faulty: {
      'a link to a study': harOf({
        url: `${viewer}/viewer?StudyInstanceUIDs=1.2`,
        status: 404,
        kind: 'document',
      }),
      'the error log of nginx':
        '2026/11/02 09:10:11 [error] 29#29: *7 open() "/usr/share/nginx/html/viewer" failed (2: No such file or directory), client: 10.1.2.3, server: viewer.example.org, request: "GET /viewer?StudyInstanceUIDs=1.2 HTTP/1.1"\n',
    },
    healthy: {
      'an icon in the log':
        '2026/11/02 09:10:11 [error] 29#29: *7 open() "/usr/share/nginx/html/favicon.ico" failed (2: No such file or directory), client: 10.1.2.3, server: viewer.example.org, request: "GET /favicon.ico HTTP/1.1"\n',
    },
  }),
];
