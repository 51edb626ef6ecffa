/** Reads the built site from the disk: its pages and the kinds of its files. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const buildFolder = path.resolve(process.env.E2E_FOLDER ?? 'build');

/** Paths of the pages in the sitemap. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
}

/** The HTML file of a page. */
export function fileOfPath(page: string): string {
  const file = path.join(buildFolder, `${page}.html`);
  return page !== '/' && existsSync(file)
    ? file
    : path.join(buildFolder, page, 'index.html');
}

/** Text files of the built site: `{path, text}`, the path from the site's root. */
export function* builtFiles(
  ends: readonly string[],
): Generator<{path: string; text: string}> {
  for (const entry of readdirSync(buildFolder, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (entry.isFile() && ends.some((end) => entry.name.endsWith(end))) {
      const file = path.join(entry.parentPath, entry.name);
      yield {
        path: `/${path.relative(buildFolder, file).split(path.sep).join('/')}`,
        text: readFileSync(file, 'utf8'),
      };
    }
  }
}

/** Path of a page of the site whose HTML contains a text; throws where none has. */
export function pageThatContains(text: string): string {
  for (const page of builtFiles(['.html'])) {
    if (page.text.includes(text)) {
      return page.path.replace(/(?:\/index)?\.html$/, '') || '/';
    }
  }
  throw new Error(`No page of ${buildFolder} contains ${text}.`);
}

/** The script that holds the text and component of one doc page, as `/assets/js/…`. */
export function scriptOfDoc(sourceWithoutEnding: string): string {
  const source = new RegExp(`"source":"@site/${sourceWithoutEnding}\\.mdx?"`);
  for (const script of builtFiles(['.js'])) {
    // The debug area's script lists all sources, but has no page component.
    if (source.test(script.text) && script.text.includes('contentTitle:()=>')) {
      return script.path;
    }
  }
  throw new Error(
    `No script of ${buildFolder} is that of ${sourceWithoutEnding}.`,
  );
}

/**
 * The key of a value in local storage: the framework adds a suffix, so that two sites on
 * one host do not share values.
 */
export function storageKey(name: string): string {
  const home = readFileSync(path.join(buildFolder, 'index.html'), 'utf8');
  const suffix = /getItem\("theme([^"]*)"\)/.exec(home)?.[1];
  if (suffix === undefined) {
    throw new Error(`${buildFolder}/index.html reads no stored color mode.`);
  }
  return name + suffix;
}
