/** Findings for programs. */
import type {Range} from '../types';
import type {FileFindings} from './text';

const placeOf = ({line, column, endLine, endColumn}: Range) => ({
  line,
  column,
  endLine,
  endColumn,
});

/** `{files, findings, notChecked}`; lines and columns start at 1. */
export function jsonReport(files: readonly FileFindings[]): string {
  return `${JSON.stringify(
    {
      files: files.map(({file}) => file),
      findings: files.flatMap(({file, findings}) =>
        findings.map(({range, fix, also, ...finding}) => ({
          file,
          ...placeOf(range),
          rule: finding.rule,
          severity: finding.severity,
          certainty: finding.certainty,
          message: finding.message,
          why: finding.why,
          page: finding.page,
          fix: fix ?? null,
          also: also ?? [],
        })),
      ),
      notChecked: files.flatMap(({file, notChecked}) =>
        notChecked.map(({range, what, why}) => ({
          file,
          ...placeOf(range),
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
