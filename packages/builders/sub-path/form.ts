/** The content of the form's fields. */
import {filesOnly, servers, type Input, type ServerKind} from './input';

export const serverNames: Readonly<Record<ServerKind, string>> = {
  nginx: 'nginx',
  apache: 'Apache httpd',
  caddy: 'Caddy',
  iis: 'IIS',
  s3: 'Amazon S3 with CloudFront',
  docker: 'Docker image of the viewer',
};

/** Whether the files are in a folder of the server; not in a bucket or an image. */
export const hasFolder = ({server}: Pick<Input, 'server'>): boolean =>
  server !== 's3' && server !== 'docker';

/** The input to start from, which is also the example of a server. */
export const exampleOf = (server: ServerKind): Input => ({
  path: '/ohif',
  server,
  host: 'viewer.example.org',
  folder: server === 'iis' ? 'C:\\inetpub\\wwwroot' : '/srv/site',
  archive: filesOnly.includes(server)
    ? 'https://archive.example.org/dicom-web'
    : 'http://127.0.0.1:8042/dicom-web',
  archiveIs: filesOnly.includes(server) ? 'elsewhere' : 'behind',
  signIn: 'none',
  authority: 'https://login.example.org/realms/hospital',
  client: 'ohif-viewer',
});

const textFields = [
  'path',
  'host',
  'folder',
  'archive',
  'authority',
  'client',
] as const satisfies readonly (keyof Input)[];

export const fieldNames: readonly string[] = Object.keys(exampleOf('nginx'));

/** The fields of a permalink: those that the form shows. */
export const sharedFields = (input: Input): Record<string, string> => ({
  ...input,
  path: input.path.trim() || '/',
  ...(hasFolder(input) ? {} : {folder: ''}),
  ...(input.signIn === 'viewer' ? {} : {authority: '', client: ''}),
});

const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
): Choice | undefined => choices.find((choice) => choice === value);

/** The input that a permalink describes; what it lacks is as in the example. */
export function inputOf(
  fields: Readonly<Partial<Record<string, string>>>,
): Input {
  const example = exampleOf(oneOf(servers, fields.server) ?? 'nginx');
  return {
    ...example,
    ...Object.fromEntries(
      textFields.map((name) => [name, fields[name] ?? example[name]]),
    ),
    archiveIs:
      oneOf(['behind', 'elsewhere'], fields.archiveIs) ?? example.archiveIs,
    signIn: oneOf(['none', 'viewer'], fields.signIn) ?? example.signIn,
  };
}
