/**
 * The title of a page of an older version in the browser's tab and in search results.
 *
 * @param label of the version; a title that already ends with it stays as it is
 */
export function versionedTitle(title: string, label: string): string {
  const version = `(${label})`;
  return title.endsWith(version) ? title : `${title} ${version}`;
}
