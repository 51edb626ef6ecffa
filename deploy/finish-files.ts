/** What is done to each text of a built site by itself, in several threads at a time. */
import {readFileSync, writeFileSync} from 'node:fs';
import {compressFile, type Sizes} from './compress';
import {inlineScripts, withSharedRedirect} from './inline-scripts';

/** What was found in files and done to them. All of it can be sent to another thread. */
export type Finished = Sizes & {
  /** How many have compressed forms. */
  compressed: number;
  /** The texts of their inline scripts, each once. */
  scripts: string[];
};

/**
 * Gives old addresses the script that they share, and compresses what is worth it.
 *
 * @param files paths of text files
 * @throws if a page redirects in a way that is not known
 */
export function finishFiles(files: readonly string[]): Finished {
  const scripts = new Set<string>();
  const sum = {compressed: 0, bytes: 0, br: 0, gz: 0};
  for (const file of files) {
    let content = readFileSync(file);
    if (file.endsWith('.html')) {
      const html = content.toString();
      const shared = withSharedRedirect(html);
      if (shared !== html) {
        content = Buffer.from(shared);
        writeFileSync(file, content);
      }
      inlineScripts(shared).forEach((script) => scripts.add(script));
    }
    const sizes = compressFile(file, content);
    if (sizes) {
      sum.compressed += 1;
      sum.bytes += sizes.bytes;
      sum.br += sizes.br;
      sum.gz += sizes.gz;
    }
  }
  return {...sum, scripts: [...scripts]};
}
