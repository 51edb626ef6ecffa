/** Written by `index.ts` for /tools/url: the latest release first. */
declare module '@generated/url-builder/default/url.json' {
  import type {UrlKnowledge} from '@ohif-docs/builders/url/knowledge';

  const knowledge: UrlKnowledge[];
  export default knowledge;
}
