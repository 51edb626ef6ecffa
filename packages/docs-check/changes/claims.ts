/**
 * Compares what an entry of changes.json claims with the exact sources, and runs its search as a
 * reader does: it must match the old code and leave the new code alone.
 */
import {spawnSync} from 'node:child_process';
import {fileKeyOf, readCached, writeCached} from '../core/persistent-cache';
import {membersNamedIn, type Fact} from '../facts/fact';
import {nearestOf} from '../facts/nearest';
import {glob, type Change} from './change';
import type {Difference} from './differences';

/** The facts and the exact releases that an entry is compared with. */
export type Comparison = {
  differences: Difference[];
  before: Fact[];
  after: Fact[];
  /** Names of the two releases in messages. */
  names: {before: string; after: string};
};

type Pair = {said: string; was: boolean; is: boolean};

/** `uiDialogService.create`, `CommandsManager.run` in a piece of code, and which release has that member. */
function pairsIn(code: string, {before, after}: Comparison): Pair[] {
  return membersNamedIn(code, [...before, ...after]).flatMap((named) => {
    const {owner, member} = named;
    const isIn = (facts: Fact[]) =>
      facts.some((fact) => fact.owner === owner && fact.name === member);
    const said = `\`${owner}.${member}\``;
    return owner && member !== 'EVENTS'
      ? [{said, was: isIn(before), is: isIn(after)}]
      : [];
  });
}

/** What is wrong with the claims of an entry, according to the facts of both versions. */
export function checkClaims(entry: Change, comparison: Comparison): string[] {
  const {kind, covers = [], evidence} = entry;
  const {before, after} = comparison.names;
  const ids = comparison.differences.map(({id}) => id);
  const isGone = kind === 'removed' || kind === 'renamed';
  const isChanged = kind === 'signature' || kind === 'behavior';
  return [
    ...covers
      .filter((pattern) => !ids.some((id) => glob(pattern).test(id)))
      .map((pattern) => {
        const nearest = nearestOf(pattern, ids);
        return `covers \`${pattern}\`, but there is no such difference between ${before} and ${after}.${nearest ? ` Nearest: \`${nearest}\`.` : ''}`;
      }),
    ...pairsIn(entry.old ?? '', comparison).flatMap(({said, was, is}) =>
      isGone && !was
        ? `says that ${said} was ${kind}, but ${before} has no such member.`
        : isGone && is
          ? `says that ${said} was ${kind}, but ${after} still has it.`
          : isChanged && !(was && is)
            ? `says that ${said} changed, but ${was ? after : before} does not have it.`
            : [],
    ),
    ...pairsIn(entry.new ?? '', comparison).flatMap(({said, was, is}) =>
      !is
        ? `names ${said} as the replacement, but ${after} does not have it.`
        : kind === 'added' && was
          ? `says that ${said} was added, but ${before} already has it.`
          : [],
    ),
    ...(covers.length || evidence
      ? []
      : [
          'covers no difference of the sources and has no "evidence" that says where the change was seen.',
        ]),
  ];
}

/** Whether a search finds something in a piece of code. @throws if it is not a search as a reader runs it */
export function runGrep(command: string, code: string): boolean {
  const pattern = /^grep -rnE '([^']+)'(?: --include='[^']+')* src$/.exec(
    command,
  )?.[1];
  if (!pattern) {
    throw new Error(
      `the search does not have the form grep -rnE '…' src, on one line: ${command}`,
    );
  }
  const key = ['grep', fileKeyOf(import.meta.filename), pattern, code];
  const cached = readCached<boolean>(key);
  if (cached) {
    return cached.value;
  }
  const {status, stderr} = spawnSync('grep', ['-E', pattern], {
    input: `${code}\n`,
    encoding: 'utf8',
    timeout: 5000,
  });
  if (status !== 0 && status !== 1) {
    throw new Error(stderr?.trim() || 'grep does not run here.');
  }
  return writeCached(key, status === 0);
}

/** The search of an entry finds the old code, and leaves the new code alone. */
export function checkFind(entry: Change): string[] {
  const {alsoFinds, find, kind, new: now = '', old = ''} = entry;
  if (!find) {
    return old && kind !== 'default'
      ? ['has no search that finds the old code: give it "find".']
      : [];
  }
  try {
    const inNew = runGrep(find, now);
    return [
      ...(runGrep(find, old)
        ? []
        : [
            `has a search that does not find the old code: ${find} in ${old || 'nothing'}`,
          ]),
      ...(inNew && !alsoFinds
        ? [
            `has a search that also finds the new code: ${find} in ${now}. Narrow it, or say in "alsoFinds" why it must.`,
          ]
        : []),
      ...(!inNew && alsoFinds
        ? [
            'says in "alsoFinds" why its search finds the new code, and it does not find it: remove "alsoFinds".',
          ]
        : []),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}
