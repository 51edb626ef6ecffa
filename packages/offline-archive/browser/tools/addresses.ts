/** Links of the tools, whose addresses are those of the site. */

export type ArchivePlace = {
  /** Path of the archive's version below the base URL: `/` or `/3.9`. */
  home: string;
  /** Paths of the other versions. */
  others: readonly string[];
  /** Where the site is public: origin and base URL without a slash. */
  site: string;
};

const isBelow = (path: string, home: string) =>
  path === home || path.startsWith(`${home}/`);

/**
 * The address of a page of the site, for a link of an archive.
 *
 * @param to path of the page below the base URL, with its anchor
 * @param root address of the archive, with a slash at its end
 */
export function addressOf(
  to: string,
  root: string,
  {home, others, site}: ArchivePlace,
): string {
  const [path = '', anchor] = to.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  // Pages that are in no version are in every archive.
  const isOfVersion =
    home === '/'
      ? !others.some((other) => isBelow(path, other))
      : isBelow(path, home);
  if (!isOfVersion && !isBelow(path, '/tools')) {
    return site + to;
  }
  const local = (isBelow(path, home) ? path.slice(home.length) : path).replace(
    /^\//,
    '',
  );
  return `${root}${local || 'index'}.html${hash}`;
}
