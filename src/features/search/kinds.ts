/** Results that are not pages to read. */
const kinds = [
  {kind: 'tool', pages: /^\/tools\//},
  {kind: 'reference', pages: /\/(?:platform\/reference|components)(?:\/|$)/},
] as const;

export type Kind = (typeof kinds)[number]['kind'];

/** What the page at an absolute address is, if not a page to read. */
export function kindOf(url: string, baseUrl: string): Kind | undefined {
  const path = `/${new URL(url).pathname.slice(baseUrl.length)}`;
  return kinds.find(({pages}) => pages.test(path))?.kind;
}
