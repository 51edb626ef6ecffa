/** The peer's site on a local port. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {compressFolder} from '../../deploy/compress';
import {createFileServer} from '../../deploy/site-server';
import {makePeerSite, peerOutput, sourceHash} from './peer-site';

/** The peer's pages have a slash at the end and small letters; it leaves out dots. */
export const peerPath = (page: string): string =>
  `${page.replaceAll('.', '').toLowerCase()}/`.replace('//', '/');

/** Builds the peer, unless it is there from the same pages. */
function buildPeer(builtSite: string): string {
  const source = sourceHash(builtSite);
  const record = path.join(peerOutput, '.built-from');
  if (!existsSync(record) || readFileSync(record, 'utf8') !== source) {
    const {folder} = makePeerSite(builtSite);
    execFileSync('npm', ['run', 'build'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    compressFolder(peerOutput);
    writeFileSync(record, source);
  }
  return peerOutput;
}

/** Builds the peer and serves it. */
export async function withPeer<Value>(
  builtSite: string,
  use: (url: string, hasPage: (path: string) => boolean) => Promise<Value>,
): Promise<Value> {
  const output = buildPeer(path.resolve(builtSite));
  // The plainest host that compresses: what we give ourselves.
  const server = createFileServer(output);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}`, (page) =>
      existsSync(path.join(output, page, 'index.html')),
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
