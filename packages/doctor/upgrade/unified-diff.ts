/** A patch that `git apply` accepts. */
import {formatPatch, structuredPatch, type StructuredPatch} from 'diff';
import type {UpgradeFile} from './types';

/**
 * The changes of all files as one unified diff with the prefixes `a/` and `b/`.
 *
 * @param old files as they were
 * @param now the same paths, changed; files that are not in `old` are left out
 * @returns an empty string if nothing changed
 */
export function toUnifiedDiff(
  old: readonly UpgradeFile[],
  now: readonly UpgradeFile[],
): string {
  const after = new Map(now.map(({path, text}) => [path, text]));
  return old
    .map(({path, text}) => {
      const changed = after.get(path);
      return changed === undefined || changed === text
        ? ''
        : patchOf(path, text, changed);
    })
    .join('');
}

/**
 * Lines that may be removed or added in a file, because the time grows with the square of
 * them; a file with more is replaced as a whole.
 */
const maxEditLength = 1000;

function patchOf(path: string, old: string, now: string): string {
  const name = path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  const between = (before: string, after: string, limit = Infinity) =>
    structuredPatch(`a/${name}`, `b/${name}`, before, after, '', '', {
      context: 3,
      maxEditLength: limit,
    })!;
  const limited: StructuredPatch | undefined = between(old, now, maxEditLength);
  if (limited) {
    return formatPatch({...limited, isGit: true});
  }
  const patch = between(old, '');
  const [removed] = patch.hunks;
  const [added] = between('', now).hunks;
  const hunk = {
    oldStart: 1,
    oldLines: removed?.oldLines ?? 0,
    newStart: 1,
    newLines: added?.newLines ?? 0,
    lines: [removed, added].flatMap((each) => each?.lines ?? []),
  };
  return formatPatch({...patch, hunks: [hunk], isGit: true});
}
