/**
 * Fetches the manifest and the indexes that a request needs, each once, and builds
 * their engines. A failed load is forgotten, so that the next request tries again.
 */
import {
  checkIndex,
  checkManifest,
  manifestPath,
  UnreadableIndexError,
  type Manifest,
} from '../format/index-format';
import {SearchEngine} from './engine';
import {Texts} from './texts';

/** Longer than any connection that a reader would wait for. */
const fetchTimeout = 15_000;

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The data of one version: the engine for matching and the texts for display. */
export type LoadedIndex = {engine: SearchEngine; texts: Texts};

/**
 * The indexes of one site. A file that does not arrive within fifteen seconds or is
 * invalid rejects with an `UnreadableIndexError` or the error of `fetch`.
 */
export class IndexLoader {
  private manifest: Promise<Manifest> | undefined;
  private readonly indexes = new Map<string, Promise<LoadedIndex>>();

  /** `root` is the absolute address of the site's base URL, with a slash at its end. */
  constructor(
    private readonly root: string,
    private readonly fetchFile: Fetch = (url, init) => fetch(url, init),
  ) {}

  /** One index a tag; with none named, the language's latest version. */
  async indexesFor(tags: string[], language?: string): Promise<LoadedIndex[]> {
    const {indexes} = await this.loadManifest();
    const spoken = indexes.filter(
      (index) => language === undefined || index.language === language,
    );
    const named = spoken.filter(({tag}) => tags.includes(tag));
    const wanted = named.length > 0 ? named : spoken.slice(0, 1);
    return Promise.all(wanted.map(({file}) => this.loadIndex(file)));
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

  private loadIndex(file: string): Promise<LoadedIndex> {
    let index = this.indexes.get(file);
    if (!index) {
      index = this.load(file)
        .then((value) => {
          const content = checkIndex(value);
          return {
            engine: new SearchEngine(content),
            texts: new Texts(content.texts, (name) => this.load(name)),
          };
        })
        .catch((error: unknown) => {
          this.indexes.delete(file);
          // A site published in the meantime has another manifest.
          this.manifest = undefined;
          throw error;
        });
      this.indexes.set(file, index);
    }
    return index;
  }

  private async load(file: string, cache?: RequestCache): Promise<unknown> {
    const url = new URL(file, this.root).href;
    const patience = new AbortController();
    const timer = setTimeout(
      () =>
        patience.abort(
          new UnreadableIndexError(
            `${file} did not load within ${fetchTimeout / 1000} seconds.`,
          ),
        ),
      fetchTimeout,
    );
    try {
      const response = await this.fetchFile(url, {
        cache,
        signal: patience.signal,
      });
      if (!response.ok) {
        throw new UnreadableIndexError(
          `${file} responded with status ${response.status}.`,
        );
      }
      return parsed(file, await response.text());
    } finally {
      clearTimeout(timer);
    }
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new UnreadableIndexError(`${file} is not JSON.`, {cause});
  }
}
