/** Findings in SARIF 2.1.0, which code hosts show next to the lines. */
import type {Rule} from '../config/rule';
import {aboutRules} from '../config/rules/about';
import type {Certainty, Range} from '../types';
import type {FileFindings} from './text';

type Level = 'error' | 'warning' | 'note';

export const levels = {
  error: 'error',
  warning: 'warning',
  info: 'note',
} as const;

export type SarifRule = {
  id: string;
  title: string;
  why: string;
  /** Address of the page that explains it. */
  help: string;
  level: Level;
};

export type SarifResult = {
  rule: string;
  level: Level;
  text: string;
  certainty: Certainty;
  file: string;
  range: Place;
  /** Other places that have the same cause. */
  also?: readonly Place[];
};

type Place = Pick<Range, 'line' | 'column' | 'endLine' | 'endColumn'>;

const locationOf = (file: string, range: Place) => ({
  physicalLocation: {
    artifactLocation: {uri: file.replaceAll('\\', '/')},
    region: {
      startLine: range.line,
      startColumn: range.column,
      endLine: range.endLine,
      endColumn: range.endColumn,
    },
  },
});

/** A part of a file that was not checked. */
export type Unread = {file: string; range?: Place; text: string};

/** What a command has to say, for all formats that programs read. */
export type Report = {
  tool: {name: string; page: string};
  rules: readonly SarifRule[];
  results: readonly SarifResult[];
  unread: readonly Unread[];
};

/** @param version of the program */
export function sarif(
  {tool, rules, results, unread}: Report,
  version: string,
): string {
  const indexes = new Map(rules.map(({id}, i) => [id, i]));
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: tool.name,
              version,
              informationUri: tool.page,
              rules: rules.map(({id, title, why, help, level}) => ({
                id,
                shortDescription: {text: title},
                fullDescription: {text: why},
                helpUri: help,
                defaultConfiguration: {level},
              })),
            },
          },
          invocations: [
            {
              executionSuccessful: true,
              toolExecutionNotifications: unread.map(({file, range, text}) => ({
                level: 'warning',
                message: {text},
                locations: range ? [locationOf(file, range)] : [],
              })),
            },
          ],
          columnKind: 'utf16CodeUnits',
          results: results.map(
            ({rule, level, text, certainty, file, range, also}) => ({
              ruleId: rule,
              ruleIndex: indexes.get(rule) ?? -1,
              level,
              message: {text},
              properties: {certainty},
              locations: [locationOf(file, range)],
              ...(also
                ? {relatedLocations: also.map((at) => locationOf(file, at))}
                : {}),
            }),
          ),
        },
      ],
    },
    null,
    2,
  )}\n`;
}

/** @param site origin of the pages, for links */
export function configReport(
  files: readonly FileFindings[],
  rules: readonly Rule[],
  site: string,
): Report {
  return {
    tool: {
      name: 'app-config doctor',
      page: `${site}/configuration/configurationFiles`,
    },
    rules: rules.map(({id, why, page, severity}) => ({
      id,
      title: aboutRules[id]?.().title ?? id,
      why,
      help: `${site}/${page}`,
      level: levels[severity],
    })),
    results: files.flatMap(({file, findings}) =>
      findings.map(
        ({rule, severity, certainty, message, why, range, also}) => ({
          rule,
          level: levels[severity],
          text: `${message} ${why}`,
          certainty,
          file,
          range,
          also,
        }),
      ),
    ),
    unread: files.flatMap(({file, notChecked, stopped}) => [
      ...notChecked.map(({range, what, why}) => ({
        file,
        range,
        text: `Not checked: ${what}: ${why}.`,
      })),
      ...(stopped
        ? [{file, text: `${file}: the check stopped early (${stopped}).`}]
        : []),
    ]),
  };
}
