/** Programs of this machine that check recipes. */
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** nginx lies where only the administrator's PATH leads. */
const administratorFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** The file of a program, or null where it is not installed. */
export const findTool = (name: string): string | null =>
  [
    ...(process.env.PATH ?? '').split(delimiter),
    ...(name === 'nginx' ? administratorFolders : []),
  ]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null;
