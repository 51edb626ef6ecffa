/** A patch that `git apply` accepts. */
import {diffArrays} from 'diff';
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

/** With their line breaks, which only the last one may not have. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Lines that are compared with each other at once: the time grows with the square of them. */
const most = 400;

/** Each line of both texts, after a space, or a minus or plus sign if only one has it. */
function comparedLines(old: readonly string[], now: readonly string[]) {
  const compared: string[] = [];
  const add = (sign: string, lines: readonly string[]) => {
    for (const line of lines) {
      compared.push(sign + line);
    }
  };
  let [from, to] = [0, 0];
  while (from < old.length || to < now.length) {
    const parts = diffArrays(
      old.slice(from, from + most),
      now.slice(to, to + most),
    );
    // What comes after the last common line may have its counterpart in the next ones.
    const end = parts
      .map(({added, removed}) => added || removed)
      .lastIndexOf(false);
    const isRest = from + most >= old.length && to + most >= now.length;
    const sure = isRest || end < 0 ? parts : parts.slice(0, end + 1);
    for (const {added, removed, value} of sure) {
      add(added ? '+' : removed ? '-' : ' ', value);
      from += added ? 0 : value.length;
      to += removed ? 0 : value.length;
    }
  }
  return compared;
}

/** Equal lines before and after a change. */
const context = 3;

/** The changes with their context; those that are close together are one hunk. */
function hunksOf(compared: readonly string[]): string[] {
  const changes = compared.flatMap((line, i) =>
    line.startsWith(' ') ? [] : i,
  );
  const hunks: string[] = [];
  let [at, oldLine, newLine] = [0, 1, 1];
  for (let first = 0, next = 1; first < changes.length; first = next++) {
    while (changes[next]! - changes[next - 1]! <= 2 * context + 1) {
      next++;
    }
    const start = Math.max(0, changes[first]! - context);
    const body = compared.slice(start, changes[next - 1]! + context + 1);
    const [olds, news] = ['+', '-'].map(
      (sign) => body.filter((line) => !line.startsWith(sign)).length,
    );
    oldLine += start - at;
    newLine += start - at;
    const places = [
      `-${olds ? oldLine : oldLine - 1},${olds}`,
      `+${news ? newLine : newLine - 1},${news}`,
    ];
    hunks.push(
      `@@ ${places.join(' ')} @@\n`,
      ...body.map((line) =>
        line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`,
      ),
    );
    at = start + body.length;
    oldLine += olds!;
    newLine += news!;
  }
  return hunks;
}

function patchOf(path: string, old: string, now: string): string {
  const hunks = hunksOf(comparedLines(linesOf(old), linesOf(now)));
  const names = [quoted('a', path), quoted('b', path)] as const;
  // A tab after the name ends it, so that a name can have spaces.
  const end = /\s/.test(path) ? '\t' : '';
  return `diff --git ${names[0]} ${names[1]}\n--- ${names[0]}${end}\n+++ ${names[1]}${end}\n${hunks.join('')}`;
}
