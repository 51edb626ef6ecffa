/**
 * Where things are. What is large and can be made again (the viewer's package, the
 * synthetic studies, the raw screenshots) lives outside the repository.
 */
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const scriptsFolder = path.dirname(fileURLToPath(import.meta.url));

/** The repository's pictures of a release; PICTURES_OUT sends a trial run elsewhere. */
export const picturesOf = ({folder}) =>
  path.resolve(
    process.env.PICTURES_OUT ?? path.join(scriptsFolder, '../../pictures'),
    folder,
  );

export const workFolder = path.resolve(
  process.env.PICTURES_WORK ?? path.join(os.tmpdir(), 'viewer-pictures'),
);
export const dataFolder = path.join(workFolder, 'data');
export const rawOf = ({version}) => path.join(workFolder, 'raw', version);
