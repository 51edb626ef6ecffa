/** Findings for people at a terminal. */
import type {CheckResult, Finding} from '../types';

export type FileFindings = {file: string} & Pick<
  CheckResult,
  'findings' | 'notChecked'
> & {
    /** Why not everything was checked. */
    stopped?: string;
  };

/** Whether a part of the file was not checked. */
const isPartly = ({
  notChecked,
  stopped,
}: Pick<FileFindings, 'notChecked' | 'stopped'>): boolean =>
  notChecked.length > 0 || stopped !== undefined;

const count = (number: number, one: string) =>
  `${number} ${one}${number === 1 ? '' : 's'}`;

/** @param site origin of the pages, for links */
export function textReport(
  files: readonly FileFindings[],
  site: string,
): string {
  const lines = files.flatMap(({file, findings, notChecked, stopped}) => [
    ...findings.flatMap(
      ({range, also, severity, certainty, rule, message, why, fix, page}) => [
        `${file}:${range.line}:${range.column}: ${severity} (${certainty}): ${message} [${rule}]`,
        `    ${why}`,
        ...(also
          ? [
              `    Also: ${also.map(({line, column}) => `${line}:${column}`).join(', ')}.`,
            ]
          : []),
        ...(fix ? [`    Fix: ${fix.title}.`] : []),
        `    ${site}${page}`,
      ],
    ),
    ...notChecked.map(
      ({range, what, why}) =>
        `${file}:${range.line}:${range.column}: not checked: ${what}: ${why}.`,
    ),
    ...(stopped ? [`${file}: the check stopped early (${stopped}).`] : []),
  ]);
  const all = files.flatMap(({findings}) => findings);
  const of = (severity: Finding['severity']) =>
    all.filter((finding) => finding.severity === severity).length;
  const parts = files.reduce((sum, one) => sum + one.notChecked.length, 0);
  const isWhole = !files.some(isPartly);
  const counts = [
    // Nobody knows how many errors are in what was not checked.
    of('error') || isWhole
      ? count(of('error'), 'error')
      : 'no error in what was checked',
    count(of('warning'), 'warning'),
    count(of('info'), 'note'),
    ...(isWhole ? [] : [`not checked: ${count(parts, 'part')}`]),
  ];
  return `${[
    ...lines,
    `${count(files.length, 'file')}: ${counts.join(', ')}.`,
  ].join('\n')}\n`;
}
