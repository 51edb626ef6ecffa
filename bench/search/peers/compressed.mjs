import {brotliCompressSync} from 'node:zlib';

/** Bytes of a text or file as a host sends it that compresses its files once. */
export const compressed = (content) =>
  brotliCompressSync(Buffer.from(content)).length;
