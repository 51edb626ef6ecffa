/** Mistakes that readers of the tutorial make, and what they then see: the pages describe it under "If not". */
import type {DocsVersion} from '@ohif-docs/docs-check/facts/index';
import type {Computer} from './computer';
import type {Edit, Screen} from './programs';

export type Mistake = {
  what: string;
  /** The step in which it is made. */
  step: string;
  /** In a file. */
  file?: string;
  edit?: Edit;
  /** A command before everything starts. */
  before?: string;
  /** What the reader does then. */
  see: (computer: Computer) => Promise<string | Screen>;
  shows: RegExp;
  /** How the pages describe it. */
  described: string;
  /** The version whose pages describe it, if not all do. */
  only?: DocsVersion;
};

export const loadStudy =
  'curl -s --data-binary @phantom-study.zip http://127.0.0.1:8042/instances | grep -c Success';
const template = 'viewer.conf.template';
const ports = "    ports:\n      - '127.0.0.1:8042:8042'\n";

const run = (command: string) => (computer: Computer) => computer.run(command);
const logs = run('docker compose logs');
const open = (route: string) => (computer: Computer) => computer.browse(route);
const list = open('/');
const subPath = open('/ohif/');
const statusOf = (url: string) =>
  run(`curl -s -o /dev/null -w '%{http_code}\\n' ${url}`);
const viewerStudies = 'http://127.0.0.1:3000/dicom-web/studies';

