/**
 * What a search loads: the site's engine is asked as by the modal, and each file that it
 * loads is counted, with its bytes after brotli.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {manifestPath} from '@ohif-docs/search/format/index-format';
import type {SearchRecord} from '@ohif-docs/search/format/record';
import {tokenize} from '@ohif-docs/search/format/words';
import {makeIndexFiles} from '@ohif-docs/search/indexer/index-files';
import {answer} from '@ohif-docs/search/runtime/answer';
import {IndexLoader} from '@ohif-docs/search/runtime/load';
import type {Asked, Query} from './quality';

const compressed = (content: string | Buffer): number =>
  brotliCompressSync(content).length;

export type Cost = {requests: number; bytes: number};

const root = 'https://docs.example.org/';

/** A version's index as a host serves it, with a reader who has loaded nothing yet. */
export class ServedIndex {
  private readonly files: Map<string, string>;
  private readonly sizes = new Map<string, number>();
  private loaded: string[] = [];
  private loader = this.newLoader();

  /** @param records of the version, and of the pages without one */
  constructor(records: readonly SearchRecord[], version: string) {
    const {manifest, files} = makeIndexFiles(records, {
      versions: [version],
      origin: new URL(records[0]!.url).origin,
    });
    this.files = files.set(manifestPath, JSON.stringify(manifest));
  }

  private newLoader() {
    return new IndexLoader(root, (url) => {
      const file = url.slice(root.length);
      this.loaded.push(file);
      return Promise.resolve(new Response(this.files.get(file)));
    });
  }

  private async ask(query: string, hitsPerPage: number, onlyBest: boolean) {
    const index = await this.loader.indexFor();
    return (await answer(index, {query, hitsPerPage}, {onlyBest})).hits;
  }

  /** The paths of the pages that the queries find, best first, each once. */
  async find(queries: readonly Query[]): Promise<Asked[]> {
    const asked: Asked[] = [];
    for (const query of queries) {
      const hits = await this.ask(query.q, 60, false);
      const paths = new Set(hits.map(({url}) => new URL(url).pathname));
      asked.push({query, found: [...paths].slice(0, 10)});
    }
    return asked;
  }

  /** What the modal loads for a query, in addition to what it has. */
  private async cost(query: string): Promise<Cost> {
    this.loaded = [];
    await this.ask(query, 20, true);
    return sum(
      this.loaded.map((file) => {
        const size = this.sizes.get(file) ?? compressed(this.files.get(file)!);
        this.sizes.set(file, size);
        return size;
      }),
    );
  }

  /** The most that a query costs, and a last word of a query that is typed later. */
  async costsOf(queries: readonly Query[]): Promise<[first: Cost, next: Cost]> {
    const first: Cost[] = [];
    const next: Cost[] = [];
    for (const {q} of queries) {
      this.loader = this.newLoader();
      first.push(await this.cost(q));
      const words = tokenize(q);
      if (words.length > 1) {
        this.loader = this.newLoader();
        await this.cost(q.slice(0, words.at(-2)!.end));
        next.push(await this.cost(q));
      }
    }
    return [most(first), most(next)];
  }
}

const sum = (sizes: readonly number[]): Cost => ({
  requests: sizes.length,
  bytes: sizes.reduce((all, size) => all + size, 0),
});

const most = (costs: readonly Cost[]): Cost => ({
  requests: Math.max(...costs.map(({requests}) => requests)),
  bytes: Math.max(...costs.map(({bytes}) => bytes)),
});

/**
 * A site that is `times` as large: copies of its pages elsewhere. In each copy, three in ten
 * of the words are others, so that the vocabulary grows as that of a real site does.
 */
export const multiplied = (
  records: readonly SearchRecord[],
  times: number,
): SearchRecord[] =>
  Array.from({length: times}, (_, copy) => {
    const other = (text: string) =>
      text.replace(/[\p{L}\p{N}_$]{4,}/gu, (raw) =>
        copy > 0 && (raw.length * 7 + raw.charCodeAt(1) + copy) % 10 < 3
          ? raw + String.fromCharCode(0x61 + copy)
          : raw,
      );
    return records.map((record): SearchRecord => {
      const {origin, pathname, hash} = new URL(record.url);
      return {
        ...record,
        url: `${origin}/copy-${copy}${pathname}${hash}`,
        content: other(record.content),
        identifiers: record.identifiers.map(other),
      };
    });
  }).flat();

/** A script of the search, by a text that only it has: the worker's, and the modal's. */
const codeMarks = ['The search index has format', 'DocSearch-Footer'];

/** The scripts that are loaded for a search and for nothing else. */
export function costOfCode(site: string): Cost {
  const folder = path.join(site, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name)));
  return sum(
    codeMarks.map((mark) => {
      const script = scripts.find((content) => content.includes(mark));
      if (!script) {
        throw new Error(
          `No script in ${folder} has “${mark}”: ${__filename} must follow the code.`,
        );
      }
      return compressed(script);
    }),
  );
}
