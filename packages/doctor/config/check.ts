/** Runs the rules on one text. */
import type {CheckOptions, CheckResult, Finding, NotChecked} from '../types';
import {positionsOf} from '../positions';
import {effectiveValues} from './effective';
import {pathOfPage, type Knowledge} from './knowledge';
import {parseConfig, type ConfigFile} from './parse';
import type {Context, Report, Rule} from './rule';
import {rules} from './rules/index';
import {sourcesOf} from './sources';

/** Findings after which the list is of no use to anybody. */
const most = 500;

class Stop extends Error {
  constructor(readonly reason: NonNullable<CheckResult['stopped']>) {
    super(reason);
  }
}

const emptyConfig = {
  kind: 'object',
  start: 0,
  end: 0,
  properties: [],
  open: true,
} as const;

/** Computed values where rules look; code inside functions is not checked. */
function notCheckedOf(
  file: ConfigFile,
  range: (start: number, end: number) => Finding['range'],
): NotChecked[] {
  return file.unknown
    .slice(0, most)
    .map(({start, end, what}) => ({range: range(start, end), what}))
    .sort((a, b) => a.range.start - b.range.start);
}

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
    notChecked: notCheckedOf(file, range),
  };

  const reporter = (rule: Rule) => (report: Report) => {
    const {start, end: last} = report.at;
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
      ...(report.fix && (!file.problems.length || rule.correctsSyntax)
        ? {fix: report.fix}
        : {}),
      page: pathOfPage(knowledge, report.page ?? rule.page),
    });
    if (findings.length >= most) {
      throw new Stop('too many findings');
    }
    if (now() >= end) {
      throw new Stop('deadline');
    }
  };

  const shared: Omit<Context, 'report'> = {
    file,
    config: file.root?.value ?? emptyConfig,
    fromFunction: file.root?.fromFunction ?? false,
    sources: file.root ? sourcesOf(file.root.value) : [],
    knowledge,
    options,
  } as Omit<Context, 'report'>;
  try {
    for (const rule of rules) {
      if (now() >= end) {
        throw new Stop('deadline');
      }
      if (file.root ?? rule.needsRoot === false) {
        rule.check({...shared, report: reporter(rule)});
      }
    }
    result.effective = effectiveValues(shared, range);
  } catch (error) {
    if (!(error instanceof Stop)) {
      throw error;
    }
    result.stopped = error.reason;
  }
  findings.sort(
    (a, b) =>
      a.range.start - b.range.start ||
      a.range.end - b.range.end ||
      (a.rule < b.rule ? -1 : 1),
  );
  return result;
}
