/**
 * What the check found, page by page, as JSON on standard output: the build shows it to readers under each page.
 *
 *   {"docs/faq/general.md": {"packages": ["@ohif/core 3.10.0-beta.144"], "source": true, "verified": 42, "unverified": []}}
 *
 * packages    the published packages in which names of the page were found
 * source      names were also found in files of the platform's repository
 * verified    how many names were found, each counted once
 * unverified  names that no package of the page's version proves
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {checkPage} from '../identifiers/check';
import {AllowList} from '../identifiers/allow';
import {Facts, type DocsVersion} from '../facts/index';
import {pageFiles} from '../check-docs';
import {pack, readPage} from '../source/cache';
import {keep, recall, rememberedFolder} from '../source/remember';
import type {Page} from '../source/page';

export type Stamp = {
  packages: string[];
  source: boolean;
  verified: number;
  unverified: string[];
};

/** The packages that are published for exactly that version; named also where a page has no names to look up. */
const always: Record<DocsVersion, string[]> = {
  current: ['@ohif/core 3.10.0-beta.144', '@ohif/ui 3.10.0-beta.144'],
  '3.9': ['@ohif/core 3.9.1', '@ohif/ui 3.9.1'],
};

/** `@cornerstonejs/tools@3.8.6 and 3.33.5, dcmjs@0.38.1` -> the platform's and Cornerstone3D's packages in it. */
export function packagesIn(sources: Iterable<string>): string[] {
  const found = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, name, versions] of source.matchAll(
      /(@(?:ohif|cornerstonejs)\/[\w-]+)[@ ](\d[\w.-]*(?: and \d[\w.-]*)?)/g,
    )) {
      const known = found.get(name!) ?? new Set();
      for (const version of versions!.split(' and ')) known.add(version);
      found.set(name!, known);
    }
  }
  return [...found]
    .map(
      ([name, versions]) =>
        `${name} ${[...versions].sort((a, b) => a.localeCompare(b, 'en', {numeric: true})).join(' and ')}`,
    )
    .sort();
}

/**
 * All that a stamp depends on but the page: the checks with their facts and lists, and the packages that they use.
 * Tests and their pages are left out.
 */
function stateOfChecks(): string {
  const root = join(import.meta.dirname, '..', '..');
  const files = readdirSync(join(root, 'checks'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((f) => /\.(?:ts|json)$/.test(f))
    .filter((f) => !/\.test\.ts$|__fixtures__/.test(f))
    .map((f) => join('checks', f));
  const hash = createHash('sha1');
  for (const file of [...files.sort(), 'package-lock.json']) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * The stamps of all pages below a folder, by file. Those of pages that are as they were are taken from the last run: a
 * build would wait for them.
 */
export function stampPages(
  root: string,
  folder = rememberedFolder,
  stampOf = stampPage,
): Record<string, Stamp> {
  const facts = new Facts();
  const allow = AllowList.load();
  const state = stateOfChecks();
  const stamps: Record<string, Stamp> = {};
  for (const file of pageFiles(root)) {
    const page = readPage(file, root);
    if (page.error) continue;
    const question = ['stamp', state, pack(page)];
    const stamp =
      recall<Stamp>(question, folder)?.answer ??
      keep(question, stampOf(page, facts, allow), folder);
    stamps[page.file] = stamp;
  }
  return stamps;
}

function stampPage(page: Page, facts: Facts, allow: AllowList): Stamp {
  const {resolver} = checkPage(page, facts, allow);
  return {
    packages: packagesIn([...always[page.version], ...resolver.sources]),
    source: [...resolver.sources].some((s) => s.startsWith('OHIF/Viewers ')),
    verified: resolver.verified.size,
    unverified: [...new Set(resolver.unverified.map((u) => u.name))].sort(),
  };
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(
    JSON.stringify(stampPages(resolve(import.meta.dirname, '..', '..'))),
  );
}
