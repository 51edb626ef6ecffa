/** The recipes of the docs with a fault, served by a real nginx in front of a real Orthanc. */
import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {RecipeName} from '@ohif-docs/docs-check/recipes/served/recipe-files';
import type {RecipeServer} from '@ohif-docs/docs-check/recipes/server';
import {
  edited,
  host,
  recipe,
  root,
  tutorialFile,
  type Edit,
  type Files,
  type Lab,
  type Screen,
} from './programs';

export type Setup = {
  name?: RecipeName;
  /** In the recipe's nginx.conf. */
  edits?: Edit[];
  /** In `app-config.js`, where ARCHIVE stands for the host and port of Orthanc. */
  config?: Edit[];
  files?: Files;
  /** Where the reader's configuration is, below the root. */
  appConfig?: string;
  /** Follows the configuration. */
  script?: string;
  behind?: {port: number};
};

export type Fault = Setup & {
  /** What is requested without a browser. */
  request?: string;
  /** Where it takes more than a recipe that is wrong, and one request or a browser. */
  inject?: (lab: Lab) => Promise<string | Screen>;
  /** What is observed. */
  shows: RegExp;
  /** The fault prints no line of its own for the finder to recognize. */
  symptom?: true;
};

export const orthancConfig = tutorialFile('01-archive/orthanc.json');
const configuration = readFileSync(
  path.join(root, 'docs/_recipes/nginx-archive/app-config.js'),
  'utf8',
);

type Archive = Awaited<ReturnType<Lab['orthanc']>>;
let archive: Archive;
/** The one with the study of the tutorial, which faults share. */
export const setArchive = (started: Archive) => void (archive = started);
export const theArchive = () => archive;

/** Roots of the data source. */
export const roots = (of: string): Edit[] => [
  ["qidoRoot: '/dicom-web'", `qidoRoot: '${of}'`],
  ["wadoRoot: '/dicom-web'", `wadoRoot: '${of}'`],
];

/** Without the limits to a host name. */
export const anyHost: Edit = [
  'server_name viewer.example.org;',
  'server_name viewer.example.org localhost 127.0.0.1;',
];

/** The viewer and the archive under one origin. */
export async function serve(
  lab: Lab,
  {
    name = 'nginx-archive',
    edits = [],
    config = [],
    files = {},
    appConfig = 'app-config.js',
    script = '',
    behind = archive,
  }: Setup = {},
) {
  const site = lab.site({
    [appConfig]:
      edited(configuration, config).replaceAll(
        'ARCHIVE',
        `127.0.0.1:${behind.port}`,
      ) + script,
    ...files,
  });
  const source = recipe(name, ...edits)
    .replaceAll('root /srv/ohif/viewer;', `root ${site};`)
    .replaceAll(':8042', `:${behind.port}`);
  const tls = name === 'tls';
  const server = await lab.nginx(source, tls);
  const port = tls ? server.securePort : server.port;
  const address = `${tls ? 'https' : 'http'}://${host}:${port}`;
  return {server, site, address, port};
}

/** The published viewer in a folder below the root, although it is a build for the root. */
export function serveBelow(lab: Lab) {
  const folder = lab.folder();
  symlinkSync(lab.site({}), path.join(folder, 'viewer'));
  return lab.nginx(recipe('sub-path', ['root /srv/ohif;', `root ${folder};`]));
}

/** What nginx sends for a request, and what it logs. */
export async function exchange(
  {server}: {server: RecipeServer},
  url: string,
  options?: Parameters<RecipeServer['request']>[1],
): Promise<string> {
  const {status, headers, body} = await server.request(url, options);
  return [status, JSON.stringify(headers), body, server.errors()].join('\n');
}

/** What nginx says before it ends. */
export const whyItDoesNotStart = (start: Promise<unknown>) =>
  start.then(
    () => 'it starts',
    (error: Error) => error.message,
  );
