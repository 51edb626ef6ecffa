/** A line of a patch, and what it is. */
export type PatchLine = {
  text: string;
  kind: 'head' | 'added' | 'removed' | 'same';
};

const kinds: Record<string, PatchLine['kind']> = {
  '+': 'added',
  '-': 'removed',
};

/**
 * The lines of a unified diff. `--- a/file` is a line of the head, and so is `@@`; a removed
 * `--i;` looks like the former and is not, so the place decides.
 */
export function patchLines(patch: string): PatchLine[] {
  let isHead = true;
  return patch.split('\n').map((text) => {
    if (text.startsWith('diff ')) {
      isHead = true;
    } else if (text.startsWith('@@')) {
      isHead = false;
      return {text, kind: 'head'};
    }
    return {text, kind: isHead ? 'head' : (kinds[text.charAt(0)] ?? 'same')};
  });
}
