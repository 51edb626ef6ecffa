/**
 * What a page is worth in the results, by its kind. Migration guides, release notes, and
 * comparisons name everything that changed, a chapter of a tutorial and the glossary
 * mention what others explain, and catalogs list every name. Readers usually want the
 * guide; users of the viewer want theirs, which has fewer words than those of developers.
 */
const weights: [pages: RegExp, weight: number][] = [
  [/\/user-guide(?:\/|$)/, 1.2],
  [/\/deployment\/first-study\/|\/development\/first-extension\//, 0.7],
  [/\/migration-guide(?:\/|$)/, 0.55],
  [/\/versions\/compare(?:\/|$)|\/site-design$/, 0.6],
  [/\/(?:glossary|release-notes)(?:\/|$)/, 0.7],
  [/\/(?:platform\/reference|deployment\/troubleshooting)(?:\/|$)/, 0.8],
];

export const weightOf = (pathname: string): number =>
  weights.find(([pages]) => pages.test(pathname))?.[1] ?? 1;
