/**
 * The texts of an index's sections. They are shown, not searched, so a file of them is
 * fetched when one of its sections is shown. Without its text a section is shown by
 * its heading, so a file that does not come is no error; it is asked for again.
 */
import {
  checkTexts,
  type IndexFile,
  type TextFile,
} from '../shared/index-format';

/**
 * The texts of one index. Nothing that it does fails: what does not come is empty.
 * `load` fetches a file by its name in the index, and parses it.
 */
export class Texts {
  private readonly loaded = new Map<string, Promise<TextFile>>();
  private all: Promise<boolean> | undefined;

  constructor(
    private readonly files: IndexFile['texts'],
    private readonly load: (file: string) => Promise<unknown>,
  ) {}

  /** The text of a section; empty when it has none, or does not come. */
  async of(section: number): Promise<string> {
    let first = 0;
    for (const [file, length] of this.files) {
      if (section < first + length) {
        return (await this.file(file))[section - first] ?? '';
      }
      first += length;
    }
    return '';
  }

  /**
   * Fetches what is not there, a file at a time: the reader's next words then need
   * nothing from the network, and what he waits for meanwhile has precedence.
   *
   * @returns whether all texts came
   */
  loadAll(): Promise<boolean> {
    this.all ??= (async () => {
      for (const [file] of this.files) {
        await this.file(file);
      }
      const complete = this.files.every(([file]) => this.loaded.has(file));
      if (!complete) {
        this.all = undefined;
      }
      return complete;
    })();
    return this.all;
  }

  private file(name: string): Promise<TextFile> {
    let texts = this.loaded.get(name);
    if (!texts) {
      texts = this.load(name)
        .then(checkTexts)
        .catch(() => {
          this.loaded.delete(name);
          return [];
        });
      this.loaded.set(name, texts);
    }
    return texts;
  }
}
