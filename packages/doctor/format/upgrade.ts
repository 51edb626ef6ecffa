/** Results of the upgrade doctor for people and for code hosts. */
import type {UpgradeFinding, UpgradeResult} from '../upgrade/types';
import type {Report} from './sarif';

const count = (number: number, one: string, more = `${one}s`) =>
  `${number} ${number === 1 ? one : more}`;

/** @param site origin of the pages, for links */
export function upgradeText(
  {findings, checklist, notUnderstood, totals, estimate, read}: UpgradeResult,
  site: string,
): string {
  const found = findings.flatMap((finding) => linesOf(finding, site));
  const unread = notUnderstood.map(
    ({file, line, endLine, what}) =>
      `${file}:${line}${endLine > line ? `-${endLine}` : ''}: ${what}`,
  );
  const questions = checklist.flatMap(({change, ask, page, find, lines}) => [
    `[ ] ${ask} [${change}]`,
    ...(find ? [`    ${find} (${count(lines, 'line')} here)`] : []),
    `    ${site}${page}`,
  ]);
  const areas = totals.map(
    ({area, sure, likely}) => `${area}: ${sure} sure, ${likely} likely`,
  );
  return `${[
    ...found,
    ...unread,
    ...(questions.length ? ['', 'To answer by hand:', ...questions, ''] : []),
    ...areas,
    `${count(read, 'file')}: ${count(estimate.automatic, 'fix is', 'fixes are')} ready, ${count(estimate.byHand, 'place')} to change by hand, ${count(estimate.toReview, 'place')} to look at, ${count(estimate.questions, 'question')}.`,
  ].join('\n')}\n`;
}

function linesOf(finding: UpgradeFinding, site: string): string[] {
  const {file, line, column, code, certainty, message, change} = finding;
  return [
    `${file}:${line}:${column}: ${certainty}: ${message} [${change}]`,
    ...codeLines(line, code),
    `    ${finding.why}`,
    ...(finding.fix ? ['    --fix rewrites it.'] : []),
    `    ${site}${finding.page}`,
  ];
}

/** The line of the file, and carets below the place. */
function codeLines(
  line: number,
  {text, from, to}: UpgradeFinding['code'],
): string[] {
  const margin = ' '.repeat(String(line).length);
  return [
    `    ${line} | ${text}`,
    ...(to > from
      ? [`    ${margin} | ${' '.repeat(from)}${'^'.repeat(to - from)}`]
      : []),
  ];
}

/** `{findings, checklist, …}` as `types.ts` describes them. */
export const upgradeJson = (result: UpgradeResult) =>
  `${JSON.stringify(result, null, 2)}\n`;

/** @param site origin of the pages, for links */
export function upgradeReport(
  {findings, notUnderstood}: UpgradeResult,
  site: string,
): Report {
  const level = ({certainty}: UpgradeFinding) =>
    certainty === 'sure' ? ('error' as const) : ('warning' as const);
  const rules = new Map(findings.map((finding) => [finding.change, finding]));
  return {
    tool: {name: 'upgrade doctor', page: `${site}/migration-guide`},
    rules: [...rules].map(([id, finding]) => ({
      id,
      title: finding.message,
      why: finding.why,
      help: `${site}${finding.page}`,
      level: level(finding),
    })),
    results: findings.map((finding) => ({
      rule: finding.change,
      level: level(finding),
      text: `${finding.message} ${finding.why}`,
      certainty: finding.certainty,
      file: finding.file,
      range: finding,
    })),
    unread: notUnderstood.map(({file, line, endLine, what}) => ({
      file,
      range: {line, column: 1, endLine, endColumn: 1},
      text: what,
    })),
  };
}
