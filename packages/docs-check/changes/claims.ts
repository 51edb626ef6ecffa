/** Compares what an entry of changes.json claims with the exact sources. */
import type {Fact} from '../facts/fact';
import {nearestOf} from '../facts/nearest';
import {glob, type Change} from './change';
import type {Difference} from './differences';

/** `uiDialogService.create`, `CommandsManager.run` in a piece of code: the owner as the facts call it, and the member. */
function pairsIn(code: string, facts: Fact[]): [string, string][] {
  const owners = new Map<string, string>();
  for (const {kind, name, exportName} of facts) {
    if (kind !== 'service' && kind !== 'manager') {
      continue;
    }
    owners.set(name, name);
    if (typeof exportName === 'string') {
      owners.set(exportName, name);
    }
  }
  return [
    ...code.matchAll(/\b([A-Za-z]\w*)\??\.(?:EVENTS\.)?([A-Za-z_]\w*)/g),
  ].flatMap(([, owner, member]): [string, string][] =>
    owners.has(owner!) && member !== 'EVENTS'
      ? [[owners.get(owner!)!, member!]]
      : [],
  );
}

type Pair = [owner: string, member: string];

const hasMember = (facts: Fact[], [owner, member]: Pair) =>
  facts.some((f) => f.owner === owner && f.name === member);

const code = (pair: Pair) => `\`${pair.join('.')}\``;

/** The facts and the exact releases that an entry is compared with. */
export type Comparison = {
  differences: Difference[];
  before: Fact[];
  after: Fact[];
  /** Names of the two releases in messages. */
  names: {before: string; after: string};
};

function coveredProblems(
  covers: readonly string[],
  {differences, names}: Comparison,
): string[] {
  return covers
    .filter((pattern) => !differences.some((d) => glob(pattern).test(d.id)))
    .map((pattern) => {
      const nearest = nearestOf(
        pattern,
        differences.map((d) => d.id),
      );
      return `covers \`${pattern}\`, but there is no such difference between ${names.before} and ${names.after}.${nearest ? ` Nearest: \`${nearest}\`.` : ''}`;
    });
}

/** What an entry says about the members in its old code. */
function oldCodeProblem(
  kind: Change['kind'],
  pair: Pair,
  {before, after, names}: Comparison,
): string[] {
  const wasThere = hasMember(before, pair);
  const isThere = hasMember(after, pair);
  if (kind === 'removed' || kind === 'renamed') {
    if (!wasThere) {
      return [
        `says that ${code(pair)} was ${kind}, but ${names.before} has no such member.`,
      ];
    }
    return isThere
      ? [
          `says that ${code(pair)} was ${kind}, but ${names.after} still has it.`,
        ]
      : [];
  }
  if (kind === 'signature' || kind === 'behavior') {
    return wasThere && isThere
      ? []
      : [
          `says that ${code(pair)} changed, but ${wasThere ? names.after : names.before} does not have it.`,
        ];
  }
  return [];
}

function newCodeProblem(
  kind: Change['kind'],
  pair: Pair,
  {before, after, names}: Comparison,
): string[] {
  if (!hasMember(after, pair)) {
    return [
      `names ${code(pair)} as the replacement, but ${names.after} does not have it.`,
    ];
  }
  return kind === 'added' && hasMember(before, pair)
    ? [`says that ${code(pair)} was added, but ${names.before} already has it.`]
    : [];
}

/** What is wrong with the claims of an entry, according to the facts of both versions. */
export function checkClaims(entry: Change, comparison: Comparison): string[] {
  const {kind, covers = []} = entry;
  const facts = [...comparison.before, ...comparison.after];
  const problems = [
    ...coveredProblems(covers, comparison),
    ...pairsIn(entry.old ?? '', facts).flatMap((pair) =>
      oldCodeProblem(kind, pair, comparison),
    ),
    ...pairsIn(entry.new ?? '', facts).flatMap((pair) =>
      newCodeProblem(kind, pair, comparison),
    ),
  ];
  if (!covers.length && !entry.evidence) {
    problems.push(
      'covers no difference of the sources and has no "evidence" that says where the change was seen.',
    );
  }
  return problems;
}
