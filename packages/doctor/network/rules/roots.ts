// cspell:ignore webstudiesstudies configjs
/** Requests that reach a server, but not what they are for: wrong roots, and the page instead of a file. */
import {isDicomweb, isOk, mediaTypeOf, type Exchange} from '../model';
import {at, forward, notThePage, plugin, rootsOf, type Fix} from './fixes';
import {harOf, lines, rule, type NetworkRule, list, viewer} from './rule';

const json = {'Content-Type': 'application/dicom+json'};
const html = {'Content-Type': 'text/html; charset=utf-8'};

const isHtml = (exchange: Exchange) =>
  mediaTypeOf(exchange) === 'text/html' ||
  (mediaTypeOf(exchange) === undefined &&
    /^\s*<(?:!doctype|html)/i.test(exchange.body ?? ''));

const copyConfig: Fix = at.viewer(
  'Copy your `app-config.js` next to the `index.html` that the server sends.',
);

export const rootRules: readonly NetworkRule[] = [
  rule({
    id: 'doubled-path',
    title: 'The root already ends in /studies',
    page: 'deployment/troubleshooting#get-dicom-webstudiesstudies-404-not-found',
    find: ({url}) => {
      const doubled = /\/(studies|series|instances)\/\1(?=\/|$)/.exec(
        url?.pathname ?? '',
      );
      return doubled && {about: doubled[1]};
    },
    says: [/\/(studies|series)\/\1(?:[/?\s]|$)/],
    why: ({about = 'studies'}) =>
      `The viewer adds \`/${about}\` to the root, so the root in \`app-config.js\` must not contain it.`,
    fixes: (_hit, {url}) => [
      at.viewer(
        'Remove it from `qidoRoot` and `wadoRoot`.',
        `qidoRoot: '${url ? url.origin + url.pathname.replace(/\/(studies|series|instances)\/\1.*$/, '') : '/dicom-web'}',`,
      ),
    ],
    faulty: {
      'studies/studies': harOf({
        url: `${viewer}/dicom-web/studies/studies?limit=1`,
        status: 404,
      }),
    },
    healthy: {
      'a series': harOf({
        url: `${viewer}/dicom-web/studies/1.2/series`,
        answered: json,
      }),
    },
  }),
  rule({
    id: 'orthanc-rest',
    title: "The root is that of Orthanc's own interface, not of DICOMweb",
    page: 'deployment/troubleshooting#orthanc-returns-404-or-a-list-of-identifiers-instead-of-dicom-json',
    find: ({url, body, status = 0}) =>
      url &&
      /\/(?:studies|series|instances)$/.test(url.pathname) &&
      ((status === 200 &&
        /^\s*\[\s*"[0-9a-f]{8}(?:-[0-9a-f]{8}){4}"/.test(body ?? '')) ||
        (status === 400 &&
          /Missing \\?"since\\?" argument/.test(body ?? ''))) && {
        evidence: [body!.trim().slice(0, 120)],
      },
    says: [/Missing \\?"since\\?" argument for GET request/],
    why: (_hit, {url}) =>
      `Orthanc's own interface at \`${url?.pathname ?? '/studies'}\` lists its identifiers. The viewer needs the DICOMweb plugin, whose root is \`/dicom-web\`.`,
    fixes: () => [rootsOf, plugin, forward[0]!],
    faulty: {
      identifiers: harOf({
        url: `${viewer}/orthanc/studies`,
        answered: {'Content-Type': 'application/json'},
        body: '["0196a5a6-49c3e544-3a986265-5ffe1055-e26239dd"]',
      }),
    },
  }),
  rule({
    id: 'html-for-script',
    title: 'The response is an HTML page instead of a script',
    page: 'deployment/troubleshooting#uncaught-syntaxerror-unexpected-token--at-app-configjs1',
    find: (exchange) =>
      exchange.url &&
      /\.(?:m?js|css|wasm)$/.test(exchange.url.pathname) &&
      isOk(exchange) &&
      isHtml(exchange) && {evidence: lines(exchange, 'Content-Type')},
    says: [
      /SyntaxError: Unexpected token '?<'?(?!.*JSON)/,
      /expected expression, got '<'/,
      /MIME type (?:of )?\(?["']?text\/html/,
    ],
    why: (_hit, {url}) =>
      `The server does not have ${url ? `\`${url.pathname}\`` : 'the file'}, and returns the page of the viewer with status 200 instead of 404.`,
    fixes: (_hit, {url}) => [
      url?.pathname.endsWith('/app-config.js')
        ? copyConfig
        : at.viewer(
            'Upload all files of the build, and build again with `PUBLIC_URL` if the viewer is not at the root of the host.',
          ),
      ...notThePage,
    ],
    faulty: {
      'app-config.js': harOf({
        url: `${viewer}/app-config.js`,
        kind: 'script',
        answered: html,
      }),
    },
    healthy: {
      'a script': harOf({
        url: `${viewer}/app-config.js`,
        kind: 'script',
        answered: {
          'Content-Type': 'text/javascript',
          'Cache-Control': 'no-store',
        },
      }),
    },
  }),
  rule({
    id: 'html-for-data',
    title: 'The response is an HTML page instead of JSON',
    page: 'configuration/dataSources/dicom-web#404-or-html-instead-of-json',
    find: (exchange) =>
      isDicomweb(exchange) &&
      exchange.kind !== 'document' &&
      isOk(exchange) &&
      isHtml(exchange) &&
      // A frame shows a PDF or a report as a page.
      !/\/(?:rendered|bulkdata)/.test(exchange.url!.pathname) && {
        evidence: lines(exchange, 'Content-Type'),
      },
    says: [
      /Unexpected token '?<'?.*(?:is not valid JSON|in JSON at position)/,
      /JSON\.parse: unexpected character at line 1 column 1/,
      // The page that came, without the request.
      /<!doctype html>.*"OHIF Viewer"/i,
    ],
    why: (_hit, {url}) =>
      `The server has nothing at ${url ? `\`${url.pathname}\`` : 'this path'} and returns its own page with status 200, so the root in \`app-config.js\` is wrong, or the location that forwards it is missing. It can also be a sign-in page.`,
    fixes: () => [rootsOf, ...forward],
    faulty: {
      'the viewer itself': harOf({
        url: `${viewer}/pacs/studies?limit=1`,
        answered: html,
        body: '<!DOCTYPE html>',
      }),
      'its text':
        'pacs.example.org/rs/studies/1.2/instances/1.3 returns:\n<!doctype html><html lang="en"><head><meta name="application-name" content="OHIF Viewer"/>\n',
    },
    healthy: {
      'a page': harOf({
        url: `${viewer}/viewer?StudyInstanceUIDs=1.2`,
        kind: 'document',
        answered: html,
      }),
    },
  }),
  rule({
    id: 'wrong-root',
    title: 'The server has nothing at this path',
    certainty: 'likely',
    page: 'configuration/dataSources/dicom-web#404-or-html-instead-of-json',
    find: (exchange) =>
      exchange.status === 404 &&
      // A list of studies exists even if it is empty; a study or a frame may be missing.
      (exchange.url?.pathname ?? '').endsWith('/studies') && {
        evidence: exchange.body
          ? [exchange.body.trim().split('\n')[0]!.slice(0, 120)]
          : [],
      },
    says: [
      /GET \S+\/studies(?:\?\S*)? (?:net::\w+ )?404\b/,
      /"HttpStatus"\s*:\s*404[^]*"Uri"\s*:\s*"[^"]*\/studies"/,
      /HttpStatus: 404[^]*Uri: "[^"]*\/studies"/,
      // dcm4chee-arc, for a title that it does not have.
      /No Web Application with \w+ service class found/,
      // No location forwards it, so nginx looks for a file.
      /open\(\) "[^"]*\/(?:studies|series|instances|wado)\b[^"]*" failed \(2:/,
    ],
    why: (_hit, {url, answered}) =>
      `${url ? `\`${url.pathname}\`` : 'The path'} does not exist${answered ? '' : ' there'}: the root is not the one of the archive's DICOMweb service, the location that forwards it changes the path, or the service is not turned on.`,
    fixes: () => [
      at.viewer(
        'Use the root of your archive. Orthanc: `/dicom-web`. dcm4chee-arc: `/dcm4chee-arc/aets/DCM4CHEE/rs`, with the title of your archive.',
      ),
      forward[0]!,
      plugin,
    ],
    faulty: {
      'a search': harOf({
        url: `${viewer}/dicomweb/studies?limit=1`,
        status: 404,
      }),
      'a search in the error log of nginx':
        '2026/11/02 09:10:11 [error] 29#29: *7 open() "/usr/share/nginx/html/pacs/studies" failed (2: No such file or directory), client: 10.1.2.3, server: viewer.example.org, request: "GET /pacs/studies?limit=1 HTTP/1.1"\n',
    },
    healthy: {
      'no study': harOf({url: list.url, answered: json, body: '[]'}),
      'a file that is optional': harOf({
        url: `${viewer}/favicon.ico`,
        status: 404,
        kind: 'other',
      }),
    },
  }),
  rule({
    id: 'file-missing',
    title: 'A file of the viewer is missing',
    certainty: 'likely',
    page: 'deployment/troubleshooting#blank-page-under-a-sub-path-the-scripts-return-404',
    find: ({url, status, kind}) =>
      status === 404 &&
      (/\.(?:m?js|css|wasm)$/.test(url?.pathname ?? '') || kind === 'script') &&
      {},
    says: [
      /GET \S+\.(?:m?js|css|wasm)(?:\?\S*)? (?:net::\w+ )?404\b/,
      /Loading (?:chunk|CSS chunk) \S+ failed|ChunkLoadError/,
      /open\(\) "[^"]+\.(?:m?js|css|wasm|json)" failed \(2:/,
    ],
    why: (_hit, {url}) =>
      `${url ? `\`${url.pathname}\`` : 'A file'} is not there. Either the build is for another path than the one it is served under, or an open tab still wants the files of the previous version.`,
    fixes: (_hit, {url}) => [
      ...(url?.pathname.endsWith('/app-config.js') ? [copyConfig] : []),
      at.viewer(
        'For a path such as `/viewer/`, build again with `PUBLIC_URL=/viewer/ yarn run build`, and set the path in `app-config.js`.',
        "routerBasename: '/viewer',",
      ),
      at.nginx(
        'Keep the files of the previous version for some days, and let the page be checked each time.',
        'location = /index.html {\n  add_header Cache-Control "no-cache";\n}',
      ),
    ],
    faulty: {
      'a bundle': harOf({
        url: `${viewer}/app.bundle.0123456789abcdef.js`,
        status: 404,
        kind: 'script',
      }),
    },
    healthy: {
      'a source map': harOf({
        url: `${viewer}/app.js.map`,
        status: 404,
        kind: 'other',
      }),
    },
  }),
];
