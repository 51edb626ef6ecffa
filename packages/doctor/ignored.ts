/**
 * Comments that accept a finding: `// ohif-doctor-ignore local-host: a demo on one computer`,
 * on its line or the one before. Without a rule and a reason, a comment hides nothing.
 */
const comment =
  /(?:\/\/|\/\*|#|<!--)[^\S\n]*ohif-doctor-ignore\b(?:[^\S\n]+([\w-]+(?:,[^\S\n]*[\w-]+)*):[^\S\n]*([^\s*>-][^\n]*))?/g;

export function ignoredIn(
  text: string,
  lineOf: (offset: number) => number,
): {
  has: (rule: string, line: number) => boolean;
  /** Offsets of comments without a rule or a reason. */
  incomplete: number[];
} {
  const ignored = new Set<string>();
  const incomplete: number[] = [];
  for (const {index, 1: rules} of text.matchAll(comment)) {
    const line = lineOf(index);
    for (const rule of rules?.split(/,\s*/) ?? []) {
      ignored.add(`${rule} ${line}`).add(`${rule} ${line + 1}`);
    }
    if (!rules) {
      incomplete.push(index);
    }
  }
  return {has: (rule, line) => ignored.has(`${rule} ${line}`), incomplete};
}

export const incompleteComment =
  'the comment has no effect: write `ohif-doctor-ignore RULE: reason`';
