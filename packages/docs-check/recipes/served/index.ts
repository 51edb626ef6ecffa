/**
 * The nginx recipes do what their pages promise: each is served by a real nginx, with a
 * sample of the viewer's files and small servers in the places of the others, and
 * requested over HTTP.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {identityOf, keep, recall} from '../../core/remember';
import {releaseName, type DocsVersion} from '../../facts/index';
import type {Problem, Skipped} from '../../report';
import {findTool} from '../find-tool';
import {faultsOf} from './faults';
import {recipeFile, recipeFolder, recipeNames} from './recipe-files';

/** A change of this code makes earlier results worthless. */
const code = [
  ...readdirSync(import.meta.dirname).map((file) =>
    path.join(import.meta.dirname, file),
  ),
  path.join(import.meta.dirname, '../server.ts'),
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
  const faults = await Promise.all(
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
        identityOf(findTool('nginx')!),
        ...code.map(identityOf),
        name,
        source,
        appConfig ?? '',
      ];
      if (recall(inputs)) {
        return [];
      }
      const found = await faultsOf(name, source, appConfig);
      if (!found.length) {
        keep(inputs, 'serves');
      }
      return found;
    }),
  );
  result.served = recipes.length;
  recipes.forEach(({file}, i) => {
    for (const fault of faults[i]!) {
      result.problems.push({
        file,
        line: 1,
        check: 'recipes',
        message: `Served by nginx, it breaks a promise of its page: ${fault}.`,
      });
    }
  });
  return result;
}
