// cspell:ignore webstudiesstudies configjs
/** Requests that reach a server, but not what they are for: wrong roots, and the page instead of a file. */
import {isDicomweb, isOk, mediaTypeOf, type Exchange} from '../model';
import {notThePage} from './fixes';
import {harOf, lines, type NetworkRule} from './rule';

const viewer = 'https://viewer.example.org';
const studies = `${viewer}/dicom-web/studies?limit=101&offset=0`;
const json = {'Content-Type': 'application/dicom+json'};
const html = {'Content-Type': 'text/html; charset=utf-8'};
const list = {
  title: 'a list of studies',
  text: harOf({
    url: studies,
    page: viewer,
    answered: json,
    body: '[{"0020000D":{"vr":"UI","Value":["1.2.3"]}}]',
  }),
};
const emptyList = {
  title: 'no study',
  text: harOf({url: studies, answered: json, body: '[]'}),
};

const isHtml = (exchange: Exchange) =>
  mediaTypeOf(exchange) === 'text/html' ||
  (mediaTypeOf(exchange) === undefined &&
    /^\s*<(?:!doctype|html)/i.test(exchange.body ?? ''));

const doubledPath: NetworkRule = {
  id: 'doubled-path',
  title: 'The root already ends in /studies',
  severity: 'error',
  certainty: 'sure',
  page: 'deployment/troubleshooting#get-dicom-webstudiesstudies-404-not-found',
  find: ({url, said}) => {
    const doubled = /\/(studies|series|instances)\/\1(?=\/|$)/.exec(
      url?.pathname ?? '',
    );
    return doubled && !said ? {about: doubled[1]} : undefined;
  },
  says: [/\/(studies|series)\/\1(?:[/?\s]|$)/],
  why: ({about = 'studies'}) =>
    `The viewer adds \`/${about}\` to the root, so the root in \`app-config.js\` must not contain it.`,
  fixes: (_hit, {url}) => [
    {
      server: 'viewer',
      text: 'Remove it from `qidoRoot` and `wadoRoot`.',
      code: `qidoRoot: '${url ? url.origin + url.pathname.replace(/\/(studies|series|instances)\/\1.*$/, '') : '/dicom-web'}',`,
    },
  ],
  examples: {
    faulty: [
      {
        title: 'studies/studies',
        text: harOf({
          url: `${viewer}/dicom-web/studies/studies?limit=1`,
          status: 404,
        }),
      },
    ],
    healthy: [
      list,
      {
        title: 'a series',
        text: harOf({
          url: `${viewer}/dicom-web/studies/1.2/series`,
          answered: json,
        }),
      },
    ],
  },
};

const htmlForData: NetworkRule = {
  id: 'html-for-data',
  title: 'The response is an HTML page instead of JSON',
  severity: 'error',
  certainty: 'sure',
  page: 'configuration/dataSources/dicom-web#404-or-html-instead-of-json',
  find: (exchange) =>
    isDicomweb(exchange) &&
    exchange.kind !== 'document' &&
    !exchange.said &&
    isOk(exchange) &&
    isHtml(exchange) &&
    // A frame shows a PDF or a report as a page.
    !/\/(?:rendered|bulkdata)/.test(exchange.url!.pathname)
      ? {evidence: lines(exchange, 'Content-Type')}
      : undefined,
  says: [
    /Unexpected token '?<'?.*(?:is not valid JSON|in JSON at position)/,
    /JSON\.parse: unexpected character at line 1 column 1/,
    // The page that came, without the request.
    /<!doctype html>.*"OHIF Viewer"/i,
  ],
  why: (_hit, {url}) =>
    `The server has nothing at ${url ? `\`${url.pathname}\`` : 'this path'} and returns its own page with status 200, so the root in \`app-config.js\` is wrong, or the location that forwards it is missing. It can also be a sign-in page.`,
  fixes: () => [
    {
      server: 'viewer',
      text: 'Set both roots to the path that your server forwards to the archive.',
      code: "qidoRoot: '/dicom-web',\nwadoRoot: '/dicom-web',",
    },
    {
      server: 'nginx',
      text: 'Forward the path of the root, before the location of the routes.',
      code: 'location ^~ /dicom-web/ {\n  proxy_pass http://127.0.0.1:8042;\n}',
    },
    {
      server: 'apache',
      text: 'Forward the path of the root.',
      code: 'ProxyPass "/dicom-web/" "http://127.0.0.1:8042/dicom-web/"',
    },
    {
      server: 'caddy',
      text: 'Forward the path of the root, before the files of the viewer.',
      code: 'handle /dicom-web/* {\n\treverse_proxy 127.0.0.1:8042\n}',
    },
  ],
  examples: {
    faulty: [
      {
        title: 'the viewer itself',
        text: harOf({
          url: `${viewer}/pacs/studies?limit=1`,
          answered: html,
          body: '<!DOCTYPE html>',
        }),
      },
      {
        title: 'its text',
        text: 'pacs.example.org/rs/studies/1.2/instances/1.3 returns:\n<!doctype html><html lang="en"><head><meta name="application-name" content="OHIF Viewer"/>\n',
      },
    ],
    healthy: [
      list,
      {
        title: 'a page',
        text: harOf({
          url: `${viewer}/viewer?StudyInstanceUIDs=1.2`,
          kind: 'document',
          answered: html,
        }),
      },
    ],
  },
};

