/**
 * What a plugin makes of a built page is kept for the next build, which would make the
 * same of the same page: most pages of a site do not change between two builds, and
 * parsing their HTML is the longest part of what comes after rendering.
 *
 * For pure work only. Deleting the files (below `.cache`) is always safe.
 *
 * The docs check has a memory of its own (`checks/source/remember.ts`), for single answers
 * of tools and for many runs; nothing that is built imports `checks/`. This one holds what
 * the last build asked for, and no more.
 */
import {createHash, randomUUID} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');

type Kept<Answer> = {madeBy: string; answers: Record<string, Answer>};

/**
 * The answers of one plugin, by what they were made from: those of the last build, and in
 * the end those that this one asked for. A file that cannot be read is as good as none;
 * one that cannot be written is an error.
 */
export class Remembered<Answer> {
  private readonly asked = new Map<string, Answer>();

  private constructor(
    private readonly file: string,
    private readonly madeBy: string,
    private readonly before: Readonly<Record<string, Answer>>,
  ) {}

  /**
   * The answers of the last build.
   *
   * @param file where they are; none, one that was cut off, or one that other code wrote
   * means that everything is made anew
   * @param madeBy what identifies the code that makes answers (`stateOf`)
   */
  static async from<Answer>(
    file: string,
    madeBy: string,
  ): Promise<Remembered<Answer>> {
    let kept: Kept<Answer> = {madeBy, answers: {}};
    try {
      const last = JSON.parse(await readFile(file, 'utf8')) as Kept<Answer>;
      kept = last.madeBy === madeBy ? last : kept;
    } catch {
      // The first build, or one that was interrupted.
    }
    return new Remembered(file, madeBy, kept.answers);
  }

  /**
   * The answer to a question, of the last build if it had the same.
   *
   * @param question all that the answer depends on but the code
   * @param make its answer: what JSON can hold, and not changed by who gets it. An error goes on, and is not kept.
   */
  answer(question: readonly string[], make: () => Answer): Answer {
    const key = hashOf(JSON.stringify(question));
    const answer = Object.hasOwn(this.before, key)
      ? this.before[key]!
      : (this.asked.get(key) ?? make());
    this.asked.set(key, answer);
    return answer;
  }

  /** Keeps the answers of this build, and no older ones. */
  async save(): Promise<void> {
    const kept: Kept<Answer> = {
      madeBy: this.madeBy,
      answers: Object.fromEntries(this.asked),
    };
    await mkdir(path.dirname(this.file), {recursive: true});
    // Under its name when it is whole: two builds may run at a time.
    const part = `${this.file}.${randomUUID()}`;
    await writeFile(part, JSON.stringify(kept));
    await rename(part, this.file);
  }
}

/**
 * Changes when code in one of the folders does, or a package.
 *
 * @param folders absolute, with the code of the work and of all that it imports here
 */
export function stateOf(...folders: string[]): string {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:c|m)?tsx?$|\.json$/.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  );
  return hashOf(
    [...sources, path.join(repository, 'package-lock.json')]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0'),
  );
}

/**
 * A page's HTML without the names of its scripts and styles, which change with every other
 * page. What the page's own text says of such files stays.
 */
export function withoutBundleNames(html: string): string {
  return html.replace(/<(?:script|link)\b[^>]*>/g, (tag) =>
    tag.replace(/\/assets\/(?:js|css)\/[\w.~-]+/g, ''),
  );
}

/** Stands for a long text in many questions. */
export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex');
