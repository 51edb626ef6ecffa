/** A report to paste into an issue. */
import type {CheckResult, Finding} from '../types';
import {masker} from './mask';

export const signs = {
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
} as const;

/** Code that contains backquotes needs a longer fence. */
function fenced(code: string): string {
  const longest = Math.max(
    2,
    ...(code.match(/`+/g) ?? []).map(({length}) => length),
  );
  const fence = '`'.repeat(longest + 1);
  return `${fence}js\n${code}\n${fence}`;
}

/** Parts that were not checked, of which a report names the first ones. */
const mostParts = 50;

const inline = (text: string) => text.replace(/[\\<>|]/g, '\\$&');

function lines(text: string, {range, also = []}: Finding): string {
  const all = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return [
    ...all.slice(range.line - 1, Math.min(range.endLine, range.line + 2)),
    ...also.map(({line}) => all[line - 1] ?? ''),
  ]
    .map((line) => (line.length > 200 ? `${line.slice(0, 199)}…` : line))
    .join('\n');
}

/**
 * The findings as Markdown. Hosts, ids, and secrets are masked, each with the same name wherever
 * it appears.
 *
 * @param site origin of the pages, for links
 */
export function maskedReport(
  text: string,
  {findings, notChecked, stopped}: CheckResult,
  release: string,
  site = '',
): string {
  const mask = masker();
  const counts = (['error', 'warning', 'info'] as const)
    .map((severity) => ({
      severity,
      count: findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({count}) => count)
    .map(({severity, count}) => `${count} × ${signs[severity].toLowerCase()}`);
  const parts = [
    `# app-config.js, checked for ${release}`,
    counts.length
      ? `${counts.join(', ')}. Hosts, ids, and secrets are masked.`
      : notChecked.length || stopped
        ? 'No findings in what was checked.'
        : 'No findings.',
    ...findings.map((finding) =>
      [
        `## Line ${finding.range.line}: ${inline(mask(finding.message))}`,
        `${signs[finding.severity]} (${finding.certainty}), rule \`${finding.rule}\`. [Explanation](${site}${finding.page})`,
        fenced(mask(lines(text, finding))),
        inline(mask(finding.why)),
      ].join('\n\n'),
    ),
  ];
  if (notChecked.length) {
    parts.push(
      '## Not checked',
      notChecked
        .slice(0, mostParts)
        .map(
          ({range, what, why}) =>
            `- Line ${range.line}: ${inline(mask(what))}: ${inline(why)}.`,
        )
        .join('\n'),
    );
    if (notChecked.length > mostParts) {
      parts.push(`And ${notChecked.length - mostParts} more.`);
    }
  }
  if (stopped) {
    parts.push(`The check stopped early (${stopped}).`);
  }
  return `${parts.join('\n\n')}\n`;
}
