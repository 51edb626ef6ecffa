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

const compressed = (content: string | Buffer): number =>
  brotliCompressSync(content).length;

export type Cost = {requests: number; bytes: number};

/** Of the first query, code included, and of a word that is typed after it. */
export type Costs = {first: Cost; next: Cost};

/** The files of an index, and readers who load them. */
export class ServedIndex {
  private readonly files: Map<string, string>;
  private readonly sizes = new Map<string, number>();

  constructor(
    records: readonly SearchRecord[],
    versions: readonly string[],
    private readonly tag: string,
  ) {
    const origin = new URL(records[0]!.url).origin;
    const {manifest, files} = makeIndexFiles(records, {versions, origin});
    this.files = files.set(manifestPath, JSON.stringify(manifest));
  }

  /** A reader who has loaded nothing. */
  reader(): Reader {
    return new Reader(
      (file) => this.files.get(file),
      (file) => this.size(file),
      this.tag,
    );
  }

  private size(file: string): number {
    const size = this.sizes.get(file) ?? compressed(this.files.get(file)!);
    this.sizes.set(file, size);
    return size;
  }
}

class Reader {
  private loaded: string[] = [];
  private readonly loader: IndexLoader;

  constructor(
    content: (file: string) => string | undefined,
    private readonly size: (file: string) => number,
    private readonly tag: string,
  ) {
    const root = 'https://docs.example.org/';
    this.loader = new IndexLoader(root, (url) => {
      const file = url.slice(root.length);
      this.loaded.push(file);
      const text = content(file);
      return Promise.resolve(
        new Response(text, {status: text === undefined ? 404 : 200}),
      );
    });
  }

  /** Paths of the pages found, best first, each once. */
  async pages(query: string): Promise<string[]> {
    const result = await this.ask(query, {hitsPerPage: 60});
    return [
      ...new Set(result.hits.map(({url}) => new URL(url).pathname)),
    ].slice(0, 10);
  }

  /** What the modal loads for a query that has not been loaded before. */
  async cost(query: string): Promise<Cost> {
    this.loaded = [];
    await this.ask(query, {hitsPerPage: 20}, {onlyBest: true});
    return {
      requests: this.loaded.length,
      bytes: this.loaded.reduce((sum, file) => sum + this.size(file), 0),
    };
  }

  private async ask(
    query: string,
    request: {hitsPerPage: number},
    options?: {onlyBest: boolean},
  ) {
    const index = await this.loader.indexFor(`docusaurus_tag:${this.tag}`);
    return answer(index, {indexName: '', query, ...request}, options);
  }
}

const most = (costs: readonly Cost[]): Cost => ({
  requests: Math.max(...costs.map(({requests}) => requests)),
  bytes: Math.max(...costs.map(({bytes}) => bytes)),
});

/** The most that any of the queries costs. For `next`, their last word is typed later. */
export async function costsOf(
  index: ServedIndex,
  queries: readonly string[],
  code: Cost,
): Promise<Costs> {
  const first: Cost[] = [];
  const next: Cost[] = [];
  for (const query of queries) {
    const cost = await index.reader().cost(query);
    first.push({
      requests: code.requests + cost.requests,
      bytes: code.bytes + cost.bytes,
    });
    const words = tokenize(query);
    const beforeLast = words.length > 1 && words[words.length - 2]!.end;
    if (beforeLast) {
      const reader = index.reader();
      await reader.cost(query.slice(0, beforeLast));
      next.push(await reader.cost(query));
    }
  }
  return {first: most(first), next: most(next)};
}

/**
 * A site that is `times` as large: copies of its pages elsewhere. In each copy, three in ten
 * of the rare words are others, so that the vocabulary grows as that of a real site does.
 */
export function multiplied(
  records: readonly SearchRecord[],
  times: number,
): SearchRecord[] {
  const frequencies = new Map<string, number>();
  for (const {content} of records) {
    for (const key of new Set(tokenize(content).map((token) => token.key))) {
      frequencies.set(key, (frequencies.get(key) ?? 0) + 1);
    }
  }
  const rare = (raw: string) => (frequencies.get(raw.toLowerCase()) ?? 0) <= 5;
  const copies = Array.from({length: times - 1}, (_, copy) =>
    records.map((record): SearchRecord => {
      const other = (text: string) =>
        text.replace(/[\p{L}\p{N}_$]{4,}/gu, (raw, at: number) =>
          rare(raw) &&
          (raw.length * 7 + raw.charCodeAt(1) + copy + (at % 3)) % 10 < 3
            ? [...raw].reverse().join('') + String.fromCharCode(0x61 + copy)
            : raw,
        );
      const url = new URL(record.url);
      url.pathname = `/copy-${copy}${url.pathname}`;
      return {
        ...record,
        objectID: `${record.objectID} ${copy}`,
        url: url.href,
        content: other(record.content),
        identifiers: record.identifiers.map(other),
      };
    }),
  );
  return [records, ...copies].flat();
}

/** A script of the search, by a text that only it has. */
const codeMarks = [
  'The search manifest is not a manifest.',
  'DocSearch-Footer',
];

/** The scripts that are loaded for a search and for nothing else. */
export function costOfCode(site: string): Cost {
  const folder = path.join(site, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name)));
  const sizes = codeMarks.map((mark) => {
    const script = scripts.find((content) => content.includes(mark));
    if (!script) {
      throw new Error(
        `No script in ${folder} has “${mark}”: ${__filename} must follow the code.`,
      );
    }
    return compressed(script);
  });
  return {
    requests: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
