/**
 * How many of the names may be allowed or unverified: for each version, a number for every thousand names, so that new
 * pages do not need a higher one. A ceiling only goes down: it may not be above any value that was ever committed.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {docsVersions, type DocsVersion} from '../facts/index';
import type {CountsByVersion, Counts, Problem, Skipped} from '../report';

const place = 'checks/identifiers/ceilings.json';
const kinds = ['allowed', 'unverified'] as const;

type Ceilings = Record<DocsVersion, Record<(typeof kinds)[number], number>>;

export const total = (c: Counts) =>
  c.exact +
  c.bracketed +
  c.standard +
  c.local +
  c.allowed +
  c.unverified +
  c.unknown;

export const perThousand = (counts: Counts, kind: (typeof kinds)[number]) =>
  total(counts) ? (counts[kind] * 1000) / total(counts) : 0;

export const readCeilings = (root: string) =>
  JSON.parse(readFileSync(join(root, place), 'utf8')) as Ceilings;

/** Every version of a JSON file that was committed, oldest last; null where there is no history to read. */
export function committed<Content>(
  root: string,
  file: string,
): Content[] | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
  try {
    return git('log', '--format=%H', '--', file)
      .split('\n')
      .filter(Boolean)
      .flatMap((hash) => {
        try {
          return [JSON.parse(git('show', `${hash}:${file}`)) as Content];
        } catch {
          return [];
        }
      });
  } catch {
    return null;
  }
}

export function checkCeilings(
  root: string,
  counts: CountsByVersion,
  history = committed<Ceilings>(root, place),
): {problems: Problem[]; skipped: Skipped[]} {
  const problems: Problem[] = [];
  const skipped: Skipped[] = [];
  if (!existsSync(join(root, place))) return {problems, skipped};
  const now = readCeilings(root);
  if (!history)
    skipped.push({
      what: 'the rule that ceilings only go down',
      why: 'there is no git history to compare with',
    });
  for (const version of docsVersions) {
    for (const kind of kinds) {
      const ceiling = now[version][kind];
      const is = perThousand(counts[version], kind);
      if (is > ceiling) {
        problems.push({
          file: place,
          line: 1,
          check: 'identifiers',
          message: `${version}: ${counts[version][kind]} of ${total(counts[version])} names are ${kind}, ${is.toFixed(1)} per thousand; the ceiling is ${ceiling}. ${kind === 'allowed' ? 'Prove a name instead of allowing it.' : 'Prove a name (checks/facts/*/application.json), or leave it out of the text.'}`,
        });
      }
      const lowest = Math.min(
        ...(history ?? []).map((h) => h[version]?.[kind] ?? Infinity),
      );
      if (ceiling > lowest) {
        problems.push({
          file: place,
          line: 1,
          check: 'identifiers',
          message: `${version}.${kind} is ${ceiling} and was already ${lowest}: a ceiling only goes down.`,
        });
      }
    }
  }
  return {problems, skipped};
}

/** `npm run check -- --lower`: ceilings that are above what is, with a little room, come down to it. */
export function lowerCeilings(root: string, counts: CountsByVersion): string[] {
  const now = readCeilings(root);
  const changed: string[] = [];
  for (const version of docsVersions) {
    for (const kind of kinds) {
      const is = Math.ceil(perThousand(counts[version], kind)) + 1;
      if (is < now[version][kind]) {
        changed.push(`${version}.${kind} ${now[version][kind]} -> ${is}`);
        now[version][kind] = is;
      }
    }
  }
  if (changed.length)
    writeFileSync(join(root, place), `${JSON.stringify(now, null, 2)}\n`);
  return changed;
}
