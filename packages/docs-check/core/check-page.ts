/** Runs the rules over one page. */
import type {Facts} from '../facts/index';
import {rules} from '../rules/index';
import type {AllowList} from './allow';
import {Report, RuleContext, type FactMention} from './context';
import {readSamples, type PageNames} from './names';
import type {Page} from './page';
import type {Emit} from './rule';
import {PageWalker} from './walk-page';

export type PageResult = {page: Page; report: Report};

/** A visitor of a page that tells the rules what it finds, and the report that they fill. */
export function startRun(
  page: Page,
  names: PageNames,
  facts: Facts,
  allow: AllowList,
): {report: Report; walker: PageWalker; emit: Emit} {
  const {file, id, version} = page;
  const isWrong = (mention: FactMention): boolean =>
    bound.some(({rule, context}) => {
      const wrong = rule.judge?.(mention, context);
      if (wrong) {
        const {name, place} = mention;
        context.problem(place, name, wrong.message, wrong.nearest);
      }
      return Boolean(wrong);
    });
  const lookup = {facts, allow, page: id, version, names};
  const report = new Report(file, lookup, isWrong);
  const bound = rules.map((rule) => ({
    rule,
    context: new RuleContext(rule.id, report),
  }));
  const emit: Emit = (kind, mention) =>
    bound.forEach(({rule, context}) => rule.visit[kind]?.(mention, context));
  const pageContext = new RuleContext('page', report);
  return {report, emit, walker: new PageWalker(page, pageContext, emit)};
}

export function checkPage(
  page: Page,
  facts: Facts,
  allow: AllowList,
): PageResult {
  const {names, samples} = readSamples(page);
  const {report, walker} = startRun(page, names, facts, allow);
  walker.walk(samples);
  return {page, report};
}
