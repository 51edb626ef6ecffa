/** Zip files, as readers drop them on the page and get them back. */
import {strToU8, unzipSync, zipSync} from 'fflate';
import {isSource} from './kinds';
import type {UpgradeFile} from './types';

/** Bytes of all sources of a zip together, unpacked: more is not an extension. */
const maximumBytes = 50_000_000;

/**
 * The sources in a zip; what is not UTF-8 is a file that the check lists as not read.
 *
 * @throws Error with a sentence for the reader if it is not a zip, or too large when unpacked
 */
export function filesOfZip(zip: Uint8Array): UpgradeFile[] {
  let total = 0;
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(zip, {
      filter({name, originalSize}) {
        if (!isSource(name)) {
          return false;
        }
        total += originalSize;
        return total <= maximumBytes;
      },
    });
  } catch (error) {
    throw new Error(
      `This zip cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  if (total > maximumBytes) {
    throw new Error(
      `The sources in this zip are larger than ${maximumBytes / 1_000_000} MB. Zip only the folder of your extension.`,
    );
  }
  const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
  return Object.entries(entries).map(([path, bytes]) => {
    try {
      return {path, text: decoder.decode(bytes)};
    } catch {
      return {path, text: '\0'};
    }
  });
}

/** A zip of files, with a fixed date, so that the same files give the same bytes. */
export function zipOfFiles(files: readonly UpgradeFile[]): Uint8Array {
  const entries = Object.create(null) as Record<string, Uint8Array>;
  for (const {path, text} of files) {
    entries[path] = strToU8(text);
  }
  return zipSync(entries, {mtime: new Date(2000, 0, 1)});
}
