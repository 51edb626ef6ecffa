/** Writes fixes into files. All bytes outside the edits stay. */
import {compatible, edited} from '../edited';
import {grouped} from '../grouped';
import type {Edit} from '../types';
import {checkFile} from './check';
import {stepsOf, type Step} from './data';
import {kindOf} from './kinds';
import {slices} from './slices';
import type {Progress, Upgrade, UpgradeFile, UpgradeFinding} from './types';

/** A comment on a separate line, with the indentation and the line ending of the next line. */
function commentEdits(
  text: string,
  findings: readonly UpgradeFinding[],
): Edit[] {
  const notes = new Map<number, Set<string>>();
  for (const {commentAt, since, message, fix} of findings) {
    if (commentAt !== undefined && !fix) {
      const note = `TODO ${since}: ${message.replace(/\s+/g, ' ')}`;
      notes.set(commentAt, (notes.get(commentAt) ?? new Set()).add(note));
    }
  }
  return [...notes].map(([at, lines]) => {
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    const indent = text.slice(lineStart, at).replace(/^\ufeff/, '');
    const newline = text.includes('\r\n') ? '\r\n' : '\n';
    return {
      start: at,
      end: at,
      text: [...lines]
        .filter((line) => !text.includes(`// ${line}`))
        .map((line) => `// ${line}${newline}${indent}`)
        .join(''),
    };
  });
}

/**
 * Applies the fixes of findings to the files that they were found in.
 *
 * @param options.comments also writes a `TODO` comment above each place that has no fix
 * @returns all files, changed or not; of fixes that overlap, the first is applied
 */
export function applyFixes(
  files: readonly UpgradeFile[],
  findings: readonly UpgradeFinding[],
  {comments = false}: {comments?: boolean} = {},
): UpgradeFile[] {
  const byFile = grouped(findings, ({file}) => file);
  return files.map((file) => {
    const own = byFile.get(file.path) ?? [];
    const edits = compatible(own);
    const notes = comments
      ? commentEdits(file.text, own).filter(({start}) =>
          edits.every((edit) => start <= edit.start || start >= edit.end),
        )
      : [];
    const all = [...notes, ...edits];
    return all.length ? {...file, text: edited(file.text, all)} : file;
  });
}

/** Checks and fixes until no fix is left, one step after the other. */
function fixFile(file: UpgradeFile, steps: readonly Step[]): UpgradeFile {
  const kind = kindOf(file.path);
  let current = file;
  for (const step of kind ? steps : []) {
    for (let round = 0; round < 10; round++) {
      const findings = checkFile(current, kind!, [step]).findings.filter(
        ({fix}) => fix,
      );
      if (!findings.length) {
        break;
      }
      [current = file] = applyFixes([current], findings);
    }
  }
  return current;
}

/**
 * Fixes until no fix is left: what 3.9 renamed and 3.10 renamed again gets its last name. It works
 * in slices: an archive's page can start no worker, and must respond meanwhile.
 *
 * @param onProgress called after each file
 * @throws RangeError if there are no rules for the upgrade
 */
export async function fixAll(
  files: readonly UpgradeFile[],
  upgrade: Upgrade,
  onProgress?: Progress,
): Promise<UpgradeFile[]> {
  const steps = stepsOf(upgrade);
  const rest = slices();
  const fixed: UpgradeFile[] = [];
  for (const file of files) {
    fixed.push(fixFile(file, steps));
    onProgress?.({done: fixed.length, total: files.length, path: file.path});
    await rest();
  }
  return fixed;
}
