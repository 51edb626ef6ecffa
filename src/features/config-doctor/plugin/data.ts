/** Data for the doctor's pages: the choices of the form, and the list of all rules. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {
  Choices,
  ListedExample,
  ListedRule,
} from '@generated/config-doctor/default/rules.json';
import {knowledgeFor, releaseChoices} from '@ohif-docs/doctor/cli/release-data';
import {aboutRules} from '@ohif-docs/doctor/config/rules/about';
import {
  checkConfig,
  pathOfPage,
  ruleGroups,
  type Example,
  type Rule,
} from '@ohif-docs/doctor';

const samplesFolder = path.join(__dirname, 'samples');

/** The choices of the form. */
export function readChoices(): Choices {
  const names = releaseChoices.flatMap(({id}) =>
    knowledgeFor(id).archives.map(({archive}) => archive),
  );
  return {
    releases: releaseChoices,
    archives: [...new Set(names)],
    samples: readSamples(),
  };
}

/** The title of a sample is its first line, a comment. */
const readSamples = (): Choices['samples'] =>
  readdirSync(samplesFolder)
    .sort()
    .map((file) => {
      const code = readFileSync(path.join(samplesFolder, file), 'utf8');
      const title = /^\/\/ (.+)\n/.exec(code)?.[1];
      if (!title) {
        throw new Error(
          `${file} in src/features/config-doctor/plugin/samples does not start with a comment, which is its title.`,
        );
      }
      return {title, code};
    });

/** The findings of a rule in its example, for the first release in the list unless the example names one. */
function listed(
  {id: rule}: Rule,
  {code, release, begins: _, ...options}: Example,
): ListedExample {
  const {id} =
    releaseChoices.find(({line}) => line === release) ?? releaseChoices[0]!;
  const {findings} = checkConfig(code, knowledgeFor(id), options);
  return {
    code,
    ...(release === undefined ? {} : {release}),
    ...options,
    findings: findings
      .filter((finding) => finding.rule === rule)
      .map(({range, message, fix}) => ({
        line: range.line,
        column: range.column,
        message,
        ...(fix ? {fix: fix.title} : {}),
      })),
  };
}

function listedRule(rule: Rule): ListedRule {
  const {id, severity, certainty, why} = rule;
  const {title, threads, firing} = aboutRules[id]!();
  return {
    id,
    title,
    severity,
    certainty,
    why,
    pages: releaseChoices.map(({id: release, line}) => ({
      line,
      to: pathOfPage(knowledgeFor(release), rule.page),
    })),
    threads,
    // The first one shows the rule; rules.test.ts checks all of them.
    example: listed(rule, firing[0]!),
  };
}

/** The rules of the page, by what they check; what they find in their examples is found now. */
export const listGroups = (): Record<string, ListedRule[]> =>
  Object.fromEntries(
    Object.entries(ruleGroups).map(([name, all]) => [
      name,
      all.map(listedRule),
    ]),
  );
