/** Findings for programs. */
import type {FileFindings} from './text';

/** `{files, findings}`; lines and columns start at 1. */
export function jsonReport(files: readonly FileFindings[]): string {
  return `${JSON.stringify(
    {
      files: files.map(({file}) => file),
      findings: files.flatMap(({file, findings}) =>
        findings.map(
          ({range, rule, severity, certainty, message, why, page, fix}) => ({
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
          }),
        ),
      ),
    },
    null,
    2,
  )}\n`;
}
