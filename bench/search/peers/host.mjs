/** A host in this process: engines fetch its files as a reader's browser does. */
import {brotliCompressSync} from 'node:zlib';

/** The size of a text or file after the compression that a host applies once. */
export const compressed = (content) =>
  brotliCompressSync(Buffer.from(content)).length;

/** Path -> content. */
export const files = new Map();
let loaded = 0;

export const origin = 'http://localhost';
globalThis.location = new URL(origin);
globalThis.fetch = (url) => {
  const content = files.get(new URL(url, origin).pathname);
  loaded += content ? compressed(content) : 0;
  return Promise.resolve(
    new Response(content, {status: content === undefined ? 404 : 200}),
  );
};

/** The bytes that were fetched. */
export const bytesLoaded = () => loaded;
