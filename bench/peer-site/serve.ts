/** The peer's site on a local port. */
import {existsSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import {compressFolder} from '../../deploy/compress';
import {measure} from '../build/measure';
import {makePeerSite} from './peer-site';

/** The peer's pages have a slash at the end and small letters; it leaves out dots. */
export const peerPath = (page: string): string =>
  `${page.replaceAll('.', '').toLowerCase()}/`.replace('//', '/');

/** Builds the peer and serves it. */
export async function withPeer<Value>(
  builtSite: string,
  use: (url: string, hasPage: (path: string) => boolean) => Promise<Value>,
): Promise<Value> {
  const peer = makePeerSite(path.resolve(builtSite));
  const [program, ...args] = peer.build;
  await measure(program, args, {cwd: peer.folder});
  const server = http.createServer(
    // The plainest host that compresses: what we give ourselves.
    sirv(peer.output, {brotli: true, gzip: true, etag: true}),
  );
  compressFolder(peer.output);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}`, (page) =>
      existsSync(path.join(peer.output, page, 'index.html')),
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
