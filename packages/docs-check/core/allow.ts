/**
 * Names that are right although no published package proves them: third-party names, names of the site. Each entry has a
 * reason; an entry that no page needs anymore fails the run, so that the list only holds what is needed.
 */
import path from 'node:path';
import type {DocsVersion} from '../facts/index';
import {reporter, type Problem} from '../report';
import {requireJson} from './read-files';

export type AllowEntry = {
  /** the name, exactly; or `pattern`, a regular expression for the whole name */
  name?: string;
  pattern?: string;
  /** without it: both versions */
  versions?: DocsVersion[];
  /** page ids (or their beginnings, ending in `/`); without it: every page */
  pages?: string[];
  reason: string;
};

export class AllowList {
  private readonly used = new Set<AllowEntry>();
  private readonly patterns: ReadonlyMap<AllowEntry, RegExp>;

  constructor(readonly entries: AllowEntry[]) {
    for (const {name, pattern, reason} of entries) {
      if (Boolean(name) === Boolean(pattern) || !(reason?.length >= 12)) {
        throw new Error(
          `allow.json: "${name ?? pattern}" needs either "name" or "pattern", and a reason, a sentence that says where the name comes from.`,
        );
      }
    }
    this.patterns = new Map(
      entries.map((entry) => [entry, new RegExp(`^(?:${entry.pattern})$`)]),
    );
  }

  static load(
    file = path.join(import.meta.dirname, '..', 'rules', 'allow.json'),
  ): AllowList {
    return new AllowList(requireJson<{entries: AllowEntry[]}>(file).entries);
  }

  find(name: string, version: DocsVersion, page: string): AllowEntry | null {
    const isOn = (place: string) =>
      place.endsWith('/') ? page.startsWith(place) : page === place;
    const found = this.entries.find(
      (entry) =>
        (entry.versions?.includes(version) ?? true) &&
        (entry.pages?.some(isOn) ?? true) &&
        (entry.name
          ? entry.name === name
          : this.patterns.get(entry)!.test(name)),
    );
    return found ?? null;
  }

  /** Marks the entry as needed. */
  use(entry: AllowEntry): void {
    this.used.add(entry);
  }

  allows(name: string, version: DocsVersion, page: string): AllowEntry | null {
    const entry = this.find(name, version, page);
    if (entry) {
      this.use(entry);
    }
    return entry;
  }

  stale(): Problem[] {
    return this.entries
      .filter((entry) => !this.used.has(entry))
      .map(({name, pattern}) =>
        reporter('allow')(
          'packages/docs-check/rules/allow.json',
          1,
          'is allowed and no page needs it anymore: remove the entry.',
          {name: name ?? pattern},
        ),
      );
  }
}
