/** Results that are not pages to read, told apart by a word. */
import {translate} from '@docusaurus/Translate';

const kinds = [
  {
    pages: /^\/tools\//,
    label: () => translate({id: 'search.kinds.tool', message: 'Tool'}),
  },
  {
    pages: /\/(?:platform\/reference|components)(?:\/|$)/,
    label: () =>
      translate({id: 'search.kinds.reference', message: 'Reference'}),
  },
];

/** The word for the kind of a result, if it has one; `url` is absolute. */
export function kindOf(url: string, baseUrl: string): string | undefined {
  const path = `/${new URL(url).pathname.slice(baseUrl.length)}`;
  return kinds.find(({pages}) => pages.test(path))?.label();
}
