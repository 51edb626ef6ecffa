import {
  filesOnly,
  type Input,
  type ServerKind,
} from '@site/packages/builders/sub-path/input';

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
