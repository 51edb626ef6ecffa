/** Findings for people at a terminal. */
import type {Finding} from '../types';

export type FileFindings = {file: string; findings: readonly Finding[]};

const count = (number: number, one: string) =>
  `${number} ${one}${number === 1 ? '' : 's'}`;

/** @param site origin of the pages, for links */
export function textReport(
  files: readonly FileFindings[],
  site: string,
): string {
  const lines = files.flatMap(({file, findings}) =>
    findings.flatMap(
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
  );
  const all = files.flatMap(({findings}) => findings);
  const of = (severity: Finding['severity']) =>
    all.filter((finding) => finding.severity === severity).length;
  return `${[
    ...lines,
    `${count(files.length, 'file')}: ${count(of('error'), 'error')}, ${count(of('warning'), 'warning')}, ${count(of('info'), 'note')}.`,
  ].join('\n')}\n`;
}
