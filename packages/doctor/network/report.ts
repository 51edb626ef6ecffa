/** A report to paste into an issue, without names, hosts, ids, and secrets. */
import {masker} from '../format/mask';
import type {NetworkResult} from './check';
import {serverNames} from './servers';

/** Parameters of an address whose values are about nobody. */
const harmless =
  /^(?:limit|offset|includefield|fuzzymatching|requestType|contentType|response_type|response_mode|scope|prompt|error|redirect_uri)$/i;

/**
 * Masks what a recording can contain about patients and users, besides what the configuration
 * doctor masks. The same value gets the same mask in all texts.
 *
 * @param hosts in the recording
 */
function networkMasker(
  hosts: readonly string[] = [],
): (text: string) => string {
  const mask = masker();
  const ids = new Map<string, string>();
  const idOf = (value: string) => {
    if (!ids.has(value)) {
      ids.set(value, `id-${ids.size + 1}`);
    }
    return ids.get(value)!;
  };
  const longest = [...hosts]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return (text) => {
    let masked = text
      .replace(
        /\b((?:set-)?cookie|authorization|proxy-authorization|x-[\w-]*(?:key|token|auth)[\w-]*|referer):[^\n]*/gi,
        '$1: [masked]',
      )
      .replace(
        /([?&#])([\w.$-]+)=([^&#\s'"`]*)/g,
        (all, mark: string, name: string, value: string) =>
          harmless.test(name)
            ? name === 'redirect_uri'
              ? `${mark}${name}=${decoded(value)}`
              : all
            : `${mark}${name}=[masked]`,
      )
      .replace(
        /\/(studies|series|instances|patients)\/([^/?#\s'"`,]*\d[^/?#\s'"`,]*)/gi,
        (_all, level: string, id: string) => `/${level}/${idOf(id)}`,
      )
      .replace(/\b2\.25\.\d{5,}/g, idOf)
      .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{8}){4}\b/gi, idOf)
      // Names of persons, as DICOM writes them.
      .replace(/[\p{L}\d.' -]+\^[\p{L}\d.^=' -]*/gu, '[name]')
      .replace(
        /("(?:Alphabetic|PatientName|PatientID)"\s*:\s*)"[^"]*"/g,
        '$1"[masked]"',
      )
      .replace(/\[[\da-f]*:[\da-f:.]*:[\da-f:.]*\]/gi, (all) =>
        all === '[::1]' ? all : '[address]',
      );
    for (const host of longest) {
      masked = masked.replaceAll(host, mask(`//${host}`).slice(2));
    }
    return mask(masked);
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '[masked]';
  }
}

const signs = {error: 'Error', warning: 'Warning', info: 'Note'} as const;

/**
 * @param site origin of the pages, for links
 * @returns Markdown
 */
export function networkReport(result: NetworkResult, site = ''): string {
  const mask = networkMasker(result.hosts);
  const {findings, notUnderstood, requests, problem} = result;
  return `${[
    '# Network check',
    problem ??
      `${requests} ${requests === 1 ? 'request' : 'requests'}, ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}. Hosts, ids, names, and tokens are masked.`,
    ...findings.map((finding) =>
      [
        `## ${mask(finding.title)}`,
        `${signs[finding.severity]} (${finding.certainty})${finding.count > 1 ? `, ${finding.count} requests` : ''}, rule \`${finding.rule}\`. [Explanation](${site}/${finding.page})`,
        `\`\`\`text\n${mask(finding.evidence.join('\n')).replaceAll('```', "'''")}\n\`\`\``,
        mask(finding.why),
        finding.fixes
          .map(({server, text}) => `- ${serverNames[server]}: ${mask(text)}`)
          .join('\n'),
      ].join('\n\n'),
    ),
    ...(notUnderstood.length
      ? [`Not checked: ${notUnderstood.join(' ')}`]
      : []),
  ].join('\n\n')}\n`;
}
