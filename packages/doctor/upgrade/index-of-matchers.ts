/** The matchers of a step, by what a node must be for them. */
import {addTo} from './add-to';
import {
  listOf,
  type ClassCondition,
  type Condition,
  type DependencyCondition,
  type HtmlCondition,
  type IconCondition,
  type ImportCondition,
  type JsxCondition,
  type KeyCondition,
  type Matchers,
  type MemberCondition,
  type StringCondition,
} from './matcher';

/** A condition and the change that it belongs to. */
export type Rule<C extends Condition = Condition> = {
  slug: string;
  condition: C;
};

export type MatcherIndex = {
  /** By the last name; `*` for any. */
  members: Map<string, Rule<MemberCondition>[]>;
  imports: Rule<ImportCondition>[];
  jsx: Rule<JsxCondition>[];
  icons: Rule<IconCondition>[];
  /** By the string; patterns in `patterns`. */
  strings: Map<string, Rule<StringCondition>[]>;
  patterns: Rule<StringCondition>[];
  keys: Map<string, Rule<KeyCondition>[]>;
  classes: Rule<ClassCondition>[];
  dependencies: Rule<DependencyCondition>[];
  html: Rule<HtmlCondition>[];
};

/** Sorts conditions so that each node meets only those that can apply to it. */
export function indexOf(matchers: Matchers): MatcherIndex {
  const index: MatcherIndex = {
    members: new Map(),
    imports: [],
    jsx: [],
    icons: [],
    strings: new Map(),
    patterns: [],
    keys: new Map(),
    classes: [],
    dependencies: [],
    html: [],
  };
  for (const [slug, entry] of Object.entries(matchers)) {
    for (const condition of 'match' in entry ? entry.match : []) {
      place(index, slug, condition);
    }
  }
  return index;
}

function place(index: MatcherIndex, slug: string, condition: Condition) {
  if ('member' in condition) {
    const names = new Set(
      listOf(condition.member).map((one) => one.split('.').at(-1) ?? ''),
    );
    names.forEach((name) => addTo(index.members, name, {slug, condition}));
  } else if ('import' in condition) {
    index.imports.push({slug, condition});
  } else if ('jsx' in condition) {
    index.jsx.push({slug, condition});
  } else if ('icon' in condition) {
    index.icons.push({slug, condition});
  } else if ('string' in condition) {
    if (condition.string.startsWith('/')) {
      index.patterns.push({slug, condition});
    } else {
      addTo(index.strings, condition.string, {slug, condition});
    }
  } else if ('class' in condition) {
    index.classes.push({slug, condition});
  } else if ('dependency' in condition) {
    index.dependencies.push({slug, condition});
  } else if ('html' in condition) {
    index.html.push({slug, condition});
  } else {
    listOf(condition.key).forEach((key) =>
      addTo(index.keys, key, {slug, condition}),
    );
  }
}
