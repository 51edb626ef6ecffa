/** Makes a recording: nginx before Orthanc, with a fault, as Chromium or curl sees both. */
import {execFile} from 'node:child_process';
import {createServer, get} from 'node:http';
import {promisify} from 'node:util';
import {writeFileSync} from 'node:fs';
import {
  chromium,
  type Browser,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import {freePort} from '@ohif-docs/docs-check/recipes/server';
import {requireChromium} from '../../../scripts/find-chromium';
import {browserArguments, host, type Lab} from '../programs';
import type {Browsed, Recorded} from './recorded';
import {
  openRecorder,
  toolsArguments,
  type Har,
  type Json,
} from './har-recorder';

const archiveHost = 'archive.example.org';
/** Milliseconds that the slow archive takes, longer than its proxy waits where it has a limit. */
const archiveDelay = 4_000;

/** What a recording is about, in the archive that all of them share. */
export type Archive = {
  port: number;
  study: string;
  frame: string;
};

/** The paths of the tutorial's study below the DICOMweb root. */
export async function pathsOf(port: number): Promise<Archive> {
  const root = `http://127.0.0.1:${port}/dicom-web`;
  const of = async (path: string) =>
    (await (await fetch(root + path)).json()) as Record<
      string,
      {Value: string[]}
    >[];
  const uid = (object: Record<string, {Value: string[]}>, tag: string) =>
    object[tag]!.Value[0]!;
  const study = `/studies/${uid((await of('/studies'))[0]!, '0020000D')}`;
  const series = `${study}/series/${uid((await of(`${study}/series`))[0]!, '0020000E')}`;
  const instance = `${series}/instances/${uid((await of(`${series}/instances`))[0]!, '00080018')}`;
  return {
    port,
    study,
    frame: `${instance}/frames/1`,
  };
}

/** What the viewer does with XMLHttpRequest, and browsers with elements. */
const functions = `
  const send = (method, url, headers = {}, withCredentials = false, body = undefined) => new Promise((resolve) => {
    const request = Object.assign(new XMLHttpRequest(), {onloadend: resolve});
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    Object.assign(request, {withCredentials, responseType: 'arraybuffer'});
    request.send(body);
  });
  const get = (url, headers = {}, withCredentials) =>
    send('GET', url, {Accept: 'application/dicom+json', ...headers}, withCredentials);
  const post = (url, body, type) => send('POST', url, {'Content-Type': type}, false, body);
  const element = (name, properties) => new Promise((resolve) => document.body.append(
    Object.assign(document.createElement(name), {onload: resolve, onerror: resolve, ...properties})));
  const script = (src, type = '') => element('script', {src, type});
  const picture = (src) => element('img', {src});
  const frameOf = (src) => Promise.race([element('iframe', {src}), new Promise((resolve) => setTimeout(resolve, 1500))]);
`;

/** The viewer has nothing more to request, on a slow machine. */
const quiet = 11_000;
const longest = 120_000;

const appConfig = ({root = '', ...source}) =>
  `window.config = ${JSON.stringify({
    routerBasename: '/',
    extensions: [],
    modes: [],
    customizationService: {},
    showStudyList: true,
    defaultDataSourceName: 'dicomweb',
    dataSources: [
      {
        namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
        sourceName: 'dicomweb',
        configuration: {
          friendlyName: 'Archive',
          name: 'archive',
          qidoRoot: root,
          wadoRoot: root,
          wadoUriRoot: '/wado',
          imageRendering: 'wadors',
          enableStudyLazyLoad: true,
          supportsWildcard: true,
          omitQuotationForMultipartRequest: true,
          ...source,
        },
      },
    ],
  })};`;

const configuration = (
  {archive = '', viewer = ''}: {archive?: string; viewer?: string},
  site: string,
  port: number,
) => {
  const location = `location ^~ /dicom-web/ {
    ${archive}
    ${archive.includes('proxy_pass') ? '' : `proxy_pass http://127.0.0.1:${port};`}
    proxy_set_header Host $http_host;
  }`;
  const mimeTypes = viewer.includes('types {')
    ? ''
    : 'types { text/html html; text/javascript js mjs; text/css css; application/wasm wasm; application/json json; image/svg+xml svg; image/png png; font/woff2 woff2; }';
  const server = (name: string, rest: string) => `server {
    listen 80;
    listen 443 ssl;
    ssl_certificate /x;
    ssl_certificate_key /x;
    server_name ${name};
    ${rest}
    ${location}
  }`;
  const files = `root ${site}; ${viewer} ${viewer.includes('location / {') ? '' : 'location / { try_files $uri $uri/ =404; }'}`;
  return `worker_processes 1;
events { worker_connections 64; }
http {
  ${mimeTypes}
  ${server(host, files)}
  ${server(archiveHost, '')}
}`;
};

const noise =
  /^(?:sec-ch-|user-agent$|connection$|keep-alive$|date$|accept-language$|upgrade-insecure|etag$|last-modified$|priority$|pragma$)/i;

const pick = (from: Json, ...names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] == null ? [] : [[name, from[name]]])),
  );
const headersOf = ({headers}: Json) => ({
  headers: (headers as {name: string}[]).filter(({name}) => !noise.test(name)),
});

/** Only what a check needs: no scripts, no pixels, and the beginning of each text. */
const trimmed = ({entries}: Har) => ({
  log: {
    version: '1.2',
    creator: {name: 'WebInspector', version: '537.36'},
    entries: entries
      .filter(
        ({request}) => !/^(?:data|devtools|blob):|favicon/.test(request.url),
      )
      .map(({request, response, timings, ...entry}) => {
        const {size, mimeType = '', text, encoding} = response.content ?? {};
        return {
          ...pick(
            entry,
            'startedDateTime',
            'time',
            '_resourceType',
            '_fromCache',
          ),
          request: {
            ...pick(request, 'method', 'url', 'httpVersion'),
            ...headersOf(request),
          },
          response: {
            ...pick(
              response,
              'status',
              'httpVersion',
              '_transferSize',
              '_error',
            ),
            ...headersOf(response),
            content: {
              size,
              text:
                encoding || /script|css|octet|^image/.test(mimeType)
                  ? undefined
                  : text?.slice(0, 200),
            },
          },
          timings: pick(
            timings,
            ...['blocked', 'dns', 'connect', 'wait', 'receive'],
            '_blocked_queueing',
          ),
        };
      }),
  },
});

let browser: Promise<Browser> | undefined;
const toolsPort = 23_998;
type Recorder = Awaited<ReturnType<typeof openRecorder>>;
const recorders = new Map<boolean, Promise<Recorder>>();

/** A window for all recordings, and one that rejects what nobody signed. */
function recorderOf(isStrict: boolean): Promise<Recorder> {
  browser ??= chromium.launch({
    executablePath: requireChromium(),
    args: [...toolsArguments(toolsPort), ...browserArguments],
  });
  const known = recorders.get(isStrict);
  const recorder =
    known ??
    browser
      .then((started) => started.newContext({ignoreHTTPSErrors: !isStrict}))
      .then((context) => openRecorder(context, toolsPort));
  recorders.set(isStrict, recorder);
  return recorder;
}

export const closeBrowser = async () => (await browser)?.close();

/** An archive that passes each request on to the real one, too late. */
async function slowArchive(lab: Lab, {port}: Archive): Promise<number> {
  const slow = createServer(({url: path, headers}, response) => {
    setTimeout(
      () =>
        get({port, path, headers}, (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        }),
      archiveDelay,
    );
  });
  const own = await freePort();
  slow.listen(own, '127.0.0.1');
  lab.onClose(() => slow.closeAllConnections());
  lab.onClose(() => slow.close());
  return own;
}

/** Starts nginx with the files of the viewer, and fills in what only the machine knows. */
async function serve(lab: Lab, recorded: Recorded, archive: Archive) {
  const {
    route,
    root = 'ROOT',
    source = {},
    script = '',
  }: Partial<Browsed> = recorded;
  const site = route
    ? lab.site({'app-config.js': ''}, process.env.VIEWER_BUILD)
    : lab.folder();
  const {port: plain, securePort} = await lab.nginx(
    configuration(recorded, site, archive.port)
      .replaceAll('SLOW', `${await slowArchive(lab, archive)}`)
      .replaceAll('ORTHANC', `${archive.port}`),
    true,
  );
  const viewer =
    'tls' in recorded
      ? `https://${host}:${securePort}`
      : `http://${host}:${plain}`;
  const filled = (text: string) =>
    text
      .replaceAll('VIEWER', viewer)
      .replaceAll('SECURE', `${archiveHost}:${securePort}`)
      .replaceAll('ARCHIVE', `${archiveHost}:${plain}`)
      .replaceAll('ROOT', `http://${archiveHost}:${plain}/dicom-web`)
      .replaceAll('STUDY', archive.study.split('/').pop()!);
  const files: Record<string, string> = {
    ...(route
      ? {
          'app-config.js':
            appConfig({root: filled(root), ...source}) + filled(script),
        }
      : {'index.html': '<!doctype html><title>Viewer</title><body></body>'}),
    ...recorded.files,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(`${site}/${name}`, text);
  }
  return {plain, securePort, viewer, filled, root: filled(root)};
}

