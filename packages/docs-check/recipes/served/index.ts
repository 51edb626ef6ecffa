/**
 * Checks that the nginx recipes do what their pages describe: a real nginx serves each one
 * with sample files of the viewer and stub servers for the other services, and the check
 * sends requests over HTTP.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileKeyOf, readCached, writeCached} from '../../core/persistent-cache';
import {releaseName, type DocsVersion} from '../../facts/index';
import type {Problem, Skipped} from '../../report';
import {findTool} from '../find-tool';
import {checkRecipe} from './check-recipe';
import {recipeFile, recipeFolder, recipeNames} from './recipe-files';

/** A change to this code invalidates earlier results. */
const code = [
  ...readdirSync(import.meta.dirname).map((file) =>
    path.join(import.meta.dirname, file),
  ),
  path.join(import.meta.dirname, '../server.ts'),
  path.join(import.meta.dirname, '../start-program.ts'),
];

export type ServedResult = {
  problems: Problem[];
  skipped: Skipped[];
  served: number;
};

/** All recipes of a version. */
export async function checkServedRecipes(
  root: string,
  version: DocsVersion,
): Promise<ServedResult> {
  const result: ServedResult = {problems: [], skipped: [], served: 0};
  const recipes = recipeNames
    .map((name) => ({name, file: recipeFile(version, name)}))
    .filter(({file}) => existsSync(path.join(root, file)));
  for (const tool of ['nginx', 'openssl']) {
    if (recipes.length && !findTool(tool)) {
      result.skipped.push({
        what: `${recipes.length} recipes to be served (${releaseName[version]})`,
        why: `${tool} is not installed`,
      });
      return result;
    }
  }
  // At the same time: most of a run is waiting for nginx to start.
  const problems = await Promise.all(
    recipes.map(async ({name, file}) => {
      const config = path.join(
        root,
        recipeFolder[version],
        name,
        'app-config.js',
      );
      const source = readFileSync(path.join(root, file), 'utf8');
      const appConfig = existsSync(config)
        ? readFileSync(config, 'utf8')
        : undefined;
      const inputs = [
        'served',
        fileKeyOf(findTool('nginx')!),
        ...code.map(fileKeyOf),
        name,
        source,
        appConfig ?? '',
      ];
      if (readCached(inputs)) {
        return [];
      }
      const found = await checkRecipe(name, source, appConfig);
      if (!found.length) {
        writeCached(inputs, 'serves');
      }
      return found;
    }),
  );
  result.served = recipes.length;
  recipes.forEach(({file}, i) => {
    for (const problem of problems[i]!) {
      result.problems.push({
        file,
        line: 1,
        check: 'recipes',
        message: `Served by nginx, it does not do what its page describes: ${problem}.`,
      });
    }
  });
  return result;
}
