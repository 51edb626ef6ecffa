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
import {resolve} from 'node:path';
import {checkPage} from '../identifiers/check';
import {AllowList} from '../identifiers/allow';
import {Facts, type DocsVersion} from '../facts/index';
import {pageFiles} from '../check-docs';
import {readPage} from '../source/cache';

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

export function stampPages(root: string): Record<string, Stamp> {
  const facts = new Facts();
  const allow = AllowList.load();
  const stamps: Record<string, Stamp> = {};
  for (const file of pageFiles(root)) {
    const page = readPage(file, root);
    if (page.error) continue;
    const {resolver} = checkPage(page, facts, allow);
    stamps[page.file] = {
      packages: packagesIn([...always[page.version], ...resolver.sources]),
      source: [...resolver.sources].some((s) => s.startsWith('OHIF/Viewers ')),
      verified: resolver.verified.size,
      unverified: [...new Set(resolver.unverified.map((u) => u.name))].sort(),
    };
  }
  return stamps;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(
    JSON.stringify(stampPages(resolve(import.meta.dirname, '..', '..'))),
  );
}
