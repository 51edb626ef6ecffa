/** The described releases as the pictures need them, and which of them a build is. */
import fs from 'node:fs';
import path from 'node:path';
import {releases as described} from '../../config/releases';
import {namesCommit} from './viewer.mjs';

/** The commit is the one that the About dialog shows; `folder` is below `pictures/`. */
export const releases = described.map(({id, release, source}) => ({
  version: release,
  commit: source.builtFrom,
  folder: id === 'current' ? '' : id,
}));

/** The release whose build a folder has. */
export function releaseIn(dist) {
  if (!dist || !fs.existsSync(path.join(dist, 'index.html'))) {
    throw new Error(
      `Name the folder of a built viewer, with its index.html: --viewer <folder>. Given: ${dist}.`,
    );
  }
  const release = releases.find((one) => namesCommit(dist, one));
  if (!release) {
    throw new Error(
      `The build in ${dist} is of no described release: no script names the commit of one.`,
    );
  }
  return release;
}
