/** Findings for programs. */
import type {FileFindings} from './text';

/** `{files, findings, notChecked}`; lines and columns start at 1. */
export function jsonReport(files: readonly FileFindings[]): string {
  return `${JSON.stringify(
    {
      files: files.map(({file}) => file),
      findings: files.flatMap(({file, findings}) =>
        findings.map(
          ({
            range,
            also,
            rule,
            severity,
            certainty,
            message,
            why,
            page,
            fix,
          }) => ({
            file,
            line: range.line,
            column: range.column,
            endLine: range.endLine,
            endColumn: range.endColumn,
            rule,
            severity,
            certainty,
            message,
            why,
            page,
            fix: fix ?? null,
            also: also ?? [],
          }),
        ),
      ),
      notChecked: files.flatMap(({file, notChecked}) =>
        notChecked.map(({range, what, why}) => ({
          file,
          line: range.line,
          column: range.column,
          endLine: range.endLine,
          endColumn: range.endColumn,
          what,
          why,
        })),
      ),
      stopped: files.flatMap(({file, stopped}) =>
        stopped ? [{file, why: stopped}] : [],
      ),
    },
    null,
    2,
  )}\n`;
}
