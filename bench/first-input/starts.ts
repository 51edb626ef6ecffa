import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Other times at which the framework could start, instead of that of src/chrome/start.ts. */
export const starts = {
  /** The framework's own template: as soon as the page is parsed. */
  stock: '<script src="$1" defer></script>',
  /** When the page is loaded and the processor is idle. */
  idle: '<script src="/start-when-idle.js" data-src="$1" defer></script>',
};

export type Start = keyof typeof starts;

/** A file, because the headers of the site forbid inline scripts that the build does not know. */
const whenIdle = `{
  const {src} = document.currentScript.dataset;
  addEventListener('load', () => requestIdleCallback(() => {
    document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
  }));
}`;

/** As config/html-template.ts writes the scripts, after the HTML is minified. */
const waitingScript =
  /<script type="?text\/plain"? data-start="?([^">\s]+)"?><\/script>/gu;

/**
 * @returns the page whose framework starts at the other time
 * @throws if the page does not name the framework's scripts
 */
export function startAt(start: Start, html: string): string {
  const changed = html.replaceAll(waitingScript, starts[start]);
  if (changed === html) {
    throw new Error(
      'No script of the framework waits in this page: compare bench/first-input/starts.ts with config/html-template.ts.',
    );
  }
  return changed;
}

/**
 * Copies the built site, to a temporary folder, and changes when these pages start the framework.
 * @returns the folder
 */
export function copyThatStarts(
  start: Start,
  folder: string,
  pages: ReadonlySet<string>,
): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${start}-start-`));
  cpSync(folder, copy, {recursive: true});
  writeFileSync(path.join(copy, 'start-when-idle.js'), whenIdle);
  for (const page of pages) {
    const file = path.join(copy, `${page}.html`);
    writeFileSync(file, startAt(start, readFileSync(file, 'utf8')));
    // The server prefers them.
    for (const compressed of ['br', 'gz']) {
      rmSync(`${file}.${compressed}`, {force: true});
    }
  }
  return copy;
}
