/**
 * Takes the pictures.
 *
 *   npx tsx take.mjs --viewer DIR                   every picture of the release in DIR
 *   npx tsx take.mjs --viewer DIR viewer 'tmtv*'    these scenes
 *   npx tsx take.mjs --viewer DIR --encode          encodes the last screenshots again
 *
 * DIR has the built viewer.
 * A scene that fails twice keeps the picture that it had, and the run ends with exit
 * code 1.
 */
import {parseArgs} from 'node:util';
import {readCatalog, writeCatalog} from './catalog.mjs';
import {picturesOf} from './folders.mjs';
import {scenes} from './scenes.mjs';
import {releaseIn} from './releases.mjs';

/** The scenes that the arguments name (whole names, or beginnings with a `*`), or all that there are of the release. */
function chosenScenes(patterns, release) {
  if (patterns.length === 0) {
    const names = readCatalog(release).map(({name}) => name);
    return scenes.filter(({name}) => names.includes(name));
  }
  const fits = (scene, pattern) =>
    pattern.endsWith('*')
      ? scene.name.startsWith(pattern.slice(0, -1))
      : scene.name === pattern;
  for (const pattern of patterns) {
    if (!scenes.some((s) => fits(s, pattern))) {
      throw new Error(
        `Unknown scene "${pattern}". Scenes: ${scenes.map((s) => s.name).join(', ')}.`,
      );
    }
  }
  return scenes.filter((s) => patterns.some((p) => fits(s, p)));
}

try {
  const {values, positionals} = parseArgs({
    options: {viewer: {type: 'string'}, encode: {type: 'boolean'}},
    allowPositionals: true,
  });
  const release = releaseIn(values.viewer);
  const chosen = chosenScenes(positionals, release).map((scene) => ({
    ...scene,
    ...scene.older?.[release.folder],
  }));
  // Only now: it loads the packages.
  const {encodeAll, takeAll} = await import('./run.mjs');
  const {taken, failed} = values.encode
    ? await encodeAll(chosen, release)
    : await takeAll(chosen, release, values.viewer);
  writeCatalog(release, taken);
  console.log(`${taken.size} screenshots in ${picturesOf(release)}`);
  if (failed.length) {
    console.error(`Without a new screenshot: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
