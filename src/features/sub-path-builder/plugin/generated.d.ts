/** Written by `index.ts` for /tools/sub-path: the latest release first. */
declare module '@generated/sub-path-builder/default/recipes.json' {
  import type {RecipesByLine} from '@ohif-docs/builders/sub-path/recipes';

  const recipes: RecipesByLine;
  export default recipes;
}
