/**
 * The texts of an index's sections. They are shown, not searched, so a file of them is
 * fetched when one of its sections is shown. Without its text a section is shown by
 * its heading, so a missing file is not an error; it is requested again.
 */
import {
  checkTexts,
  type IndexFile,
  type TextFile,
} from '../format/index-format';

/**
 * The texts of one index. It never fails: a text that cannot be loaded is empty.
 * `load` fetches a file by its name in the index, and parses it.
 */
export class Texts {
  private readonly loading = new Map<string, Promise<TextFile>>();
  private readonly loaded = new Map<string, TextFile>();

  constructor(
    private readonly files: IndexFile['texts'],
    private readonly load: (file: string) => Promise<unknown>,
  ) {}

  /** The text of a section; empty when it has none, or does not come. */
  async of(section: number): Promise<string> {
    const place = this.placeOf(section);
    return place ? ((await this.file(place.file))[place.at] ?? '') : '';
  }

  /** The text of a section, or undefined if it has to be fetched first. */
  ifLoaded(section: number): string | undefined {
    const place = this.placeOf(section);
    return place ? this.loaded.get(place.file)?.[place.at] : '';
  }

  private placeOf(section: number): {file: string; at: number} | undefined {
    let first = 0;
    for (const [file, length] of this.files) {
      if (section < first + length) {
        return {file, at: section - first};
      }
      first += length;
    }
    return undefined;
  }

  private file(name: string): Promise<TextFile> {
    let texts = this.loading.get(name);
    if (!texts) {
      texts = this.load(name)
        .then(checkTexts)
        .then((file) => {
          this.loaded.set(name, file);
          return file;
        })
        .catch(() => {
          this.loading.delete(name);
          return [];
        });
      this.loading.set(name, texts);
    }
    return texts;
  }
}
