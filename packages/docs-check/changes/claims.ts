/** Compares what an entry of changes.json claims with the exact sources. */
import type {Fact} from '../facts/fact';
import {nearestOf} from '../facts/nearest';
import {glob, type Change} from './change';
import type {Difference} from './differences';

type Pair = [owner: string, member: string];

/** `uiDialogService.create`, `CommandsManager.run` in a piece of code: the owner as the facts call it, and the member. */
function pairsIn(code: string, facts: Fact[]): Pair[] {
  const owners = new Map(
    facts
      .filter(({kind}) => kind === 'service' || kind === 'manager')
      .flatMap(({name, exportName}) => [
        [name, name],
        [String(exportName), name],
      ]),
  );
  return [
    ...code.matchAll(/\b([A-Za-z]\w*)\??\.(?:EVENTS\.)?([A-Za-z_]\w*)/g),
  ].flatMap(([, spelling, member]): Pair[] => {
    const owner = owners.get(spelling!);
    return owner && member !== 'EVENTS' ? [[owner, member!]] : [];
  });
}

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

/** What an entry says of a member in its old code that is not so. */
function wrongInOld(
  kind: Change['kind'],
  pair: Pair,
  {before, after, names}: Comparison,
): string | undefined {
  const wasThere = hasMember(before, pair);
  const isThere = hasMember(after, pair);
  const isGone = kind === 'removed' || kind === 'renamed';
  if (isGone && !wasThere) {
    return `says that ${code(pair)} was ${kind}, but ${names.before} has no such member.`;
  }
  if (isGone && isThere) {
    return `says that ${code(pair)} was ${kind}, but ${names.after} still has it.`;
  }
  return (kind === 'signature' || kind === 'behavior') && !(wasThere && isThere)
    ? `says that ${code(pair)} changed, but ${wasThere ? names.after : names.before} does not have it.`
    : undefined;
}

function wrongInNew(
  kind: Change['kind'],
  pair: Pair,
  {before, after, names}: Comparison,
): string | undefined {
  if (!hasMember(after, pair)) {
    return `names ${code(pair)} as the replacement, but ${names.after} does not have it.`;
  }
  return kind === 'added' && hasMember(before, pair)
    ? `says that ${code(pair)} was added, but ${names.before} already has it.`
    : undefined;
}

/** What is wrong with the claims of an entry, according to the facts of both versions. */
export function checkClaims(entry: Change, comparison: Comparison): string[] {
  const {kind, covers = []} = entry;
  const facts = [...comparison.before, ...comparison.after];
  const problems = [
    ...coveredProblems(covers, comparison),
    ...pairsIn(entry.old ?? '', facts).flatMap(
      (pair) => wrongInOld(kind, pair, comparison) ?? [],
    ),
    ...pairsIn(entry.new ?? '', facts).flatMap(
      (pair) => wrongInNew(kind, pair, comparison) ?? [],
    ),
  ];
  if (!covers.length && !entry.evidence) {
    problems.push(
      'covers no difference of the sources and has no "evidence" that says where the change was seen.',
    );
  }
  return problems;
}
