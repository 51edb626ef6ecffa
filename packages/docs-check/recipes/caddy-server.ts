/**
 * Serves a Caddyfile with a real Caddy on this machine. Only the port, the folder, and TLS
 * differ from what a reader gets: a certificate for a public name cannot exist here.
 */
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findTool} from './find-tool';
import {freePort} from './server';
import {
  endProgram,
  startProgram,
  writeSample,
  type Sample,
} from './start-program';

/**
 * @param caddyfile begins with a site of `host`
 * @param root the folder in it, whose files are `files`
 * @throws with what the server said, if it does not start
 */
export async function startCaddy(
  caddyfile: string,
  {host, root, files}: {host: string; root: string; files: Sample},
): Promise<{port: number; close: () => Promise<void>}> {
  const site = `${host} {\n`;
  if (!caddyfile.includes(site)) {
    throw new Error(`The Caddyfile has no site of ${host}.`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  chmodSync(folder, 0o755);
  const served = path.join(folder, 'root');
  const port = await freePort();
  const file = path.join(folder, 'Caddyfile');
  writeSample(served, files);
  writeFileSync(
    file,
    `{\n\tadmin off\n}\n${caddyfile
      .replace(site, () => `http://${host}:${port} {\n\tbind 127.0.0.1\n`)
      .replaceAll(root, () => served)}`,
  );
  const remove = () => rmSync(folder, {recursive: true, force: true});
  try {
    const caddy = await startProgram(
      [
        findTool('caddy') ?? 'caddy',
        'run',
        ...['--config', file, '--adapter', 'caddyfile'],
      ],
      // What Caddy stores goes into its own folder.
      {port, folder, env: {HOME: folder, XDG_DATA_HOME: folder}},
    );
    return {
      port,
      close: async () => {
        await endProgram(caddy);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