const htmlForScript: NetworkRule = {
  id: 'html-for-script',
  title: 'The response is an HTML page instead of a script',
  severity: 'error',
  certainty: 'sure',
  page: 'deployment/troubleshooting#uncaught-syntaxerror-unexpected-token--at-app-configjs1',
  find: (exchange) =>
    exchange.url &&
    !exchange.said &&
    /\.(?:m?js|css|wasm)$/.test(exchange.url.pathname) &&
    isOk(exchange) &&
    isHtml(exchange)
      ? {evidence: lines(exchange, 'Content-Type')}
      : undefined,
  says: [
    /SyntaxError: Unexpected token '?<'?(?!.*JSON)/,
    /expected expression, got '<'/,
    /MIME type (?:of )?\(?["']?text\/html/,
  ],
  why: (_hit, {url}) =>
    `The server does not have ${url ? `\`${url.pathname}\`` : 'the file'}, and returns the page of the viewer with status 200 instead of 404.`,
  fixes: (_hit, {url}) => [
    {
      server: 'viewer',
      text: url?.pathname.endsWith('app-config.js')
        ? 'Copy your `app-config.js` next to the `index.html` that the server sends.'
        : 'Upload all files of the build, and build again with `PUBLIC_URL` if the viewer is not at the root of the host.',
    },
    ...notThePage,
  ],
  examples: {
    faulty: [
      {
        title: 'app-config.js',
        text: harOf({
          url: `${viewer}/app-config.js`,
          kind: 'script',
          answered: html,
        }),
      },
    ],
    healthy: [
      list,
      {
        title: 'a script',
        text: harOf({
          url: `${viewer}/app-config.js`,
          kind: 'script',
          answered: {
            'Content-Type': 'text/javascript',
            'Cache-Control': 'no-store',
          },
        }),
      },
    ],
  },
};

const orthancRest: NetworkRule = {
  id: 'orthanc-rest',
  title: "The root is that of Orthanc's own interface, not of DICOMweb",
  severity: 'error',
  certainty: 'sure',
  page: 'deployment/troubleshooting#orthanc-returns-404-or-a-list-of-identifiers-instead-of-dicom-json',
  find: ({url, body, status = 0, said}) =>
    url &&
    !said &&
    /\/(?:studies|series|instances)$/.test(url.pathname) &&
    ((status === 200 &&
      /^\s*\[\s*"[0-9a-f]{8}(?:-[0-9a-f]{8}){4}"/.test(body ?? '')) ||
      (status === 400 && /Missing \\?"since\\?" argument/.test(body ?? '')))
      ? {evidence: [body!.trim().slice(0, 120)]}
      : undefined,
  says: [/Missing \\?"since\\?" argument for GET request/],
  why: (_hit, {url}) =>
    `Orthanc's own interface at \`${url?.pathname ?? '/studies'}\` lists its identifiers. The viewer needs the DICOMweb plugin, whose root is \`/dicom-web\`.`,
  fixes: () => [
    {
      server: 'viewer',
      text: 'Use the root of the plugin.',
      code: "qidoRoot: '/dicom-web',\nwadoRoot: '/dicom-web',",
    },
    {
      server: 'orthanc',
      text: 'Check that the plugin is loaded and turned on. In `orthanc.json`:',
      code: '"Plugins": ["/usr/share/orthanc/plugins"],\n"DicomWeb": {"Enable": true, "Root": "/dicom-web/"}',
    },
    {
      server: 'nginx',
      text: 'A path in `proxy_pass` replaces the path of the location. Leave it out if both are the same.',
      code: 'location ^~ /dicom-web/ {\n  proxy_pass http://127.0.0.1:8042;\n}',
    },
  ],
  examples: {
    faulty: [
      {
        title: 'identifiers',
        text: harOf({
          url: `${viewer}/orthanc/studies`,
          answered: {'Content-Type': 'application/json'},
          body: '["0196a5a6-49c3e544-3a986265-5ffe1055-e26239dd"]',
        }),
      },
    ],
    healthy: [list, emptyList],
  },
};

const wrongRoot: NetworkRule = {
  id: 'wrong-root',
  title: 'The server has nothing at this path',
  severity: 'error',
  certainty: 'likely',
  page: 'configuration/dataSources/dicom-web#404-or-html-instead-of-json',
  find: (exchange) =>
    exchange.status === 404 &&
    !exchange.said &&
    // A list of studies exists even if it is empty; a study or a frame may be missing.
    (exchange.url?.pathname ?? '').endsWith('/studies')
      ? {
          evidence: exchange.body
            ? [exchange.body.trim().split('\n')[0]!.slice(0, 120)]
            : [],
        }
      : undefined,
  says: [
    /GET \S+\/studies(?:\?\S*)? (?:net::\w+ )?404\b/,
    /"HttpStatus"\s*:\s*404[^]*"Uri"\s*:\s*"[^"]*\/studies"/,
    /HttpStatus: 404[^]*Uri: "[^"]*\/studies"/,
    // No location forwards it, so nginx looks for a file.
    /open\(\) "[^"]*\/(?:studies|series|instances|wado)\b[^"]*" failed \(2:/,
  ],
  why: (_hit, {url, answered}) =>
    `${url ? `\`${url.pathname}\`` : 'The path'} does not exist${answered ? '' : ' there'}: the root is not the one of the archive's DICOMweb service, the location that forwards it changes the path, or the service is not turned on.`,
  fixes: () => [
    {
      server: 'viewer',
      text: 'Use the root of your archive. Orthanc: `/dicom-web`. dcm4chee-arc: `/dcm4chee-arc/aets/DCM4CHEE/rs`, with the title of your archive.',
    },
    {
      server: 'nginx',
      text: 'A path in `proxy_pass` replaces the path of the location. Leave it out if both are the same.',
      code: 'location ^~ /dicom-web/ {\n  proxy_pass http://127.0.0.1:8042;\n}',
    },
    {
      server: 'orthanc',
      text: 'Check that the DICOMweb plugin is loaded. In `orthanc.json`:',
      code: '"Plugins": ["/usr/share/orthanc/plugins"],\n"DicomWeb": {"Enable": true, "Root": "/dicom-web/"}',
    },
  ],
  examples: {
    faulty: [
      {
        title: 'a search',
        text: harOf({url: `${viewer}/dicomweb/studies?limit=1`, status: 404}),
      },
      {
        title: 'a search in the error log of nginx',
        text: '2026/11/02 09:10:11 [error] 29#29: *7 open() "/usr/share/nginx/html/pacs/studies" failed (2: No such file or directory), client: 10.1.2.3, server: viewer.example.org, request: "GET /pacs/studies?limit=1 HTTP/1.1"\n',
      },
    ],
    healthy: [
      list,
      emptyList,
      {
        title: 'a file that is optional',
        text: harOf({url: `${viewer}/favicon.ico`, status: 404, kind: 'other'}),
      },
    ],
  },
};

