/** Reads the files and folders that a reader chooses or drops, without sending them anywhere. */
import {isSource} from '@ohif-docs/doctor/upgrade/kinds';
import {
  isZip,
  type Source,
} from '@ohif-docs/doctor/upgrade/worker/read-sources';

/** A chosen file with its path in the chosen folder. */
type Chosen = {path: string; file: File};

/** More files than any extension has; a folder with more is the wrong one. */
export const mostFiles = 20_000;

export type Read = {
  sources: Source[];
  /** Files that are neither code, JSON, style sheets, HTML, nor a zip. */
  ignored: number;
  /** Files that were left out, because there are too many. */
  tooMany: number;
};

/** Their bytes are read by the worker. */
function readAll(chosen: readonly Chosen[]): Read {
  const sources = chosen.filter(({path}) => isZip(path) || isSource(path));
  return {
    sources: sources.slice(0, mostFiles),
    ignored: chosen.length - sources.length,
    tooMany: Math.max(0, sources.length - mostFiles),
  };
}

/** Files of an input, with or without `webkitdirectory`. */
export const readInput = (files: Iterable<File>): Read =>
  readAll(
    [...files].map((file) => ({
      path: file.webkitRelativePath || file.name,
      file,
    })),
  );

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** A folder's entries come in parts, until a part is empty. */
async function entriesOf(
  folder: FileSystemDirectoryEntry,
): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) {
      return all;
    }
    all.push(...part);
  }
}

async function collect(
  entry: FileSystemEntry,
  chosen: Chosen[],
): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    chosen.push({path, file});
  } else if (isSource(`${path}/index.ts`)) {
    for (const child of await entriesOf(entry as FileSystemDirectoryEntry)) {
      await collect(child, chosen);
    }
  }
}

/** The dropped files and folders. */
export async function readDropped(data: DataTransfer): Promise<Read> {
  // The list is empty after the event: its entries are asked for at once.
  const entries = [...data.items].flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry ? [entry] : [];
  });
  if (entries.length === 0) {
    return readInput(data.files);
  }
  const chosen: Chosen[] = [];
  for (const entry of entries) {
    await collect(entry, chosen);
  }
  return readAll(chosen);
}
