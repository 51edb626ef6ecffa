/** Makes a recording: nginx before Orthanc, with a fault, as Chromium or curl sees both. */
import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import {promisify} from 'node:util';
import {writeFileSync} from 'node:fs';
import {chromium, type Browser, type ConsoleMessage} from '@playwright/test';
import {freePort} from '@ohif-docs/docs-check/recipes/server';
import {requireChromium} from '../../../scripts/find-chromium';
import {host, type Lab} from '../programs';
import type {Recorded} from './recorded';
import {openRecorder, toolsArguments, type Har} from './har-recorder';

const archiveHost = 'archive.example.org';

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
    : 'types { text/html html; text/javascript js mjs; text/css css; }';
  return `worker_processes 1;
events { worker_connections 64; }
http {
  ${mimeTypes}
  server {
    listen 80;
    listen 443 ssl;
    ssl_certificate /x;
    ssl_certificate_key /x;
    server_name ${host};
    root ${site};
    ${viewer}
    ${viewer.includes('location / {') ? '' : 'location / { try_files $uri $uri/ =404; }'}
    ${location}
  }
  server {
    listen 80;
    listen 443 ssl;
    ssl_certificate /x;
    ssl_certificate_key /x;
    server_name ${archiveHost};
    ${location}
  }
}`;
};

const noise =
  /^(?:sec-ch-|user-agent$|connection$|keep-alive$|date$|accept-language$|upgrade-insecure|etag$|last-modified$|priority$|pragma$)/i;

/** Without what is of no use to a check, and large. */
const trimmed = (har: Har) => ({
  log: {
    version: '1.2',
    creator: {name: 'WebInspector', version: '537.36'},
    entries: har.entries
      .filter(({request}) => !/^(?:data|devtools):|favicon/.test(request.url))
      .map((entry) => {
        const copy = JSON.parse(JSON.stringify(entry)) as Record<
          string,
          unknown
        > &
          typeof entry;
        for (const key of [
          '_initiator',
          '_priority',
          'cache',
          'connection',
          'serverIPAddress',
          'pageref',
          '_connectionId',
        ]) {
          delete copy[key];
        }
        for (const part of [copy.request, copy.response] as Record<
          string,
          unknown
        >[]) {
          part.headers = (part.headers as {name: string}[]).filter(
            ({name}) => !noise.test(name),
          );
          delete part.cookies;
          delete part.queryString;
          delete part.postData;
        }
        const {content} = copy.response;
        if (content?.text !== undefined) {
          content.text = content.text.slice(0, 200);
        }
        return copy;
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
    args: [
      ...toolsArguments(toolsPort),
      '--host-resolver-rules=MAP *.example.org 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
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

/** @returns the text that a reader would bring: a HAR file, what curl prints, or lines of the console */
export async function record(
  lab: Lab,
  recorded: Recorded,
  archive: Archive,
): Promise<string> {
  const slow = createServer(() => undefined);
  const slowPort = await freePort();
  slow.listen(slowPort, '127.0.0.1');
  lab.onClose(() => slow.closeAllConnections());
  lab.onClose(() => slow.close());
  const site = lab.folder();
  for (const [name, text] of Object.entries({
    'index.html': '<!doctype html><title>Viewer</title><body></body>',
    ...recorded.files,
  })) {
    writeFileSync(`${site}/${name}`, text);
  }
  const source = configuration(recorded, site, archive.port)
    .replaceAll('SLOW', `${slowPort}`)
    .replaceAll('ORTHANC', `${archive.port}`);
  const server = await lab.nginx(source, true);
  const {plain, securePort} = server as unknown as {
    plain: number;
    securePort: number;
  };
  const isTls = 'tls' in recorded && recorded.tls;
  const viewer = isTls
    ? `https://${host}:${securePort}`
    : `http://${host}:${plain}`;
  const filled = (text: string) =>
    text
      .replaceAll('VIEWER', viewer)
      .replaceAll('SECURE', `${archiveHost}:${securePort}`)
      .replaceAll('ARCHIVE', `${archiveHost}:${plain}`)
      .replaceAll('ROOT', `http://${archiveHost}:${plain}/dicom-web`);
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
  const root = filled(recorded.root ?? 'ROOT');
  await page.goto(
    'strict' in recorded ? `http://${host}:${plain}/` : `${viewer}/`,
  );
  const constants = {
    ROOT: root,
    STUDY: archive.study,
    FRAME: archive.frame,
  };
  await page.evaluate(
    `(async () => { ${functions} const {ROOT, STUDY, FRAME} = ${JSON.stringify(constants)}; ${recorded.page}; })()`,
  );
  await page.waitForTimeout(300);
  const recording = await har();
  page.off('console', listen);
  return recorded.console
    ? `${lines.join('\n')}\n`
    : `${JSON.stringify(trimmed(recording))}\n`;
}