const scriptMissing: NetworkRule = {
  id: 'file-missing',
  title: 'A file of the viewer is missing',
  severity: 'error',
  certainty: 'likely',
  page: 'deployment/troubleshooting#blank-page-under-a-sub-path-the-scripts-return-404',
  find: ({url, status, kind, said}) =>
    status === 404 &&
    !said &&
    ((url && /\.(?:m?js|css|wasm)$/.test(url.pathname)) || kind === 'script')
      ? {}
      : undefined,
  says: [
    /GET \S+\.(?:m?js|css|wasm)(?:\?\S*)? (?:net::\w+ )?404\b/,
    /Loading (?:chunk|CSS chunk) \S+ failed|ChunkLoadError/,
    /open\(\) "[^"]+\.(?:m?js|css|wasm|json)" failed \(2:/,
  ],
  why: (_hit, {url}) =>
    `${url ? `\`${url.pathname}\`` : 'A file'} is not there. Either the build is for another path than the one it is served under, or an open tab still wants the files of the previous version.`,
  fixes: () => [
    {
      server: 'viewer',
      text: 'For a path such as `/viewer/`, build again with that path, and set `routerBasename` to `/viewer`.',
      code: 'PUBLIC_URL=/viewer/ yarn run build',
    },
    {
      server: 'nginx',
      text: 'Keep the files of the previous version for some days, and let the page be checked each time.',
      code: 'location = /index.html {\n  add_header Cache-Control "no-cache";\n}',
    },
  ],
  examples: {
    faulty: [
      {
        title: 'a bundle',
        text: harOf({
          url: `${viewer}/app.bundle.0123456789abcdef.js`,
          status: 404,
          kind: 'script',
        }),
      },
    ],
    healthy: [
      list,
      {
        title: 'a source map',
        text: harOf({url: `${viewer}/app.js.map`, status: 404, kind: 'other'}),
      },
    ],
  },
};

export const rootRules: readonly NetworkRule[] = [
  doubledPath,
  orthancRest,
  htmlForScript,
  htmlForData,
  wrongRoot,
  scriptMissing,
];
