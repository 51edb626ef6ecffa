/** What the network doctor found, for people at a terminal and for programs. */
import {networkReport, serverNames, type NetworkResult} from '../network/index';
import {networkRules} from '../network/rules/index';
import {levels, type Report} from './sarif';

export type CheckedRecording = {file: string} & (
  | {result: NetworkResult; why?: undefined}
  /** It cannot be read. */
  | {why: string}
);

const unreadOf = ({file, ...one}: CheckedRecording) =>
  one.why === undefined
    ? one.result.problem
      ? [{file, text: one.result.problem}]
      : one.result.unknownFailures
        ? [{file, text: one.result.notUnderstood.join(' ')}]
        : []
    : [{file, text: `it cannot be read: ${one.why}`}];

/** @param site origin of the pages, for links */
export function networkText(
  recordings: readonly CheckedRecording[],
  site: string,
): string {
  const lines = recordings.flatMap((one) => {
    if (one.why !== undefined || one.result.problem) {
      return unreadOf(one).map(
        ({file, text}) => `${file}: not checked: ${text}`,
      );
    }
    const {findings, requests, notUnderstood} = one.result;
    return [
      ...findings.flatMap((finding) => [
        `${one.file}:${finding.at}: ${finding.severity} (${finding.certainty}): ${finding.title}${finding.count > 1 ? `, ${finding.count} requests` : ''} [${finding.rule}]`,
        ...finding.evidence.map((line) => `    | ${line}`),
        `    ${finding.why}`,
        ...finding.fixes.flatMap(({server, text, code}) => [
          `    ${serverNames[server]}: ${text}`,
          ...(code ? code.split('\n').map((line) => `        ${line}`) : []),
        ]),
        `    ${site}/${finding.page}`,
      ]),
      ...notUnderstood.map((text) => `${one.file}: ${text}`),
      `${one.file}: requests: ${requests}, findings: ${findings.length}.`,
    ];
  });
  return `${lines.join('\n')}\n`;
}

export const networkJson = (recordings: readonly CheckedRecording[]): string =>
  `${JSON.stringify(
    recordings.map(({file, ...one}) =>
      one.why === undefined ? {file, ...one.result} : {file, problem: one.why},
    ),
    null,
    2,
  )}\n`;

/** Masked: a comment has more readers than a recording. */
export const networkMarkdown = (
  recordings: readonly CheckedRecording[],
  site: string,
): string =>
  recordings
    .map((one) =>
      one.why === undefined
        ? networkReport(one.result, site)
        : `# ${one.file}\n\nIt cannot be read: ${one.why}\n`,
    )
    .join('\n');

/** @param site origin of the pages, for links */
export const networkReportOf = (
  recordings: readonly CheckedRecording[],
  site: string,
): Report => ({
  tool: {name: 'network doctor', page: `${site}/tools/network`},
  rules: networkRules.map(({id, title, page, severity}) => ({
    id,
    title,
    why: title,
    help: `${site}/${page}`,
    level: levels[severity],
  })),
  results: recordings.flatMap((one) =>
    one.why === undefined
      ? one.result.findings.map((finding) => {
          // An entry of a HAR file has a number, not a line.
          const line = one.result.kind === 'har' ? 1 : finding.at;
          return {
            rule: finding.rule,
            level: levels[finding.severity],
            text: `${finding.title}. ${finding.why}`,
            certainty:
              finding.certainty === 'sure'
                ? ('sure' as const)
                : ('likely' as const),
            file: one.file,
            range: {line, column: 1, endLine: line, endColumn: 1},
          };
        })
      : [],
  ),
  unread: recordings.flatMap(unreadOf),
});
