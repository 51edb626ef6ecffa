/**
 * Checks that the nginx recipes do what their pages describe: a real nginx serves each one
 * with sample files of the viewer and stub servers for the other services, and the check
 * sends requests over HTTP.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileKeyOf, readCached, writeCached} from '../../core/persistent-cache';
import {releaseName, type DocsVersion} from '../../facts/index';
import {reporter, type Found} from '../../report';
import {findTool} from '../find-tool';
import {checkRecipe} from './check-recipe';
import {
  recipeFile,
  recipeFolder,
  recipeNames,
  type RecipeName,
} from './recipe-files';

/** A change to this code invalidates earlier results. */
const code = [
  ...readdirSync(import.meta.dirname).map((file) =>
    path.join(import.meta.dirname, file),
  ),
  path.join(import.meta.dirname, '../server.ts'),
  path.join(import.meta.dirname, '../start-program.ts'),
];

/** Whether nginx serves a recipe as its page describes; results of earlier runs count. */
async function problemsOf(
  root: string,
  version: DocsVersion,
  name: RecipeName,
) {
  const read = (file: string) =>
    existsSync(path.join(root, file))
      ? readFileSync(path.join(root, file), 'utf8')
      : undefined;
  const source = read(recipeFile(version, name))!;
  const config = read(path.join(recipeFolder[version], name, 'app-config.js'));
  const key = [
    'served',
    fileKeyOf(findTool('nginx')!),
    ...code.map(fileKeyOf),
    ...[name, source, config ?? ''],
  ];
  const found = readCached(key) ? [] : await checkRecipe(name, source, config);
  if (!found.length) {
    writeCached(key, 'serves');
  }
  return found;
}

/** All recipes of a version. */
export async function checkServedRecipes(
  root: string,
  version: DocsVersion,
): Promise<Found> {
  const recipes = recipeNames.filter((name) =>
    existsSync(path.join(root, recipeFile(version, name))),
  );
  const missing = ['nginx', 'openssl'].find((tool) => !findTool(tool));
  if (recipes.length && missing) {
    const what = `${recipes.length} recipes to be served (${releaseName[version]})`;
    const why = `${missing} is not installed`;
    return {problems: [], skipped: [{what, why}], done: 0};
  }
  // At the same time: most of a run is waiting for nginx to start.
  const problems = await Promise.all(
    recipes.map(async (name) =>
      (await problemsOf(root, version, name)).map((problem) =>
        reporter('recipes')(
          recipeFile(version, name),
          1,
          `Served by nginx, it does not do what its page describes: ${problem}.`,
        ),
      ),
    ),
  );
  return {problems: problems.flat(), skipped: [], done: recipes.length};
}
