/** Mistakes that readers make, each with what they then see: the pages describe it under "If not". */
import {sampleStudy} from './archive';
import type {Computer} from './computer';

export type Slip = {
  what: string;
  /** The step in which the mistake is made. */
  step: string;
  /** The mistake in a file: its text, and what the reader has. */
  file?: string;
  right?: string;
  wrong?: string;
  /** The mistake in the folder or at the shell, made before everything starts. */
  make?: (computer: Computer) => void | Promise<unknown>;
  /** What the reader does next, and what is then on the screen. */
  see: (computer: Computer) => Promise<string>;
  /** A part of what is seen. */
  shows: string;
  /** How the pages describe it, if they do not quote it. */
  described?: string;
};

const template = 'viewer.conf.template';
const load =
  'curl -s --data-binary @phantom-study.zip http://127.0.0.1:8042/instances | grep -c Success';
const statusOf = (url: string) =>
  `curl -s -o /dev/null -w '%{http_code}\\n' ${url}`;

const list = (computer: Computer) => computer.browse('/');
const subPath = (computer: Computer) => computer.browse('/ohif/');
const logs = (computer: Computer) => computer.run('docker compose logs');
const run = (command: string) => (computer: Computer) => computer.run(command);

export const slips: Slip[] = [
  {
    what: 'a comma is missing in orthanc.json',
    step: '01-archive',
    file: 'orthanc.json',
    right: '"RemoteAccessAllowed": true,',
    wrong: '"RemoteAccessAllowed": true',
    see: logs,
    shows: 'The configuration file does not follow the JSON syntax',
  },
  {
    what: 'DICOMweb has another path',
    step: '01-archive',
    file: 'orthanc.json',
    right: '/dicom-web/',
    wrong: '/dicomweb/',
    see: run('curl -s http://127.0.0.1:8042/dicom-web/studies'),
    shows: 'Unknown resource',
  },
  {
    what: 'orthanc.json is not mounted',
    step: '01-archive',
    file: 'compose.yaml',
    right: '      - ./orthanc.json:/etc/orthanc/orthanc.json:ro\n',
    wrong: '',
    see: run(statusOf('http://127.0.0.1:8042/dicom-web/studies')),
    shows: '401',
    described: 'Orthanc requires a password',
  },
  {
    what: 'the study is not in the folder',
    step: '01-archive',
    make: (computer) => computer.run('rm phantom-study.zip'),
    see: run(load),
    shows: '0',
    described: '`0`, and the file is not in this folder',
  },
  {
    what: 'the study is loaded twice',
    step: '01-archive',
    see: async (computer) => {
      await computer.run(load);
      return computer.run(load);
    },
    shows: '0',
    described: '`0`, and you loaded the file before',
  },
  {
    what: 'the service of the archive has another name',
    step: '03-2-viewer',
    file: template,
    right: '//orthanc:',
    wrong: '//orthanc-1:',
    see: logs,
    shows: 'host not found in upstream "orthanc-1"',
    described: 'host not found in upstream',
  },
  {
    what: 'a slash follows the port of the archive',
    step: '03-2-viewer',
    file: template,
    right: '//orthanc:8042;',
    wrong: '//orthanc:8042/;',
    see: list,
    shows: 'Data Source Connection Error: 400',
    described:
      'the request for `/dicom-web/studies` returns 400 or 404: a slash or a path follows',
  },
  {
    what: 'the path of the archive is missing in the template',
    step: '03-2-viewer',
    file: template,
    right: 'location /dicom-web/',
    wrong: 'location /dicomweb/',
    see: list,
    shows: 'No studies available: the response is a page',
    described: 'begins with `<!doctype html>`',
  },
  {
    what: 'a semicolon is missing in the template',
    step: '03-2-viewer',
    file: template,
    right: ':8042;',
    wrong: ':8042',
    see: logs,
    shows: 'invalid number of arguments in "proxy_pass" directive',
    described: 'invalid number of arguments',
  },
  {
    what: 'the roots have the name of the container',
    step: '03-2-viewer',
    file: 'app-config.js',
    right: "qidoRoot: '/dicom-web'",
    wrong: "qidoRoot: 'http://orthanc:8042/dicom-web'",
    see: list,
    shows: 'net::ERR_NAME_NOT_RESOLVED',
  },
  {
    what: 'a comma is missing in app-config.js',
    step: '03-2-viewer',
    file: 'app-config.js',
    right: 'modes: [],',
    wrong: 'modes: []',
    see: list,
    shows: 'Unexpected identifier',
  },
  {
    what: 'the default data source has another name',
    step: '03-2-viewer',
    file: 'app-config.js',
    right: "defaultDataSourceName: 'archive'",
    wrong: "defaultDataSourceName: 'orthanc'",
    see: list,
    shows: 'Something went wrong',
  },
  {
    what: 'app-config.js is not mounted',
    step: '03-2-viewer',
    file: 'compose.yaml',
    right: '      - ./app-config.js:/etc/viewer/app-config.js:ro\n',
    wrong: '',
    see: list,
    shows: 'app-config.js 404',
    described: '404 for `app-config.js`',
  },
  {
    what: 'the template is not mounted',
    step: '03-2-viewer',
    file: 'compose.yaml',
    right: '      - ./viewer.conf.template:/usr/src/default.conf.template:ro\n',
    wrong: '',
    see: list,
    shows: 'the demo studies',
    described: 'The demo studies appear',
  },
  {
    what: 'the path is not in app-config.js',
    step: '04-sub-path',
    file: 'app-config.js',
    right: "'/ohif'",
    wrong: "'/'",
    see: subPath,
    shows: 'a blank page: no route',
    described: 'blank page without an error',
  },
  {
    what: 'the path is not in the template',
    step: '04-sub-path',
    file: template,
    right: 'location /ohif {',
    wrong: 'location /viewer {',
    see: subPath,
    shows: '404',
    described: '`404 Not Found` at `/ohif/`',
  },
  {
    what: 'the file of users is not mounted',
    step: '05-sign-in',
    file: 'compose.yaml',
    right: '      - ./users:/etc/viewer/users:ro\n',
    wrong: '',
    see: subPath,
    shows: '403',
    described: '403 after the password',
  },
  {
    what: 'the password is wrong',
    step: '05-sign-in',
    make: (computer) =>
      computer.run(
        'echo "reader:$(openssl passwd -apr1 -stdin <<< other)" > users',
      ),
    see: subPath,
    shows: '401',
    described: 'prompts again',
  },
  {
    what: 'only the pages of the viewer need the password',
    step: '05-sign-in',
    file: template,
    right: '  location = / {',
    wrong: `  location = /dicom-web/studies {
    auth_basic off;
    proxy_pass http://orthanc:8042;
  }
  location = / {`,
    see: run(statusOf('http://127.0.0.1:3000/dicom-web/studies')),
    shows: '200',
    described: 'prints `200`',
  },
  {
    what: 'the port of the archive is still published',
    step: '06-close-port',
    file: 'compose.yaml',
    right: '    image: jodogne/orthanc-plugins:1.12.11\n',
    wrong:
      "    image: jodogne/orthanc-plugins:1.12.11\n    ports:\n      - '127.0.0.1:8042:8042'\n",
    see: run(statusOf('http://127.0.0.1:8042/dicom-web/studies')),
    shows: '200',
    described: 'prints `200`',
  },
];

/** Of images from 3.10 on, where only the compressed scripts have content. */
export const compressed: Slip = {
  what: 'the compressed files are not served',
  step: '03-2-viewer',
  file: template,
  right: '  gzip_static always;\n',
  wrong: '',
  see: list,
  shows: 'a blank page: the script is empty',
  described: 'the scripts in the Network tab have 0 bytes',
};

/** Does what the chapters before a mistake say: the folder, the study, and a password. */
export async function prepare(
  computer: Computer,
  study: string,
): Promise<void> {
  computer.copy(study);
  await computer.run('echo "reader:$(openssl passwd -apr1)" > users');
}

/** Starts everything, and loads the study except where that is what goes wrong. */
export async function start(computer: Computer, slip: Slip): Promise<void> {
  await slip.make?.(computer);
  await computer.run('docker compose up --detach');
  if (slip.step !== '01-archive') {
    await computer.run(load);
  }
}

export const loaded = String(sampleStudy.images);
