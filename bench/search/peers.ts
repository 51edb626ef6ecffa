/**
 * Other engines on the same pages and queries, to see whether one would do. They are a
 * package of their own (`peers/`), which is installed only for this, in a process of its own.
 */
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

/** For each query the pages, best first; and the bytes that a first query loads. */
export type PeerAnswers = {pages: string[][]; bytes: number};

const folder = path.join(__dirname, 'peers');

function run(command: string, args: readonly string[], cwd?: string): void {
  const {status} = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
  }
}

/**
 * What the other engines answer, by their names.
 *
 * @param site folder of the built site
 * @param pages those to search, of one version
 * @param records of the same pages
 * @throws if they cannot be installed, or fail
 */
export function askPeers(
  site: string,
  pages: readonly PageSource[],
  records: readonly SearchRecord[],
  queries: readonly string[],
): Record<string, PeerAnswers> {
  if (!existsSync(path.join(folder, 'node_modules'))) {
    run('npm', ['install', '--no-audit', '--no-fund'], folder);
  }
  const work = mkdtempSync(path.join(os.tmpdir(), 'search-peers-'));
  try {
    const input = path.join(work, 'input.json');
    const answers = path.join(work, 'answers.json');
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
    const script = path.join(folder, 'run.mjs');
    run(process.execPath, ['--import', 'tsx', script, input, work]);
    return JSON.parse(readFileSync(answers, 'utf8')) as Record<
      string,
      PeerAnswers
    >;
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}
