/** Written by `plugins/builders` for /tools/url: the latest release first. */
declare module '@generated/builders/default/url.json' {
  import type {UrlKnowledge} from '@site/packages/builders/url/knowledge';

  const knowledge: UrlKnowledge[];
  export default knowledge;
}
