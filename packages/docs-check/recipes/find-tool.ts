/** Finds the programs on this machine that check recipes. */
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Servers are where only the administrator's PATH leads. */
const administratorFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** The file of a program, or null where it is not installed. */
export const findTool = (name: string): string | null =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...administratorFolders]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file)) ?? null;

/** Where distributions keep nginx's modules. */
const moduleFolders = [
  '/usr/lib/nginx/modules',
  '/usr/share/nginx/modules',
  '/usr/lib64/nginx/modules',
];

/** nginx's module that sends what the build has compressed with brotli, if it is installed. */
export const findBrotliModule = (): string | undefined =>
  moduleFolders
    .map((folder) => path.join(folder, 'ngx_http_brotli_static_module.so'))
    .find((file) => existsSync(file));
