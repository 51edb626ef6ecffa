/** Runs the rules on one text. */
import type {CheckOptions, CheckResult, Finding, Range} from '../types';
import {ignoredIn, incompleteComment} from '../ignored';
import {mostFindings} from '../limits';
import {positionsOf} from '../positions';
import {fixOf, placeOf} from './edits';
import {effectiveValues} from './effective';
import {pathOfPage, type Knowledge} from './knowledge';
import {openObject} from './model';
import {parseConfig, type ConfigFile} from './parse';
import type {Context, Report, Rule, Shared} from './rule';
import {rules} from './rules/index';
import {sourcesOf} from './sources';
import type {Root} from './worlds';

class Stop extends Error {
  constructor(readonly reason: NonNullable<CheckResult['stopped']>) {
    super(reason);
  }
}

/** What the rules see of one way through the file. */
const contextFor = (
  file: ConfigFile,
  root: Root | undefined,
  knowledge: Knowledge,
  options: CheckOptions,
): Shared => ({
  file,
  config: root?.value ?? openObject(),
  fromFunction: root?.fromFunction ?? false,
  sources: root ? sourcesOf(root.value) : [],
  knowledge,
  options,
});

type ToRange = (start: number, end: number) => Range;

const gapsOf = ({gaps}: ConfigFile, range: ToRange) =>
  gaps
    .slice(0, mostFindings)
    .map(({start, end, what, why}) => ({range: range(start, end), what, why}));

/** Adds what a rule leaves open, once. */
const opener =
  (
    text: string,
    notChecked: CheckResult['notChecked'],
    range: ToRange,
  ): Context['leaveOpen'] =>
  ({start, end}, why) => {
    if (!notChecked.some((other) => other.range.start === start)) {
      const what = text.slice(start, Math.min(end, start + 60));
      notChecked.push({range: range(start, end), what, why});
    }
  };

/** In the order of the text. */
const inOrder = (a: Finding, b: Finding) =>
  a.range.start - b.range.start ||
  a.range.end - b.range.end ||
  (a.rule < b.rule ? -1 : 1);

/**
 * Never throws, for any text.
 *
 * @param text of the file
 * @param knowledge of the release that will read it
 */
export function checkConfig(
  text: string,
  knowledge: Knowledge,
  options: CheckOptions = {},
): CheckResult {
  const now = options.now ?? Date.now;
  const end = now() + (options.deadline ?? Infinity);
  const file = parseConfig(text, () => now() >= end);
  const {range} = positionsOf(text);
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const result: CheckResult = {
    findings,
    effective: [],
    notChecked: gapsOf(file, range),
  };

  const reporter = (rule: Rule) => (report: Report) => {
    const {start, end: last} = placeOf(report);
    const fix = report.fix ?? fixOf(file.text, report);
    const key = `${rule.id} ${start} ${last} ${report.message}`;
    if (seen.has(key)) {
      return;
    }
    seen.add(key);
    findings.push({
      rule: rule.id,
      severity: report.severity ?? rule.severity,
      certainty: report.certainty ?? rule.certainty,
      range: range(start, last),
      ...(report.also?.length
        ? {also: report.also.map((place) => range(place.start, place.end))}
        : {}),
      message: report.message,
      why: report.why ?? rule.why,
      // Of a text that does not parse, only the place of the error is certain.
      ...(fix && (!file.problems.length || rule.correctsSyntax) ? {fix} : {}),
      page: pathOfPage(knowledge, report.page ?? rule.page),
    });
    if (findings.length >= mostFindings) {
      throw new Stop('too many findings');
    }
    if (now() >= end) {
      throw new Stop('deadline');
    }
  };

  const contextOf = (root: Root | undefined) =>
    contextFor(file, root, knowledge, options);
  const leaveOpen = opener(text, result.notChecked, range);
  const run = (shared: Shared, of: readonly Rule[]) => {
    for (const rule of of) {
      if (now() >= end) {
        throw new Stop('deadline');
      }
      rule.check({...shared, report: reporter(rule), leaveOpen});
    }
  };
  try {
    run(
      contextOf(file.root),
      file.root ? rules : rules.filter(({needsRoot}) => needsRoot === false),
    );
    for (const root of file.roots.slice(1)) {
      run(
        contextOf(root),
        rules.filter(({needsRoot}) => needsRoot !== false),
      );
    }
    result.effective = effectiveValues(file.roots.map(contextOf), range);
  } catch (error) {
    if (!(error instanceof Stop)) {
      throw error;
    }
    result.stopped = error.reason;
  }
  return withoutIgnored(result, text, range);
}

/** What comments accept is left out; a comment without a reason is named. */
function withoutIgnored(
  result: CheckResult,
  text: string,
  range: ToRange,
): CheckResult {
  result.findings.sort(inOrder);
  result.notChecked.sort((a, b) => a.range.start - b.range.start);
  const {has, incomplete} = ignoredIn(text, (at) => range(at, at).line);
  return {
    ...result,
    findings: result.findings.filter(
      ({rule, range: {line}}) => !has(rule, line),
    ),
    notChecked: [
      ...result.notChecked,
      ...incomplete.map((at) => ({
        range: range(at, at),
        what: 'ohif-doctor-ignore',
        why: incompleteComment,
      })),
    ],
  };
}
