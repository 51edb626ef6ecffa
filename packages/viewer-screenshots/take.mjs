/**
 * Takes the pictures.
 *
 *   node take.mjs                   all scenes
 *   node take.mjs viewer 'tmtv*'    these
 *   node take.mjs --encode          encodes the last screenshots again
 *
 * A scene that fails twice keeps the picture that it had, and the run ends with exit
 * code 1.
 */
import {picturesFolder} from './folders.mjs';
import {scenes} from './scenes.mjs';

/** The scenes that the arguments name: whole names, or beginnings with a `*`. */
function chosenScenes(patterns) {
  if (patterns.length === 0) {
    return scenes;
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
  const options = process.argv.slice(2);
  const patterns = options.filter((o) => o !== '--encode');
  const chosen = chosenScenes(patterns);
  // Only now: these load the packages.
  const {encodeAll, takeAll} = await import('./run.mjs');
  const {writeCatalog} = await import('./catalog.mjs');
  const {taken, failed} = options.includes('--encode')
    ? await encodeAll(chosen)
    : await takeAll(chosen);
  writeCatalog(taken);
  console.log(`${taken.size} screenshots in ${picturesFolder}`);
  if (failed.length) {
    console.error(`Without a new screenshot: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
