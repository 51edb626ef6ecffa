/**
 * `npm run archive`: makes the offline archives of the built site, and links them on its page
 * /versions. Option: `--folder build`.
 */
import {parseArgs} from 'node:util';
import {
  makeArchives,
  publishArchives,
} from '@ohif-docs/offline-archive/archive';
import {compressFile} from '../deploy/compress';
import {formatBytes} from '../src/features/offline-archives/archive';
import {runMain} from './run-main';

runMain(module, async () => {
  const {values} = parseArgs({
    options: {folder: {type: 'string', default: 'build'}},
  });
  const archives = await makeArchives(values.folder);
  publishArchives(values.folder, archives, compressFile);
  for (const {name, bytes, sha256} of archives) {
    console.log(`${name}.zip: ${formatBytes(bytes)}, SHA-256 ${sha256}`);
  }
});
