/** Findings in SARIF 2.1.0, which code hosts show next to the lines. */
import type {Rule} from '../config/rule';
import {aboutRules} from '../config/rules/about';
import type {FileFindings} from './text';

const levels = {error: 'error', warning: 'warning', info: 'note'} as const;

/** @param site origin of the pages, for links */
export function sarifReport(
  files: readonly FileFindings[],
  rules: readonly Rule[],
  site: string,
): string {
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'app-config doctor',
              informationUri: `${site}/configuration/configurationFiles`,
              rules: rules.map(({id, why, page, severity}) => ({
                id,
                shortDescription: {text: aboutRules[id]?.().title ?? id},
                fullDescription: {text: why},
                helpUri: `${site}/${page}`,
                defaultConfiguration: {level: levels[severity]},
              })),
            },
          },
          columnKind: 'utf16CodeUnits',
          results: files.flatMap(({file, findings}) =>
            findings.map(
              ({rule, severity, certainty, message, why, range}) => ({
                ruleId: rule,
                ruleIndex: rules.findIndex(({id}) => id === rule),
                level: levels[severity],
                message: {text: `${message} ${why}`},
                properties: {certainty},
                locations: [
                  {
                    physicalLocation: {
                      artifactLocation: {uri: file.replaceAll('\\', '/')},
                      region: {
                        startLine: range.line,
                        startColumn: range.column,
                        endLine: range.endLine,
                        endColumn: range.endColumn,
                      },
                    },
                  },
                ],
              }),
            ),
          ),
        },
      ],
    },
    null,
    2,
  )}\n`;
}
