/** Zip files, as readers drop them on the page and get them back. */
import {strToU8, Unzip, UnzipInflate, unzipSync, zipSync} from 'fflate';
import {isSource, kindOf} from './kinds';
import type {UpgradeFile} from './types';

/** A file that is not checked, or not all of it, and a sentence that says why. */
export type Refused = {path: string; what: string};

/** Bytes of all sources of a zip together, unpacked: more is not an extension. */
const maximumBytes = 50_000_000;

/** Bytes that are unpacked before the next look at how many there are. */
const piece = 65_536;

/** A path that leads out of the folder that it is unpacked in. */
const leadsOut = (path: string) =>
  /^[\\/]|^[a-z]:|(?:^|[\\/])\.\.(?:[\\/]|$)/i.test(path);

/**
 * Unpacks what a zip lists, by what it contains: the sizes in its list can be wrong.
 *
 * @param wanted paths of the list
 */
function unpacked(
  zip: Uint8Array,
  wanted: ReadonlySet<string>,
  limit: number,
): [name: string, parts: Uint8Array[]][] {
  const entries: [name: string, parts: Uint8Array[]][] = [];
  let total = 0;
  const reader = new Unzip((file) => {
    if (!wanted.has(file.name)) {
      return;
    }
    const parts: Uint8Array[] = [];
    file.ondata = (error, data, isLast) => {
      total += error ? 0 : data.length;
      if (error) {
        file.terminate();
      } else if (total <= limit) {
        parts.push(data);
        if (isLast) {
          entries.push([file.name, parts]);
        }
      }
    };
    file.start();
  });
  reader.register(UnzipInflate);
  for (let at = 0; at < zip.length; at += piece) {
    reader.push(zip.subarray(at, at + piece), at + piece >= zip.length);
    if (total > limit) {
      throw new Error(
        `The sources in this zip are larger than ${limit / 1_000_000} MB. Zip only the folder of your extension.`,
      );
    }
  }
  return entries;
}

/** A file of these bytes, if they are a text. */
export function decoded(
  path: string,
  parts: readonly Uint8Array[],
): UpgradeFile | Refused {
  const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
  try {
    const texts = parts.map((part) => decoder.decode(part, {stream: true}));
    return {path, text: texts.join('') + decoder.decode()};
  } catch {
    return {path, what: 'Not read, because it is not text in UTF-8.'};
  }
}

/**
 * The sources in a zip, and those of them that cannot be read.
 *
 * @param limit bytes of all sources together, unpacked
 * @throws Error with a sentence for the reader if it is not a zip, or too large when unpacked
 */
export function filesOfZip(
  zip: Uint8Array,
  limit = maximumBytes,
): (UpgradeFile | Refused)[] {
  const wanted = new Set<string>();
  const refused: Refused[] = [];
  try {
    unzipSync(zip, {
      filter({name}) {
        if (leadsOut(name) && kindOf(name)) {
          refused.push({
            path: name,
            what: 'Not read, because its path leads out of the zip. Zip the folder of your extension again.',
          });
        } else if (isSource(name.replaceAll('\\', '/'))) {
          wanted.add(name);
        }
        return false;
      },
    });
  } catch (error) {
    throw new Error(
      `This zip cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  const entries = unpacked(zip, wanted, limit);
  const names = new Set(entries.map(([name]) => name));
  return [
    ...entries.map(([name, parts]) => decoded(name, parts)),
    ...refused,
    ...[...wanted]
      .filter((name) => !names.has(name))
      .map((path) => ({
        path,
        what: 'Not read, because this part of the zip is damaged or encrypted. Zip the folder again.',
      })),
  ];
}

/** A zip of files, with a fixed date, so that the same files give the same bytes. */
export function zipOfFiles(files: readonly UpgradeFile[]): Uint8Array {
  const entries = Object.create(null) as Record<string, Uint8Array>;
  for (const {path, text} of files) {
    entries[path] = strToU8(text);
  }
  return zipSync(entries, {mtime: new Date(2000, 0, 1)});
}
