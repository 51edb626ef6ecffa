/** What a command prints, and how it ends. */
import {githubReport, markdownReport} from '../format/results';
import {sarif, type Report} from '../format/sarif';
import {version} from '../package.json';
import {levels, type CommonOptions} from './options';

export type Output = {status: 0 | 1 | 2; out: string; error: string};

/** One meaning for all commands: `commonUsage` says it. */
function statusOf(
  {failOn, allowUnread}: CommonOptions,
  {results, unread}: Report,
): Output['status'] {
  const least = levels.indexOf(failOn);
  const isFound = results.some(
    ({level}) => levels.indexOf(level === 'note' ? 'info' : level) >= least,
  );
  return isFound ? 1 : unread.length && !allowUnread ? 2 : 0;
}

/**
 * @param own the formats that each command has in its own words, the patch of a dry run, and a
 * sentence about what was left out
 */
export function outputOf(
  options: CommonOptions,
  report: Report,
  own: {
    text: () => string;
    json: () => string;
    /** Where a list by line says too little. */
    markdown?: () => string;
    patch: string;
    note: string;
  },
): Output {
  const formats = {
    sarif: () => sarif(report, version),
    markdown: () => markdownReport(report.results, report.unread),
    github: () => githubReport(report.results, report.unread),
    ...own,
  };
  return {
    status: statusOf(options, report),
    out: options.dryRun ? own.patch : formats[options.format](),
    error: own.note,
  };
}
