/**
 * The published viewer, which checks run: its release, and getting it.
 *
 * VIEWER=<folder> uses an unpacked package that is there already.
 */
import {execFileSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {workFolder} from './folders.mjs';

const viewer = {
  package: '@ohif/app',
  version: '3.11.1',
  // Shown in the release's own About dialog; checked below.
  commit: '93dabb380574e96fc9d2495978f1ee75acaa6f02',
  integrity:
    'sha512-0lJRyHguGuIR06PxeJ3rqnPWf1OAqsaXGuqT2kl5HkNjIOxBDnRTTMvyHnkn3ZyjcHlsIhY8gf0h7AhVORqsSQ==',
};
const spec = `${viewer.package}@${viewer.version}`;

/** Fetches the release with npm, checks its SHA-512, and unpacks it into `folder`. */
function fetchViewer(folder) {
  fs.mkdirSync(workFolder, {recursive: true});
  console.log(`Fetching ${spec} (48 MB; 191 MB unpacked) …`);
  let tarball;
  try {
    const answer = execFileSync(
      'npm',
      ['pack', spec, '--json', '--pack-destination', workFolder],
      {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']},
    );
    tarball = path.join(workFolder, JSON.parse(answer)[0].filename);
  } catch (cause) {
    throw new Error(
      `Could not download the viewer's package with "npm pack ${spec}". ` +
        'Run that command by hand to see why, or set VIEWER to the folder of an unpacked copy.',
      {cause},
    );
  }
  const hash = crypto.createHash('sha512').update(fs.readFileSync(tarball));
  const integrity = `sha512-${hash.digest('base64')}`;
  if (integrity !== viewer.integrity) {
    throw new Error(
      `${tarball} is not the pinned package: its hash is ${integrity}, ` +
        `expected ${viewer.integrity}. Delete it and run again.`,
    );
  }
  fs.mkdirSync(folder, {recursive: true});
  execFileSync('tar', ['xzf', tarball, '-C', folder, '--strip-components=1']);
  fs.rmSync(tarball);
}

/** The folder of the built viewer, fetched if it is missing; throws if it is another release. */
export function viewerDist() {
  const given = process.env.VIEWER;
  const folder = path.resolve(
    given ?? path.join(workFolder, `app-${viewer.version}`),
  );
  const manifest = path.join(folder, 'package.json');
  if (!fs.existsSync(manifest)) {
    if (given) {
      throw new Error(
        `VIEWER names ${folder}, which holds no package.json. ` +
          `Set it to an unpacked ${spec}, or unset it to have that fetched.`,
      );
    }
    fetchViewer(folder);
  }
  const {name, version} = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  if (name !== viewer.package || version !== viewer.version) {
    throw new Error(
      `${folder} holds ${name}@${version}; the checks are of ${spec}. ` +
        'For those of another release, change viewer.mjs.',
    );
  }
  const dist = path.join(folder, 'dist');
  if (!namesCommit(dist, viewer)) {
    throw new Error(
      `No script in ${dist} names commit ${viewer.commit}: correct it in viewer.mjs (the About dialog shows it).`,
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
