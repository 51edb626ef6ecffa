/** Written by `src/features/url-builder/plugin` for /tools/url and /tools/sub-path: the latest release first. */
declare module '@generated/builders/default/url.json' {
  import type {UrlKnowledge} from '@site/packages/builders/url/knowledge';

  const knowledge: UrlKnowledge[];
  export default knowledge;
}

declare module '@generated/builders/default/sub-path.json' {
  import type {RecipesByLine} from '@site/packages/builders/sub-path/recipes';

  const recipes: RecipesByLine;
  export default recipes;
}
