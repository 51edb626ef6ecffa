/**
 * The published viewer, which checks run.
 *
 * VIEWER=<folder> uses an unpacked package that is there already.
 */
import fs from 'node:fs';
import path from 'node:path';
import {packageFolder} from '@ohif-docs/docs-check/facts/fetch';

const viewer = {
  version: '3.11.1',
  // Shown in the release's own About dialog; checked below.
  commit: '93dabb380574e96fc9d2495978f1ee75acaa6f02',
};

/** The folder of the built viewer, fetched if it is missing; throws if it is another release. */
export function viewerDist() {
  const {VIEWER: given} = process.env;
  const folder = given ?? packageFolder('@ohif/app', viewer.version);
  const dist = path.resolve(folder, 'dist');
  if (!fs.existsSync(dist) || !namesCommit(dist, viewer)) {
    throw new Error(
      `No script in ${dist} names commit ${viewer.commit} of @ohif/app ${viewer.version}, as its About dialog does. ` +
        'Set VIEWER to an unpacked copy, or unset it to have that fetched. For another release, change viewer.mjs.',
    );
  }
  return dist;
}

/** Whether a script of a built viewer names the commit of a release. */
export const namesCommit = (dist, {commit}) =>
  fs
    .readdirSync(dist)
    .some(
      (name) =>
        name.endsWith('.js') &&
        fs.readFileSync(path.join(dist, name), 'utf8').includes(commit),
    );
