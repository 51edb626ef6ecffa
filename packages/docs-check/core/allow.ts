/**
 * Names that are right although no published package proves them: third-party names, names of the site. Each entry has a
 * reason; an entry that no page needs any more fails the run, so that the list only holds what is needed.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../facts/index';

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
  private readonly byName = new Map<string, AllowEntry[]>();
  private readonly patterns: {entry: AllowEntry; regex: RegExp}[] = [];

  constructor(readonly entries: AllowEntry[]) {
    for (const entry of entries) {
      if (Boolean(entry.name) === Boolean(entry.pattern)) {
        throw new Error(
          `allow.json: an entry needs either "name" or "pattern": ${JSON.stringify(entry)}`,
        );
      }
      if (!entry.reason || entry.reason.length < 12) {
        throw new Error(
          `allow.json: "${entry.name ?? entry.pattern}" needs a reason, a sentence that says where the name comes from`,
        );
      }
      if (entry.name) {
        this.byName.set(entry.name, [
          ...(this.byName.get(entry.name) ?? []),
          entry,
        ]);
      } else {
        this.patterns.push({
          entry,
          regex: new RegExp(`^(?:${entry.pattern})$`),
        });
      }
    }
  }

  static load(
    file = path.join(import.meta.dirname, '..', 'rules', 'allow.json'),
  ): AllowList {
    return new AllowList(
      (JSON.parse(readFileSync(file, 'utf8')) as {entries: AllowEntry[]})
        .entries,
    );
  }

  find(name: string, version: DocsVersion, page: string): AllowEntry | null {
    const fits = (e: AllowEntry) =>
      (!e.versions || e.versions.includes(version)) &&
      (!e.pages ||
        e.pages.some((p) =>
          p.endsWith('/') ? page.startsWith(p) : page === p,
        ));
    return (
      this.byName.get(name)?.find(fits) ??
      this.patterns.find((p) => fits(p.entry) && p.regex.test(name))?.entry ??
      null
    );
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

  stale(): AllowEntry[] {
    return this.entries.filter((e) => !this.used.has(e));
  }
}
