/** Checks files against the changes of an upgrade. */
import {ignoredIn, incompleteComment} from '../ignored';
import {positionsOf, type Positions} from '../positions';
import {linesOfFix, type FixLines} from '../fix-lines';
import {checklistOf} from './checklist';
import {commentOffset} from './comments';
import {icons, pageOf, stepsOf, type Change, type Step} from './data';
import {distinct} from './distinct';
import {excerptOf} from './excerpt';
import {findIn, type Found} from './match';
import {kindOf, type FileKind} from './kinds';
import {olderThan38} from './older';
import {slices} from './slices';
import {damagedLines, parse, type Source} from './source';
import type {
  AreaTotal,
  NotUnderstood,
  Progress,
  Upgrade,
  UpgradeFile,
  UpgradeFinding,
  UpgradeResult,
} from './types';

/** Findings of one file; more than that is a generated file. */
const maximumFindings = 2000;

/** A name, or a call without arguments, which can be written as it is. */
const isExact = (code: string) => /^[\w$.@/-]+(?:\(\))?$/.test(code);

/** The reader's line, rewritten, if it is one that fits into a sentence. */
function lineAfter(lines: FixLines | undefined): string | undefined {
  const after = lines?.after.join('\n').trim();
  return after && after.length <= 120 && !/[\n`]/.test(after)
    ? after
    : undefined;
}

/**
 * A message for a change that has none.
 *
 * @param line the reader's, rewritten; without it, the sample of the reference
 */
function messageOf(
  {kind, old, new: code}: Change,
  to: string,
  line?: string,
): string {
  // A sentence follows, not more code.
  const sample = code?.replace(/[,;]$/, '');
  const write = !sample
    ? ''
    : isExact(sample)
      ? ` Write \`${sample}\`.`
      : line
        ? ` Write \`${line.replace(/[,;]$/, '')}\`.`
        : ` For example: \`${sample}\`.`;
  switch (kind) {
    case 'renamed':
      return `Renamed in ${to}.${write}`;
    case 'removed':
      return `Gone in ${to}.${write || ' It has no replacement.'}`;
    case 'signature':
      return `Different arguments in ${to}.${write}`;
    case 'config key':
      return sample
        ? `Set differently in ${to}.${write}`
        : `Not read in ${to}. Remove it.`;
    default:
      return `Behaves differently in ${to}.${old && code && old !== code ? write : ' Check this line.'}`;
  }
}

/** A place of a file, and the step that its change belongs to. */
type Place = Found & {step: Step; yieldsTo?: string};

/** What the matchers of a step find, in the order of the text. */
function placesOf(source: Source, step: Step): Place[] {
  return findIn(source, step.index, icons)
    .map((found) => {
      const matcher = step.matchers[found.slug];
      const yieldsTo =
        matcher && 'match' in matcher ? matcher.yieldsTo : undefined;
      return {...found, step, ...(yieldsTo ? {yieldsTo} : {})};
    })
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

function findingOf(
  source: Source,
  text: string,
  positions: Positions,
  {step, ...found}: Place,
): UpgradeFinding | null {
  const change = step.changes.get(found.slug);
  const matcher = step.matchers[found.slug];
  if (!change || !matcher) {
    return null;
  }
  const {start, end, line, column, endLine, endColumn} = positions.range(
    source.original(found.from),
    source.original(found.to),
  );
  const {old, new: sample} = change;
  const edits =
    found.certainty === 'sure'
      ? found.edits?.map((edit) => ({
          start: source.original(edit.start),
          end: source.original(edit.end),
          text: edit.text,
        }))
      : undefined;
  const fixLines = edits?.length ? linesOfFix(text, edits) : undefined;
  const message =
    found.message ??
    ('match' in matcher ? matcher.message : undefined) ??
    messageOf(change, step.to, lineAfter(fixLines));
  const commentAt = commentOffset(source, start);
  return {
    change: change.slug,
    since: step.to,
    area: change.area,
    kind: change.kind,
    file: source.path,
    line,
    column,
    endLine,
    endColumn,
    code: excerptOf(text, start, end),
    certainty: found.certainty,
    message,
    why: change.why,
    ...(old === undefined ? {} : {old}),
    ...(sample === undefined ? {} : {new: sample}),
    page: pageOf(change),
    ...(edits && {fix: {title: message, edits}}),
    ...(fixLines && {fixLines}),
    ...(commentAt === null ? {} : {commentAt}),
  };
}

/** Findings of one file, and its lines that were not understood. */
export function checkFile(
  {path, text}: UpgradeFile,
  kind: FileKind,
  steps: readonly Step[],
): {findings: UpgradeFinding[]; notUnderstood: NotUnderstood[]} {
  const whole = (what: string): NotUnderstood[] => [
    {
      file: path,
      line: 1,
      endLine: Math.max(1, text.split('\n', 100_000).length),
      what,
    },
  ];
  try {
    const source = parse(path, text, kind);
    if ('problem' in source) {
      return {
        findings: [],
        notUnderstood: whole(`Not read, because ${source.problem}.`),
      };
    }
    const positions = positionsOf(text);
    const ignored = ignoredIn(text, (at) => positions.range(at, at).line);
    const findings = distinct(
      source.code,
      steps.flatMap((step) => placesOf(source, step)),
    )
      .map((place) => findingOf(source, text, positions, place))
      .filter((finding) => finding !== null)
      .filter(({change, line}) => !ignored.has(change, line));
    const notes = [
      ...olderThan38(source).map(({at, what}) => ({
        at: source.original(at),
        what,
      })),
      ...ignored.incomplete.map((at) => ({at, what: `${incompleteComment}.`})),
    ].map(({at, what}) => {
      const {line} = positions.range(at, at);
      return {file: path, line, endLine: line, what};
    });
    const lines = damagedLines(source, positions).map(([line, endLine]) => ({
      file: path,
      line,
      endLine,
      what: 'Not fully understood: look at these lines yourself.',
    }));
    return {
      findings: findings.slice(0, maximumFindings),
      notUnderstood: [
        ...notes,
        ...lines,
        ...(findings.length > maximumFindings
          ? whole(
              `Only the first ${maximumFindings} of ${findings.length} findings are listed.`,
            )
          : []),
      ],
    };
  } catch (error) {
    // A file that the parser cannot handle must not stop the others.
    const what = error instanceof Error ? error.message : String(error);
    return {findings: [], notUnderstood: whole(`Not read: ${what}.`)};
  }
}

/**
 * Checks the files of extensions and modes.
 *
 * @param files in any order; files that are neither code, JSON, style sheet, nor HTML are counted and skipped
 * @param upgrade the releases; from 3.8 to 3.10, the changes of both steps apply, in that order
 * @param onProgress called after each file
 * @param signal stops between two files, with what was found
 * @throws RangeError if there are no rules for the upgrade; the message lists those that exist
 */
export async function checkFiles(
  files: readonly UpgradeFile[],
  upgrade: Upgrade,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<UpgradeResult> {
  const steps = stepsOf(upgrade);
  const findings: UpgradeFinding[] = [];
  const notUnderstood: NotUnderstood[] = [];
  const read: UpgradeFile[] = [];
  let done = 0;
  const rest = slices();
  for (const file of files) {
    if (signal?.aborted) {
      break;
    }
    const kind = kindOf(file.path);
    if (kind) {
      const result = checkFile(file, kind, steps);
      findings.push(...result.findings);
      notUnderstood.push(...result.notUnderstood);
      read.push(file);
    }
    done++;
    onProgress?.({done, total: files.length, path: file.path});
    await rest();
  }
  const checklist = steps.flatMap((step) => checklistOf(step, read));
  return {
    findings,
    checklist,
    notUnderstood,
    ...sumOf(findings, checklist.length),
    read: read.length,
    ignored: done - read.length,
    cancelled: done < files.length,
  };
}

/** Totals per area, and what is left to do. */
export function sumOf(findings: readonly UpgradeFinding[], questions: number) {
  const totals = new Map<string, AreaTotal>();
  for (const {area, certainty, fix} of findings) {
    const total = totals.get(area) ?? {area, sure: 0, likely: 0, fixes: 0};
    total[certainty]++;
    total.fixes += fix ? 1 : 0;
    totals.set(area, total);
  }
  const sure = findings.filter(({certainty}) => certainty === 'sure').length;
  const automatic = findings.filter(({fix}) => fix).length;
  return {
    totals: [...totals.values()].sort(
      (a, b) => b.sure - a.sure || b.likely - a.likely,
    ),
    estimate: {
      automatic,
      byHand: sure - automatic,
      toReview: findings.length - sure,
      questions,
    },
  };
}
