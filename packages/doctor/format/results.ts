/** Findings of any command, for the checks of a code host and for a comment on a change. */
import {masker} from './mask';
import type {SarifResult, Unread} from './sarif';

const commands = {error: 'error', warning: 'warning', note: 'notice'} as const;

/** As GitHub's commands of a workflow need a text, and in addition the value of a property. */
const escaped = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string) =>
  escaped(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Annotations: GitHub shows each one next to its line. */
export const githubReport = (
  results: readonly SarifResult[],
  unread: readonly Unread[],
): string =>
  [
    ...results.map(
      ({level, file, range, rule, text}) =>
        `::${commands[level]} file=${property(file)},line=${range.line},endLine=${range.endLine},col=${range.column},endColumn=${range.endColumn},title=${property(rule)}::${escaped(text)}\n`,
    ),
    ...unread.map(
      ({file, range, text}) =>
        `::warning file=${property(file)},line=${range?.line ?? 1}::${escaped(text)}\n`,
    ),
  ].join('');

const plain = (text: string) => text.replace(/[\\<>|[\]*_]/g, '\\$&');

/** A list by file. Hosts, ids, and secrets are masked: a comment has more readers than a file. */
export function markdownReport(
  results: readonly SarifResult[],
  unread: readonly Unread[],
): string {
  const lines = [
    ...results.map(({level, certainty, file, range, rule, text}) => ({
      file,
      line: `- Line ${range.line}, ${level} (${certainty}): ${text} (\`${rule}\`)`,
    })),
    ...unread.map(({file, range, text}) => ({
      file,
      line: `- ${range ? `Line ${range.line}: ` : ''}${plain(text)}`,
    })),
  ];
  const parts = [...new Set(lines.map(({file}) => file))].map((file) => {
    const own = lines.flatMap((one) => (one.file === file ? one.line : []));
    return `## ${plain(file)}\n\n${own.join('\n')}\n`;
  });
  return masker()(parts.join('\n') || 'No findings.\n');
}
