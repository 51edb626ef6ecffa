/** The matchers of a step, by what a node must be for them. */
import {addTo} from '../grouped';
import {listOf, type Condition, type Matchers} from './matcher';

/** A condition and the change that it belongs to. */
export type Rule<C extends Condition = Condition> = {
  slug: string;
  condition: C;
};

/** Rules whose conditions have this key. */
type RulesOf<K extends string> = Rule<Extract<Condition, Record<K, unknown>>>[];

export type MatcherIndex = {
  /** By the last name; `*` for any. */
  members: Map<string, RulesOf<'member'>>;
  imports: RulesOf<'import'>;
  jsx: RulesOf<'jsx'>;
  icons: RulesOf<'icon'>;
  /** By the string; patterns in `patterns`. */
  strings: Map<string, RulesOf<'string'>>;
  patterns: RulesOf<'string'>;
  keys: Map<string, RulesOf<'key'>>;
  classes: RulesOf<'class'>;
  dependencies: RulesOf<'dependency'>;
  html: RulesOf<'html'>;
};

/** Sorts conditions so that each node meets only those that can apply to it. */
export function indexOf(matchers: Matchers): MatcherIndex {
  const all = Object.entries(matchers).flatMap(([slug, entry]) =>
    ('match' in entry ? entry.match : []).map((condition) => ({
      slug,
      condition,
    })),
  );
  const having = <K extends string>(key: K): RulesOf<K> =>
    all.filter(({condition}) => key in condition) as RulesOf<K>;
  const by = <R>(rules: R[], namesOf: (rule: R) => Iterable<string>) => {
    const map = new Map<string, R[]>();
    for (const rule of rules) {
      new Set(namesOf(rule)).forEach((name) => addTo(map, name, rule));
    }
    return map;
  };
  const strings = having('string');
  const isPattern = ({condition}: (typeof strings)[0]) =>
    condition.string.startsWith('/');
  return {
    members: by(having('member'), ({condition}) =>
      listOf(condition.member).map((one) => one.split('.').at(-1) ?? ''),
    ),
    imports: having('import'),
    jsx: having('jsx'),
    icons: having('icon'),
    strings: by(
      strings.filter((rule) => !isPattern(rule)),
      ({condition}) => [condition.string],
    ),
    patterns: strings.filter(isPattern),
    // A string can be asked for as the value of a key.
    keys: by(
      having('key').filter(({condition}) => !('string' in condition)),
      ({condition}) => listOf(condition.key),
    ),
    classes: having('class'),
    dependencies: having('dependency'),
    html: having('html'),
  };
}
