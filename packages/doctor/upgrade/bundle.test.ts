import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {expect, it} from 'vitest';
import table from '../../../docs/_data/changes.json';
import {changesFor} from './index';

const bundle = async (entry: string) => {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'chrome109',
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
};

const compressed = (bytes: Uint8Array | string) =>
  brotliCompressSync(bytes).byteLength;

it('keeps the engine with all matchers small', async () => {
  const bytes = await bundle('engine.ts');
  expect(compressed(bytes)).toBeLessThan(66_000);
  // Nothing of what is pasted can run, and a strict policy allows the code.
  expect(new TextDecoder().decode(bytes)).not.toMatch(
    /\beval\(|new Function\b|WebAssembly/,
  );
});

it('keeps what a page loads besides small: the changes, and zip files', async () => {
  const changes = JSON.stringify(changesFor(table.entries));
  expect(compressed(changes)).toBeLessThan(16_000);
  expect(compressed(await bundle('zip.ts'))).toBeLessThan(8000);
});
