/**
 * Fetches the manifest and the indexes that a request needs, each once, and builds
 * their engines. A failed load is forgotten, so that the next request tries again.
 */
import {
  checkIndex,
  checkManifest,
  manifestPath,
  UnreadableIndexError,
  unpackRecords,
  type Manifest,
} from '../shared/index-format';
import {SearchEngine} from './engine';

/** Longer than any connection that a reader would wait for. */
const fetchTimeout = 15_000;

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export class IndexLoader {
  private manifest: Promise<Manifest> | undefined;
  private readonly engines = new Map<string, Promise<SearchEngine>>();

  /** `root` is the absolute address of the site's base URL, with a slash at its end. */
  constructor(
    private readonly root: string,
    private readonly fetchFile: Fetch = (url, init) => fetch(url, init),
  ) {}

  /** One engine a tag; with none named, the language's latest version. */
  async enginesFor(tags: string[], language?: string): Promise<SearchEngine[]> {
    const {indexes} = await this.loadManifest();
    const spoken = indexes.filter(
      (index) => language === undefined || index.language === language,
    );
    const named = spoken.filter(({tag}) => tags.includes(tag));
    const wanted = named.length > 0 ? named : spoken.slice(0, 1);
    return Promise.all(wanted.map(({file}) => this.loadEngine(file)));
  }

  private loadManifest(): Promise<Manifest> {
    this.manifest ??= this.load(manifestPath, 'no-cache')
      .then(checkManifest)
      .catch((error: unknown) => {
        this.manifest = undefined;
        throw error;
      });
    return this.manifest;
  }

  private loadEngine(file: string): Promise<SearchEngine> {
    let engine = this.engines.get(file);
    if (!engine) {
      engine = this.load(file)
        .then((index) => new SearchEngine(unpackRecords(checkIndex(index))))
        .catch((error: unknown) => {
          this.engines.delete(file);
          // A site published in the meantime has another manifest.
          this.manifest = undefined;
          throw error;
        });
      this.engines.set(file, engine);
    }
    return engine;
  }

  private async load(file: string, cache?: RequestCache): Promise<unknown> {
    const url = new URL(file, this.root).href;
    const response = await this.fetchFile(url, {
      cache,
      signal: AbortSignal.timeout(fetchTimeout),
    });
    if (!response.ok) {
      throw new UnreadableIndexError(
        `${file} answered with status ${response.status}.`,
      );
    }
    const text = await response.text();
    try {
      return JSON.parse(text) as unknown;
    } catch (cause) {
      throw new UnreadableIndexError(`${file} is not JSON.`, {cause});
    }
  }
}
