/** The data that `npm run archive` writes about the archives, and its HTML on /versions. */
import {escapeHtml} from '@ohif-docs/search/runtime/highlight';

/** Path below the base URL. Always there: an empty list where no archives were made. */
export const archivesPath = 'archives/archives.json';

export type OfflineArchive = {
  /** Name of the docs version. */
  version: string;
  /** Path from the root of the host. */
  file: string;
  bytes: number;
  sha256: string;
};

/** `12.3 MB`. */
export function formatBytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * The link to an archive with its size and checksum, as HTML.
 *
 * @param text of the link, in the reader's language
 */
export function archiveHtml(
  {file, bytes, sha256}: OfflineArchive,
  text: string,
): string {
  return `<a href="${escapeHtml(file)}" download>${escapeHtml(text)}</a>, ${formatBytes(bytes)}, SHA-256 <code style="overflow-wrap:anywhere">${escapeHtml(sha256)}</code>`;
}
