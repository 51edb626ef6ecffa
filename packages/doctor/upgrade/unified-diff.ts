/** A patch that `git apply` accepts. */
import {structuredPatch} from 'diff';
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

/** Git quotes names with these characters, as C does. */
function quoted(prefix: string, path: string): string {
  const name = `${prefix}/${path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')}`;
  return /[\u0000-\u001f"\u007f]/.test(name)
    ? `"${name.replace(/["\u0000-\u001f\u007f]/g, (char) =>
        char === '"'
          ? '\\"'
          : `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`,
      )}"`
    : name;
}

function patchOf(path: string, old: string, now: string): string {
  const {hunks} = structuredPatch('', '', old, now, '', '', {context: 3});
  const names = [quoted('a', path), quoted('b', path)] as const;
  // A tab after the name ends it, so that a name can have spaces.
  const end = /\s/.test(path) ? '\t' : '';
  const lines = hunks.flatMap(
    ({oldStart, oldLines, newStart, newLines, lines: body}) => [
      `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
      ...body,
    ],
  );
  return `diff --git ${names[0]} ${names[1]}\n--- ${names[0]}${end}\n+++ ${names[1]}${end}\n${lines.join('\n')}\n`;
}
