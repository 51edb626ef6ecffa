/** Copies the doc pages several times, to measure what a build costs on a larger site. */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The folders of the site that hold doc pages, one a version. */
function docFolders(site: string): string[] {
  return [
    path.join(site, 'docs'),
    ...readdirSync(path.join(site, 'versioned_docs')).map((name) =>
      path.join(site, 'versioned_docs', name),
    ),
  ];
}

/** The framework needs a separate key for each sidebar category. */
function nameCategory(folder: string, key: string): void {
  const file = path.join(folder, '_category_.json');
  const category = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as object)
    : {};
  writeFileSync(file, JSON.stringify({...category, key}));
}

/**
 * Makes a site hold its doc pages `times` times: each version gets folders `copy-2`,
 * `copy-3` … with all its pages, whose relative links lead to the same copy.
 *
 * @returns how many pages were added
 */
export function multiplyPages(site: string, times: number): number {
  let added = 0;
  for (const folder of docFolders(site)) {
    // The data belong to the version; what else has an underscore, to its pages.
    const entries = readdirSync(folder).filter((name) => name !== '_data');
    for (let copy = 2; copy <= times; copy += 1) {
      const target = path.join(folder, `copy-${copy}`);
      for (const entry of entries) {
        cpSync(path.join(folder, entry), path.join(target, entry), {
          recursive: true,
        });
      }
      nameCategory(target, `copy-${copy}`);
      for (const name of readdirSync(target, {
        recursive: true,
        encoding: 'utf8',
      })) {
        const file = path.join(target, name);
        if (statSync(file).isDirectory()) {
          nameCategory(file, `copy-${copy}/${name}`);
        } else if (/\.mdx?$/.test(name)) {
          // A `slug` is that of the page that was copied.
          writeFileSync(
            file,
            readFileSync(file, 'utf8').replace(/^slug: .*\n/m, ''),
          );
          added += 1;
        }
      }
    }
  }
  return added;
}

/**
 * Makes a folder hold its files `times` times, in folders `copy-2`, `copy-3` … of it: the
 * pages of the peer, whose links are absolute and whose sidebar is that of its folders.
 */
export function multiplyFiles(folder: string, times: number): void {
  const entries = readdirSync(folder);
  for (let copy = 2; copy <= times; copy += 1) {
    for (const entry of entries) {
      cpSync(
        path.join(folder, entry),
        path.join(folder, `copy-${copy}`, entry),
        {recursive: true},
      );
    }
  }
}
