/** Reads the built pages and writes the files of the search index. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {makeIndexFiles} from '../../search/build/index-files';
import {readPage, type BuiltPage} from '../../search/build/page';
import {recordsOfPages} from '../../search/build/records';
import {manifestPath} from '../../search/shared/index-format';
import {Remembered, stateOf, withoutBundleNames} from '../remembered';

/** All of it can be sent to another thread. */
export type Task = {
  /** Their paths on the host, without a slash at the end, and files below `outDir`. */
  pages: {pathname: string; file: string}[];
  outDir: string;
  origin: string;
  /** The latest first. */
  versions: string[];
  /** File of what is remembered of the last build. */
  remembered: string;
};

/** @throws if a page cannot be read, or a version has none */
export async function writeIndex(task: Task): Promise<void> {
  const {outDir, origin, versions} = task;
  const remembered = await Remembered.from<BuiltPage | null>(
    task.remembered,
    stateOf(path.join(__dirname, '../../search')),
  );
  const sources = await Promise.all(
    task.pages.map(async ({pathname, file}) => ({
      pathname,
      file,
      html: await readFile(path.join(outDir, file), 'utf8'),
    })),
  );
  const records = recordsOfPages(sources, origin, (html) =>
    remembered.answer([withoutBundleNames(html)], () => readPage(html)),
  );
  await remembered.save();
  const {manifest, files} = makeIndexFiles(records, {versions, origin});
  const all = new Map([...files, [manifestPath, JSON.stringify(manifest)]]);
  for (const [name, content] of all) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}
