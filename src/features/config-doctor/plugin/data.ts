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
  rules,
  type Example,
  type Knowledge,
  type Rule,
} from '@ohif-docs/doctor';

type KnowledgeOfReleases = ReadonlyMap<string, Knowledge>;

const samplesFolder = path.join(__dirname, 'samples');

/** The choices of the form, and findings to show before there are others. */
export function readChoices(): Choices {
  const names = releaseChoices.flatMap(({id}) =>
    knowledgeFor(id).archives.map(({archive}) => archive),
  );
  const samples = readSamples();
  return {
    releases: releaseChoices,
    archives: [...new Set(names)],
    samples,
    examples: checkConfig(
      samples[0]!.code,
      knowledgeFor(releaseChoices[0]!.id),
    ).findings.slice(0, 2),
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

/** The findings of a rule in one of its examples, for the first release in the list unless the example names one. */
function listed(
  rule: Rule,
  example: Example,
  knowledge: KnowledgeOfReleases,
): ListedExample {
  const {code, release, begins: _, ...options} = example;
  const {id} =
    releaseChoices.find(({line}) => line === release) ?? releaseChoices[0]!;
  const check = (text: string) =>
    checkConfig(text, knowledge.get(id)!, options).findings;
  const found = check(code).filter((finding) => finding.rule === rule.id);
  return {
    code,
    ...(release === undefined ? {} : {release}),
    ...options,
    findings: found.map(({range, message, fix}) => ({
      line: range.line,
      column: range.column,
      message,
      ...(fix ? {fix: fix.title} : {}),
    })),
  };
}

/**
 * The list of all rules; what they find in their examples is found now.
 *
 * @throws if a rule does not find its own example, or finds one that it must accept
 */
export function listRules(
  all: readonly Rule[] = rules,
  about = aboutRules,
): ListedRule[] {
  const knowledge: KnowledgeOfReleases = new Map(
    releaseChoices.map(({id}) => [id, knowledgeFor(id)]),
  );
  return all.map((rule) => {
    const {title, threads, firing, silent} = about[rule.id]!();
    const wrong = firing.map((example) => listed(rule, example, knowledge));
    const right = silent.map((example) => listed(rule, example, knowledge));
    const surprise =
      wrong.find(({findings}) => findings.length === 0) ??
      right.find(({findings}) => findings.length > 0);
    if (surprise) {
      throw new Error(
        `The rule ${rule.id} ${surprise.findings.length ? 'finds an example that it must accept' : 'does not find its example'}:\n${surprise.code}`,
      );
    }
    return {
      id: rule.id,
      title,
      severity: rule.severity,
      certainty: rule.certainty,
      why: rule.why,
      pages: releaseChoices.map(({id, line}) => ({
        line,
        to: pathOfPage(knowledge.get(id)!, rule.page),
      })),
      threads,
      // One of them shows the rule; the others are its tests.
      example: wrong[0]!,
    };
  });
}

/** The rules of the page, by what they check. */
export const listGroups = (): Record<string, ListedRule[]> =>
  Object.fromEntries(
    Object.entries(ruleGroups).map(([name, all]) => [name, listRules(all)]),
  );
