/**
 * Fetches the manifest, and of the indexes what a request needs, each file once. A failed
 * load is forgotten, so that the next request tries again.
 */
import {
  checkFormat,
  manifestPath,
  partFile,
  type IndexRoot,
  type Manifest,
} from '../format/index-format';
import {tagOfVersion} from '../format/record';
import type {Scope} from './contract';
import {SearchEngine} from './engine';
import {IndexParts} from './parts';

/** Milliseconds: longer than any connection that a reader would wait for. */
const fetchTimeout = 15_000;

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * The indexes of one site. A file that does not arrive within fifteen seconds or is
 * invalid rejects.
 */
export class IndexLoader {
  private manifest: Promise<Manifest> | undefined;
  private readonly indexes = new Map<string, Promise<SearchEngine>>();

  /** `root` is the absolute address of the site's base URL, with a slash at its end. */
  constructor(
    private readonly root: string,
    private readonly fetchFile: Fetch = (url, init) => fetch(url, init),
  ) {}

  /** The index of a language and version; if there is none of the version, of the latest. */
  async indexFor({language, version = ''}: Scope = {}): Promise<
    SearchEngine | undefined
  > {
    this.manifest ??= this.load(manifestPath, 'no-cache').then(
      checkFormat<Manifest>,
    );
    const {indexes} = await this.orForget(this.manifest);
    const spoken = indexes.filter(
      (index) => language === undefined || index.language === language,
    );
    const wanted =
      spoken.find(({tag}) => tag === tagOfVersion(version)) ?? spoken[0];
    return wanted && this.loadIndex(wanted.file);
  }

  private loadIndex(file: string): Promise<SearchEngine> {
    const index =
      this.indexes.get(file) ??
      this.load(file).then(
        (root) =>
          new SearchEngine(
            new IndexParts(checkFormat<IndexRoot>(root), (kind, part) =>
              this.orForget(this.load(partFile(file, kind, part))),
            ),
          ),
      );
    this.indexes.set(file, index);
    return this.orForget(index);
  }

  /** A site published in the meantime has another manifest, and other files. */
  private async orForget<Value>(loading: Promise<Value>): Promise<Value> {
    try {
      return await loading;
    } catch (error) {
      this.indexes.clear();
      this.manifest = undefined;
      throw error;
    }
  }

  private async load(file: string, cache?: RequestCache): Promise<unknown> {
    const patience = new AbortController();
    const tooLate = `${file} did not load within ${fetchTimeout / 1000} seconds.`;
    const timer = setTimeout(
      () => patience.abort(new Error(tooLate)),
      fetchTimeout,
    );
    try {
      const url = new URL(file, this.root).href;
      const {signal} = patience;
      const response = await this.fetchFile(url, {cache, signal});
      if (!response.ok) {
        throw new Error(`${file} responded with status ${response.status}.`);
      }
      const text = await response.text();
      try {
        return JSON.parse(text) as unknown;
      } catch (cause) {
        throw new Error(`${file} is not JSON.`, {cause});
      }
    } finally {
      clearTimeout(timer);
    }
  }
}
