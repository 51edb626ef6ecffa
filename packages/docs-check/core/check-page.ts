/** Runs the rules over one page. */
import type {Facts} from '../facts/index';
import {rules as allRules} from '../rules/index';
import type {AllowList} from './allow';
import {Report, RuleContext, type FactMention} from './context';
import {readSamples, type PageNames} from './names';
import type {Page} from './page';
import type {Emit, Mentions, Rule} from './rule';
import {PageWalker} from './walk-page';

export type PageResult = {
  page: Page;
  report: Report;
};

type Run = {
  report: Report;
  walker: PageWalker;
  emit: Emit;
};

/** A visitor of a page that tells the rules what it finds, and the report that they fill. */
export function startRun(
  page: Page,
  names: PageNames,
  facts: Facts,
  allow: AllowList,
  rules: readonly Rule[] = allRules,
): Run {
  const {file, id, version} = page;
  const judgeFact = (mention: FactMention): boolean => {
    for (const {rule, context} of judges) {
      const wrong = rule.judge!(mention, context);
      if (wrong) {
        const {name, place} = mention;
        context.problem(place, name, wrong.message, wrong.nearest);
        return true;
      }
    }
    return false;
  };
  const lookup = {facts, allow, page: id, version, names};
  const report = new Report(file, lookup, judgeFact);
  const bound = rules.map((rule) => ({
    rule,
    context: new RuleContext(rule.id, report),
  }));
  const judges = bound.filter(({rule}) => rule.judge);
  const emit: Emit = <Kind extends keyof Mentions>(
    kind: Kind,
    mention: Mentions[Kind],
  ) => {
    for (const {rule, context} of bound) {
      rule.visit[kind]?.(mention, context);
    }
  };
  const pageContext = new RuleContext('page', report);
  return {report, emit, walker: new PageWalker(page, pageContext, emit)};
}

export function checkPage(
  page: Page,
  facts: Facts,
  allow: AllowList,
  rules?: readonly Rule[],
): PageResult {
  const {names, samples} = readSamples(page);
  const {report, walker} = startRun(page, names, facts, allow, rules);
  if (!page.error) {
    walker.walk(samples);
  }
  return {page, report};
}