export const mistakes: Mistake[] = [
  {
    what: 'a comma is missing in orthanc.json',
    step: '01-archive',
    file: 'orthanc.json',
    edit: ['"RemoteAccessAllowed": true,', '"RemoteAccessAllowed": true'],
    see: logs,
    shows: /The configuration file does not follow the JSON syntax/,
    described: 'The configuration file does not follow the JSON syntax',
  },
  {
    what: 'DICOMweb has another path',
    step: '01-archive',
    file: 'orthanc.json',
    edit: ['/dicom-web/', '/dicomweb/'],
    see: run('curl -s http://127.0.0.1:8042/dicom-web/studies'),
    shows: /Unknown resource/,
    described: 'Unknown resource',
  },
  {
    what: 'the study is not in the folder',
    step: '01-archive',
    before: 'rm phantom-study.zip',
    see: run(loadStudy),
    shows: /^0$/m,
    described: '`0`, and the file is not in this folder',
  },
  {
    what: 'the study is loaded twice',
    step: '01-archive',
    see: run(`${loadStudy} > /dev/null; ${loadStudy}`),
    shows: /^0$/m,
    described: '`0`, and you loaded the file before',
  },
  {
    what: 'the service of the archive has another name',
    step: '03-2-viewer',
    file: template,
    edit: ['//orthanc:', '//orthanc-1:'],
    see: logs,
    shows: /host not found in upstream "orthanc-1"/,
    described: 'host not found in upstream',
  },
  {
    what: 'a slash follows the port of the archive',
    step: '03-2-viewer',
    file: template,
    edit: ['//orthanc:8042;', '//orthanc:8042/;'],
    see: list,
    shows: /dicom-web\/studies\S* 40[04] [^]*Data Source Connection Error/,
    described:
      'the request for `/dicom-web/studies` returns 400 or 404: a slash or a path follows',
  },
  {
    what: 'the path of the archive is missing in the template',
    step: '03-2-viewer',
    file: template,
    edit: ['location /dicom-web/', 'location /dicomweb/'],
    see: run(`curl -s ${viewerStudies}`),
    shows: /^<!doctype html>/,
    described: 'begins with `<!doctype html>`',
  },
  {
    what: 'a semicolon is missing in the template',
    step: '03-2-viewer',
    file: template,
    edit: [':8042;', ':8042'],
    see: logs,
    shows: /invalid number of arguments in "proxy_pass" directive/,
    described: 'invalid number of arguments',
  },
  {
    what: 'the roots have the name of the container',
    step: '03-2-viewer',
    file: 'app-config.js',
    edit: [
      "qidoRoot: '/dicom-web'",
      "qidoRoot: 'http://orthanc:8042/dicom-web'",
    ],
    see: list,
    shows: /net::ERR_NAME_NOT_RESOLVED[^]*Data Source Connection Error/,
    described: 'net::ERR_NAME_NOT_RESOLVED',
  },
  {
    what: 'a comma is missing in app-config.js',
    step: '03-2-viewer',
    file: 'app-config.js',
    edit: ['modes: [],', 'modes: []'],
    see: list,
    shows: /Unexpected identifier/,
    described: 'Unexpected identifier',
  },
  {
    what: 'the default data source has another name',
    step: '03-2-viewer',
    file: 'app-config.js',
    edit: [
      "defaultDataSourceName: 'archive'",
      "defaultDataSourceName: 'orthanc'",
    ],
    see: list,
    shows: /Cannot read properties of undefined[^]*Something went wrong/,
    described:
      'The viewer shows `Something went wrong`, and the console shows `Cannot read properties of undefined`',
  },
  {
    what: 'app-config.js is not mounted',
    step: '03-2-viewer',
    file: 'compose.yaml',
    edit: ['      - ./app-config.js:/etc/viewer/app-config.js:ro\n', ''],
    see: list,
    shows: /404 \(Not Found\) \(\S+\/app-config\.js\)/,
    described: '404 for `app-config.js`',
  },
  {
    what: 'the compressed files are not served',
    step: '03-2-viewer',
    file: template,
    edit: ['  gzip_static always;\n', ''],
    see: run(
      `curl -s http://127.0.0.1:3000/ | grep -o '/app.bundle[^"]*js' | xargs -I{} curl -s -w '%{http_code} %{size_download}' http://127.0.0.1:3000{}`,
    ),
    shows: /^200 0$/,
    described: 'the scripts in the Network tab have 0 bytes',
    only: 'current',
  },
  {
    what: 'the path is not in app-config.js',
    step: '04-sub-path',
    file: 'app-config.js',
    edit: ["'/ohif'", "'/'"],
    see: subPath,
    // The viewer has started, and the page has no text.
    shows: /Registering worklist route .*\)\n$/,
    described: 'blank page without an error',
  },
  {
    what: 'the path is not in the template',
    step: '04-sub-path',
    file: template,
    edit: ['location /ohif {', 'location /viewer {'],
    see: subPath,
    shows: /404 Not Found/,
    described: '`404 Not Found` at `/ohif/`',
  },
  {
    what: 'the file of users is not mounted',
    step: '05-sign-in',
    file: 'compose.yaml',
    edit: ['      - ./users:/etc/viewer/users:ro\n', ''],
    see: statusOf(`--user reader ${viewerStudies}`),
    shows: /^403$/m,
    described: '403 after the password',
  },
  {
    what: 'nginx does not have permission to read the file of users',
    step: '05-sign-in',
    before: 'chmod 000 users',
    see: statusOf(`--user reader ${viewerStudies}`),
    shows: /^500$/m,
    described: '500 after the password',
  },
  {
    what: 'the password is wrong',
    step: '05-sign-in',
    before: 'echo "reader:$(openssl passwd -apr1 -stdin <<< other)" > users',
    see: statusOf(`--user reader ${viewerStudies}`),
    shows: /^401$/m,
    described: 'prompts again',
  },
  {
    what: 'only the pages of the viewer need the password',
    step: '05-sign-in',
    file: template,
    edit: ['proxy_set_header Authorization "";', 'auth_basic off;'],
    see: statusOf(viewerStudies),
    shows: /^200$/m,
    described: 'prints `200`',
  },
  {
    what: 'the port of the archive is still published',
    step: '06-close-port',
    file: 'compose.yaml',
    edit: [/(?<=orthanc-plugins:\S+\n)/, ports],
    see: statusOf('http://127.0.0.1:8042/dicom-web/studies'),
    shows: /^200$/m,
    described: 'prints `200`',
  },
];
