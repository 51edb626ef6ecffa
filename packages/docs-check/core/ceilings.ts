/**
 * How many of the names may be allowed or unverified: for each version, a number for every thousand
 * names, so that new pages do not need a higher one. A ceiling only goes down: it may not be above
 * any value that was ever committed.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {docsVersions, type DocsVersion} from '../facts/index';
import type {CountsByVersion, Counts, Problem, Skipped} from '../report';
import {committed, noRatchet} from './committed';

const file = 'packages/docs-check/rules/ceilings.json';
const kinds = ['allowed', 'unverified'] as const;
type Kind = (typeof kinds)[number];

type Ceilings = Partial<Record<DocsVersion, Record<Kind, number>>>;

const advice: Record<Kind, string> = {
  allowed: 'Prove a name instead of allowing it.',
  unverified: 'Leave the name out of the text, or say of which release it is.',
};

export const total = (counts: Counts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const perThousand = (counts: Counts, kind: Kind) =>
  total(counts) ? (counts[kind] * 1000) / total(counts) : 0;

export const readCeilings = (root: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Ceilings;

const problem = (message: string): Problem => ({
  file,
  line: 1,
  check: 'ceilings',
  message,
});

function checkCeiling(
  version: DocsVersion,
  kind: Kind,
  ceiling: number,
  counts: Counts,
  history: Ceilings[],
): Problem[] {
  const rate = perThousand(counts, kind);
  const lowest = Math.min(
    ...history.map((ceilings) => ceilings[version]?.[kind] ?? Infinity),
  );
  return [
    ...(rate > ceiling
      ? [
          problem(
            `${version}: ${counts[kind]} of ${total(counts)} names are ${kind}, ${rate.toFixed(1)} per thousand; the ceiling is ${ceiling}. ${advice[kind]}`,
          ),
        ]
      : []),
    ...(ceiling > lowest
      ? [
          problem(
            `${version}.${kind} is ${ceiling} and was already ${lowest}: a ceiling only goes down.`,
          ),
        ]
      : []),
  ];
}

export function checkCeilings(
  root: string,
  counts: CountsByVersion,
  history = committed<Ceilings>(root, file),
): {problems: Problem[]; skipped: Skipped[]} {
  if (!existsSync(path.join(root, file))) {
    return {problems: [], skipped: []};
  }
  const ceilings = readCeilings(root);
  return {
    problems: docsVersions.flatMap((version) => {
      const ceiling = ceilings[version];
      return ceiling
        ? kinds.flatMap((kind) =>
            checkCeiling(
              version,
              kind,
              ceiling[kind],
              counts[version],
              history ?? [],
            ),
          )
        : [{...problem(noRatchet(version)), check: 'new-release'}];
    }),
    skipped: history
      ? []
      : [
          {
            what: 'the rule that ceilings only go down',
            why: 'there is no git history to compare with',
          },
        ],
  };
}

/**
 * `npm run check -- --lower`: lowers ceilings to the present rate, with a little room, and adds
 * those of a new version.
 */
export function lowerCeilings(root: string, counts: CountsByVersion): string[] {
  const ceilings = readCeilings(root);
  const changed: string[] = [];
  for (const version of docsVersions) {
    const ofVersion = (ceilings[version] ??= {
      allowed: Infinity,
      unverified: Infinity,
    });
    for (const kind of kinds) {
      const lower = Math.ceil(perThousand(counts[version], kind)) + 1;
      const ceiling = ofVersion[kind];
      if (lower < ceiling) {
        changed.push(
          `${version}.${kind} ${Number.isFinite(ceiling) ? ceiling : 'new'} -> ${lower}`,
        );
        ofVersion[kind] = lower;
      }
    }
  }
  if (changed.length) {
    const json = `${JSON.stringify(ceilings, null, 2)}\n`;
    writeFileSync(path.join(root, file), json);
  }
  return changed;
}
