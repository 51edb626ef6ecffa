/** Files that a test writes. The run removes its folders when it ends (temporary-folder.ts). */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** By their path below a folder: texts, bytes, or what is written as JSON. */
export type Files = Record<string, string | object>;

/** Writes the files, and the folders that they are in. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      typeof content === 'string' || content instanceof Uint8Array
        ? content
        : JSON.stringify(content),
    );
  }
}

/** A new folder with these files. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'written-'));
  writeFiles(folder, files);
  return folder;
}