/** Opens the page, and waits until the viewer has nothing more to request. */
async function open(page: Page, url: string, isViewer: boolean) {
  let last = Date.now();
  let running = 0;
  const starts = () => ((last = Date.now()), running++);
  const ends = () => ((last = Date.now()), running--);
  page.on('request', starts);
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  await page.goto(url, {waitUntil: isViewer ? 'commit' : 'load'});
  const end = Date.now() + longest;
  while (
    isViewer &&
    Date.now() < (running > 0 ? end : Math.min(end, last + quiet))
  ) {
    await page.waitForTimeout(500);
  }
  page.off('request', starts);
  page.off('requestfinished', ends);
  page.off('requestfailed', ends);
}

/** @returns the text that a reader would bring: a HAR file, what curl prints, or lines of the console */
export async function record(
  lab: Lab,
  recorded: Recorded,
  archive: Archive,
): Promise<string> {
  const {plain, securePort, viewer, filled, root} = await serve(
    lab,
    recorded,
    archive,
  );
  if ('curl' in recorded) {
    const args = recorded.curl.map(filled);
    const shown = args
      .map((one) => (/[\s:;]/.test(one) ? `'${one}'` : one))
      .join(' ');
    const hosts = [host, archiveHost].flatMap((name) =>
      [plain, securePort].map((port) => `--resolve ${name}:${port}:127.0.0.1`),
    );
    const {stdout} = await promisify(execFile)('bash', [
      '-c',
      `curl ${hosts.join(' ')} --max-time 20 ${shown} 2>&1 || true`,
    ]);
    return `$ curl ${shown}\n${stdout.slice(0, 3_000)}`;
  }
  const {page, har} = await recorderOf('strict' in recorded);
  const lines: string[] = [];
  const listen = (message: ConsoleMessage) => {
    const {url, lineNumber} = message.location();
    lines.push(
      `${new URL(url || viewer).pathname.split('/').pop() || '(index)'}:${lineNumber + 1} ${message.text()}`,
    );
  };
  page.on('console', listen);
  const {route} = recorded;
  await open(
    page,
    'strict' in recorded
      ? `http://${host}:${plain}/`
      : viewer + filled(route ?? '/'),
    route !== undefined,
  );
  const constants = {ROOT: root, STUDY: archive.study, FRAME: archive.frame};
  await page.evaluate(
    `(async () => { ${functions} const {ROOT, STUDY, FRAME} = ${JSON.stringify(constants)}; ${recorded.page ?? ''}; })()`,
  );
  await page.waitForTimeout(300);
  const recording = await har();
  page.off('console', listen);
  return recorded.console
    ? `${lines.join('\n')}\n`
    : `${JSON.stringify(trimmed(recording))}\n`;
}
