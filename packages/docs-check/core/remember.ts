/**
 * What a tool said of a text is kept under the hash of the text, of the tool and of the code that asked: it would say
 * the same again, and most of a run is waiting for tools to start. Deleting the folder is always safe.
 */
import {createHash} from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const rememberedFolder = path.join(
  import.meta.dirname,
  '../../../node_modules/.cache/docs-check',
);

/** A program or source file, so that a changed one is checked again: its path, size, and time. */
export function identityOf(file: string): string {
  const {size, mtimeMs} = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}

const fileOf = (parts: string[], folder: string) =>
  path.join(
    folder,
    `${createHash('sha1').update(JSON.stringify(parts)).digest('hex')}.json`,
  );

/**
 * The answer of an earlier run to the same question, or null where there is none.
 *
 * @param parts all that the answer depends on, the name of the check first
 */
export function recall<Answer>(
  parts: string[],
  folder = rememberedFolder,
): {answer: Answer} | null {
  try {
    return JSON.parse(readFileSync(fileOf(parts, folder), 'utf8')) as {
      answer: Answer;
    };
  } catch {
    // never asked, or a file that was cut off: to be asked now
    return null;
  }
}

/** Keeps a result that every later run would also get, and returns it; JSON must be able to hold it. */
export function keep<Answer>(
  parts: string[],
  answer: Answer,
  folder = rememberedFolder,
): Answer {
  const file = fileOf(parts, folder);
  mkdirSync(folder, {recursive: true});
  // Renamed when it is whole: two runs may write it at once.
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, JSON.stringify({answer}));
  renameSync(whole, file);
  return answer;
}
