/**
 * Serves what the builder makes with a real Apache httpd or Caddy on this machine. Only the
 * port, the folder, and TLS differ from what a reader gets: a certificate for a public name
 * cannot exist here.
 */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findTool} from '@ohif-docs/docs-check/recipes/find-tool';
import {freePort, type Sample} from '@ohif-docs/docs-check/recipes/server';
import {
  endProgram,
  startProgram,
  writeSample,
} from '@ohif-docs/docs-check/recipes/start-program';

type Served = {
  /** The folder in the configuration, whose files are `files`. */
  root: string;
  files: Sample;
};

type Local = {folder: string; port: number};
type Started = {port: number; close: () => Promise<void>};

/**
 * @param configure writes the configuration, and returns the command
 * @throws with what the server said, if it does not start
 */
async function start(
  files: Sample,
  configure: (local: Local) => readonly [string, ...string[]],
): Promise<Started> {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  // Started by root, the workers are another user.
  chmodSync(folder, 0o755);
  writeSample(path.join(folder, 'root'), files);
  const port = await freePort();
  const remove = () => rmSync(folder, {recursive: true, force: true});
  try {
    const server = await startProgram(configure({folder, port}), {
      port,
      folder,
      // What Caddy stores goes into its own folder.
      env: {HOME: folder, XDG_DATA_HOME: folder},
    });
    return {
      port,
      close: async () => {
        await endProgram(server);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Debian's folder, and that of other distributions. */
const moduleFolders = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules'];

const modules = [
  ...['mpm_event', 'authz_core', 'authz_host', 'alias', 'allowmethods'],
  ...['dir', 'headers', 'mime', 'proxy', 'proxy_http', 'rewrite'],
];

/** @param virtualHost with `<VirtualHost *:80>` */
export const startApache = (virtualHost: string, {root, files}: Served) =>
  start(files, ({folder, port}) => {
    const file = path.join(folder, 'httpd.conf');
    const types = path.join(folder, 'mime.types');
    // Debian's list is in another package than the server.
    writeFileSync(
      types,
      'text/html html\ntext/css css\napplication/javascript js\n',
    );
    const from = moduleFolders.find((candidate) => existsSync(candidate)) ?? '';
    writeFileSync(
      file,
      [
        `ServerRoot "${folder}"`,
        ...modules.map(
          (name) => `LoadModule ${name}_module "${from}/mod_${name}.so"`,
        ),
        `Listen 127.0.0.1:${port}`,
        `PidFile "${folder}/httpd.pid"`,
        `DefaultRuntimeDir "${folder}"`,
        `ErrorLog "${folder}/error.log"`,
        `TypesConfig "${types}"`,
        'ServerName localhost',
        ...(process.getuid?.() === 0 ? ['User nobody', 'Group nogroup'] : []),
        virtualHost
          .replace('<VirtualHost *:80>', `<VirtualHost *:${port}>`)
          .replaceAll(root, () => path.join(folder, 'root')),
      ].join('\n'),
    );
    const program = findTool('apache2') ?? findTool('httpd') ?? 'apache2';
    return [program, '-f', file, '-D', 'FOREGROUND'];
  });

/** @param caddyfile begins with a site of `host` */
export const startCaddy = (
  caddyfile: string,
  {host, root, files}: Served & {host: string},
) =>
  start(files, ({folder, port}) => {
    const site = `${host} {\n`;
    if (!caddyfile.includes(site)) {
      throw new Error(`The Caddyfile has no site of ${host}.`);
    }
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(
      file,
      `{\n\tadmin off\n}\n${caddyfile
        .replace(site, () => `http://${host}:${port} {\n\tbind 127.0.0.1\n`)
        .replaceAll(root, () => path.join(folder, 'root'))}`,
    );
    const program = findTool('caddy') ?? 'caddy';
    return [program, 'run', '--config', file, '--adapter', 'caddyfile'];
  });
