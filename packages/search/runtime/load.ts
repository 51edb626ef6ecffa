/**
 * Fetches the manifest, and of the indexes what a request needs, each file once. A failed
 * load is forgotten, so that the next request tries again.
 */
import {
  checkManifest,
  checkRoot,
  manifestPath,
  partFile,
  UnreadableIndexError,
  type Manifest,
} from '../format/index-format';
import {SearchEngine} from './engine';
import {IndexParts} from './parts';

/** Longer than any connection that a reader would wait for. */
const fetchTimeout = 15_000;

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * The indexes of one site. A file that does not arrive within fifteen seconds or is
 * invalid rejects with an `UnreadableIndexError` or the error of `fetch`.
 */
export class IndexLoader {
  private manifest: Promise<Manifest> | undefined;
  private readonly indexes = new Map<string, Promise<SearchEngine>>();

  /** `root` is the absolute address of the site's base URL, with a slash at its end. */
  constructor(
    private readonly root: string,
    private readonly fetchFile: Fetch = (url, init) => fetch(url, init),
  ) {}

  /** The index of the first tag that has one; with none named, the latest version's. */
  async indexFor(
    tags: readonly string[],
    language?: string,
  ): Promise<SearchEngine | undefined> {
    const {indexes} = await this.loadManifest();
    const spoken = indexes.filter(
      (index) => language === undefined || index.language === language,
    );
    const wanted = spoken.find(({tag}) => tags.includes(tag)) ?? spoken[0];
    return wanted && this.loadIndex(wanted.file);
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

  private loadIndex(file: string): Promise<SearchEngine> {
    let index = this.indexes.get(file);
    if (!index) {
      // A site published in the meantime has another manifest, and other files.
      const forget = () => {
        this.indexes.delete(file);
        this.manifest = undefined;
      };
      index = this.load(file)
        .then(
          (value) =>
            new SearchEngine(
              new IndexParts(checkRoot(value), (kind, part) =>
                this.load(partFile(file, kind, part)).catch(
                  (error: unknown) => {
                    forget();
                    throw error;
                  },
                ),
              ),
            ),
        )
        .catch((error: unknown) => {
          forget();
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
