/**
 * Runs our search engine as a reader does: loads the index files of the built site, returns
 * results, and counts the bytes that were loaded for them.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {SearchEngine} from '@ohif-docs/search/runtime/engine';
import {makeIndexFiles} from '@ohif-docs/search/indexer/index-files';
import type {IndexFile} from '@ohif-docs/search/format/index-format';
import type {SearchRecord} from '@ohif-docs/search/format/record';

/** Of the modal and of the page /search. */
const shownAtOnce = 20;

const compressed = (content: string | Buffer): number =>
  brotliCompressSync(content).length;

export type BuiltIndex = {
  engine: SearchEngine;
  index: IndexFile;
  /** Bytes after brotli. */
  manifestBytes: number;
  indexBytes: number;
  /** Of a file of texts. */
  textBytes: (file: number) => number;
};

/** The index of one version, from the records of all. */
export function buildIndex(
  records: readonly SearchRecord[],
  versions: readonly string[],
  version = versions[0]!,
): BuiltIndex {
  const {manifest, files} = makeIndexFiles(records, {
    versions,
    origin: new URL(records[0]!.url).origin,
  });
  const {file} = manifest.indexes[versions.indexOf(version)]!;
  const content = files.get(file)!;
  const index = JSON.parse(content) as IndexFile;
  const engine = new SearchEngine(index);
  const sizes = new Map<number, number>();
  return {
    engine,
    index,
    manifestBytes: compressed(JSON.stringify(manifest)),
    indexBytes: compressed(content),
    textBytes: (file) => {
      const bytes =
        sizes.get(file) ?? compressed(files.get(index.texts[file]![0])!);
      sizes.set(file, bytes);
      return bytes;
    },
  };
}

/** Paths of the pages found, best first, each once. */
export function pagesFound(engine: SearchEngine, query: string): string[] {
  const {found} = engine.search(query);
  return [
    ...new Set(found.map(({record}) => new URL(record.url).pathname)),
  ].slice(0, 10);
}

/**
 * Bytes of the index and of the texts that are shown with the first answer, at the most,
 * whatever is asked: each hit may be in another file of texts.
 */
export function mostBytesOfFirstAnswer({
  index,
  manifestBytes,
  indexBytes,
  textBytes,
}: BuiltIndex): number {
  const largest = index.texts
    .map((_, file) => textBytes(file))
    .sort((a, b) => b - a)
    .slice(0, shownAtOnce);
  return largest.reduce((sum, size) => sum + size, manifestBytes + indexBytes);
}

/** A part of the search's code, by a text that only it has. */
const codeMarks = {
  worker: 'The search manifest is not a manifest.',
  modal: 'DocSearch-Footer',
};

/** Bytes of the scripts that are loaded for a search and for nothing else. */
export function bytesOfCode(
  site: string,
): Record<keyof typeof codeMarks, number> {
  const folder = path.join(site, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name)));
  const bytesWith = (mark: string) => {
    const script = scripts.find((content) => content.includes(mark));
    if (!script) {
      throw new Error(
        `No script in ${folder} has “${mark}”: ${__filename} must follow the code.`,
      );
    }
    return compressed(script);
  };
  return {
    worker: bytesWith(codeMarks.worker),
    modal: bytesWith(codeMarks.modal),
  };
}
