/** Queries the engines of `peers/`, a separate package, in a separate process. */
import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {PageSource} from '../../plugins/built-pages/built-site';
import type {SearchRecord} from '@ohif-docs/search/format/record';

export type PeerAnswers = {
  /** For each query the pages, best first. */
  pages: string[][];
  /** Bytes after brotli. */
  indexBytes: number;
  firstAnswerBytes: number;
  /** Milliseconds. */
  buildTime: number;
  times: number[];
};

const folder = path.join(__dirname, 'peers');

export const peersAreInstalled = () =>
  existsSync(path.join(folder, 'node_modules'));

/** @throws if npm cannot install them */
export function installPeers(): void {
  const {status} = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`npm install failed in ${folder}.`);
  }
}

/**
 * What the other engines answer, by their names.
 *
 * @param site folder of the built site
 * @param pages those to search, of one version
 * @param records of the same pages
 * @throws if their process fails; it has said why
 */
export function askPeers(
  site: string,
  pages: readonly PageSource[],
  records: readonly SearchRecord[],
  queries: readonly string[],
): Record<string, PeerAnswers> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'search-peers-'));
  try {
    const input = path.join(work, 'input.json');
    writeFileSync(
      input,
      JSON.stringify({
        records,
        queries,
        pages: pages.map(({pathname, file, html}) => ({
          pathname,
          file: path.resolve(site, file),
          isDoc: html.includes('theme-doc-markdown'),
        })),
      }),
    );
    const {status} = spawnSync(
      process.execPath,
      [path.join(folder, 'run.mjs'), input, work],
      {stdio: ['ignore', 'ignore', 'inherit']},
    );
    if (status !== 0) {
      throw new Error(`${folder}/run.mjs ended with ${status}.`);
    }
    return JSON.parse(
      readFileSync(path.join(work, 'answers.json'), 'utf8'),
    ) as Record<string, PeerAnswers>;
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}
