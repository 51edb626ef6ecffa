/** Written by `src/features/showcase/plugin`: the pages of the showcase as the items of a sidebar. */
declare module '@generated/showcase/default/navigation.json' {
  import type {PropSidebar} from '@docusaurus/plugin-content-docs';

  const navigation: PropSidebar;
  export default navigation;
}
