import {brotliCompressSync} from 'node:zlib';

/** The size of a text or file after the compression that a host applies once. */
export const compressed = (content) =>
  brotliCompressSync(Buffer.from(content)).length;
