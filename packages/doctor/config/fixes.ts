/** Applies fixes as edits of the text. */
import {compatible, edited} from '../edited';
import {grouped} from '../grouped';
import {mostFindings} from '../limits';
import type {Finding} from '../types';

/** Fixes that are right wherever the file is used. */
export const sureFixes = (findings: readonly Finding[]) =>
  findings.filter(({certainty, fix}) => certainty === 'sure' && fix);

/**
 * Applies the fixes of some findings of the same text. Of two that overlap, the first is applied;
 * check the result again to get the second.
 */
export const applyFixes = (
  text: string,
  findings: readonly Finding[],
): string => edited(text, compatible(findings));

type Check = (text: string) => readonly Finding[];

/** More rounds than fixes ever need: each round leaves fewer that overlap. */
const rounds = 20;

/** More than a file ever needs; each one is a check of the whole text. */
const mostAlone = 50;

/** The same problem in the text before and after an edit, which moves it. */
const keyOf = ({rule, message}: Finding) => `${rule} ${message}`;

/** Applies those fixes that are wanted until none is left. */
function settle(
  text: string,
  check: Check,
  isWanted: (finding: Finding) => boolean = () => true,
): string {
  let current = text;
  for (let round = 0; round < rounds; round++) {
    const next = applyFixes(
      current,
      sureFixes(check(current)).filter(isWanted),
    );
    if (next === current) {
      break;
    }
    current = next;
  }
  return current;
}

/** Whether the second list has one of the first less often. */
function isLost(before: readonly string[], after: readonly string[]): boolean {
  const left = grouped(after, (one) => one);
  return before.some((one) => left.get(one)?.pop() === undefined);
}

/**
 * Whether a text is better than before and not just shorter: it has no new finding, what had no
 * fix is still found, and all lines that no finding names are still there.
 */
function isSafe(
  before: {text: string; findings: readonly Finding[]},
  after: {text: string; findings: readonly Finding[]},
): boolean {
  const fixed = sureFixes(before.findings);
  const keys = new Set(fixed.map(keyOf));
  const edits = fixed.flatMap(({fix}) => fix?.edits ?? []);
  // Only a removal can hide a problem that is still there.
  const open = (edits.some(({text}) => !text) ? before.findings : [])
    // What is inside a part that a fix removes goes with it.
    .filter(
      ({range}) =>
        !edits.some(({start, end}) => start <= range.start && range.end <= end),
    )
    .map(keyOf)
    .filter((key) => !keys.has(key));
  const now = after.findings.map(keyOf);
  const named = new Set<number>();
  for (const {range, also = []} of before.findings) {
    for (const {line, endLine} of [range, ...also]) {
      for (let one = line; one <= endLine; one++) {
        named.add(one);
      }
    }
  }
  const linesOf = (text: string) =>
    text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim());
  const unnamed = linesOf(before.text).filter((_, i) => !named.has(i + 1));
  return (
    !isLost(now, before.findings.map(keyOf)) &&
    !isLost(open, now) &&
    !isLost(unnamed, linesOf(after.text))
  );
}

/**
 * Applies all fixes that are safe, until none is left.
 *
 * @param check returns the findings of a text
 */
export function fixAll(text: string, checkOnce: Check): string {
  const checked = new Map<string, readonly Finding[]>();
  const check = (one: string) => {
    const findings = checked.get(one) ?? checkOnce(one);
    checked.set(one, findings);
    return findings;
  };
  const whole = (one: string) => ({text: one, findings: check(one)});
  // Other fixes are known only of a text that parses.
  const parsed = settle(text, check, ({rule}) =>
    /^(syntax|missing-comma)/.test(rule),
  );
  let current = whole(parsed);
  if (parsed !== text && !isSafe(whole(text), current)) {
    return text;
  }
  // A check stops early: more is found once these are fixed.
  while (current.findings.length >= mostFindings) {
    const next = whole(applyFixes(current.text, sureFixes(current.findings)));
    if (next.text === current.text || !isSafe(current, next)) {
      break;
    }
    current = next;
  }
  const all = settle(current.text, check);
  if (all === current.text || isSafe(current, whole(all))) {
    return all;
  }
  // One of them is not, with what it brings: each alone.
  for (const finding of sureFixes(current.findings).slice(0, mostAlone)) {
    const here = sureFixes(current.findings).filter(
      (one) => keyOf(one) === keyOf(finding),
    );
    const known = new Set(current.findings.map(keyOf));
    for (const one of here) {
      const next = whole(
        settle(
          applyFixes(current.text, [one]),
          check,
          (brought) => !known.has(keyOf(brought)),
        ),
      );
      if (isSafe(current, next)) {
        current = next;
        break;
      }
    }
  }
  return current.text;
}
