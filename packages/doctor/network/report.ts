/** A report to paste into an issue: it has only what `shared.ts` lets through. */
import {signs} from '../format/markdown';
import type {NetworkResult} from './check';
import {serverNames} from './servers';

/**
 * @param site origin of the pages, for links
 * @returns Markdown
 */
export function networkReport(result: NetworkResult, site = ''): string {
  const {findings, notUnderstood, requests, problem} = result;
  return `${[
    '# Network check',
    problem ??
      `${requests} ${requests === 1 ? 'request' : 'requests'}, ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}. Hosts, UIDs, names in URLs, and tokens are masked. Look at it before you share it.`,
    ...findings.map((finding) =>
      [
        `## ${finding.title}`,
        `${signs[finding.severity]} (${finding.certainty})${finding.count > 1 ? `, ${finding.count} requests` : ''}, rule \`${finding.rule}\`. [Explanation](${site}/${finding.page})`,
        // A message without an address has nothing that may be shared.
        ...(finding.masked.evidence.length
          ? [`\`\`\`text\n${finding.masked.evidence.join('\n')}\n\`\`\``]
          : []),
        finding.masked.why,
        finding.fixes
          .map(({server, text}) => `- ${serverNames[server]}: ${text}`)
          .join('\n'),
      ].join('\n\n'),
    ),
    ...(notUnderstood.length ? [notUnderstood.join(' ')] : []),
  ].join('\n\n')}\n`;
}
