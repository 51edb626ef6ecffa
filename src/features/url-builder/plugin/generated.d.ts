/** Written by `src/features/url-builder/plugin` for /tools/url and /tools/sub-path: the latest release first. */
declare module '@generated/builders/default/url.json' {
  import type {UrlKnowledge} from '@ohif-docs/builders/url/knowledge';

  const knowledge: UrlKnowledge[];
  export default knowledge;
}

declare module '@generated/builders/default/sub-path.json' {
  import type {RecipesByLine} from '@ohif-docs/builders/sub-path/recipes';

  const recipes: RecipesByLine;
  export default recipes;
}
