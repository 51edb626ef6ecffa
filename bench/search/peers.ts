/**
 * Other engines on the same pages and queries, to see whether one would do. They are a
 * package of their own (`peers/`), which is installed only for this, in a process of its own.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {SearchRecord} from '@ohif-docs/search/format/record';
import type {PageSource} from '../../plugins/built-pages/built-site';
import {qualityOf, type Query} from './quality';

const folder = path.join(__dirname, 'peers');

/**
 * The MRR@10 of the other engines with each set of queries, and the bytes of a first query.
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
  sets: Record<string, readonly Query[]>,
): Record<string, Record<string, number>> {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  if (!existsSync(path.join(folder, 'node_modules'))) {
    run('npm', 'install', '--no-audit', '--no-fund');
  }
  const work = mkdtempSync(path.join(os.tmpdir(), 'search-peers-'));
  const input = {
    records,
    queries: Object.values(sets).flatMap((queries) => queries.map(({q}) => q)),
    pages: pages.map(({pathname, file, html}) => ({
      pathname,
      file: path.resolve(site, file),
      isDoc: html.includes('theme-doc-markdown'),
    })),
  };
  writeFileSync(path.join(work, 'input.json'), JSON.stringify(input));
  run(process.execPath, '--import', 'tsx', 'run.mjs', work);
  const answers = JSON.parse(
    readFileSync(path.join(work, 'answers.json'), 'utf8'),
  ) as Record<string, {found: Record<string, string[]>; bytes: number}>;
  return Object.fromEntries(
    Object.entries(answers).map(([engine, {found, bytes}]) => {
      const figures = Object.entries(sets).map(([set, queries]) => {
        const asked = queries.map((query) => ({query, found: found[query.q]!}));
        return [set, qualityOf(asked).mrr10] as const;
      });
      return [engine, {...Object.fromEntries(figures), bytes}];
    }),
  );
}
