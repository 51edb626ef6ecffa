/**
 * The types of matchers. The files in `matchers/` hold one entry per change; a change
 * that code does not show has a `reason` instead.
 */

/** A regular expression is written between slashes; anything else is compared whole. */
export type Pattern = string;

/** Requirements for the arguments of a call. */
export type Arguments = {
  min?: number;
  max?: number;
  /**
   * By position. `object`, `array`, `string`, `function`, `boolean`: that literal. `!object`: another
   * expression than an object literal. `/…/`: a string that matches. `~/…/`: code that matches. Null: anything.
   */
  shape?: (string | null)[];
  /** An object literal at that position has one of the keys. */
  keys?: Record<string, string[]>;
  /** An object literal at that position has none of the keys. */
  lacks?: Record<string, string[]>;
};

/** How code is rewritten. Each is proven by the samples of the change. */
export type Rewrite =
  /** Another name for the member, the key, the attribute, or the import. */
  | {rename: string}
  /** Another call: `$obj` is what the member belongs to, `$0` an argument, `$0.id` a property of an object literal. */
  | {call: string}
  /** Only the first arguments. */
  | {keep: number}
  /** Another string; `$1` is a group of the pattern. */
  | {string: string}
  /** Another string, by the old one. */
  | {strings: Record<string, string>}
  /** Other code in the place of the string. */
  | {code: string}
  /** The import comes from another module, there called `rename` if it has one. */
  | {module: string; as?: string; usage?: string}
  /** The key with its value, or the attribute, goes. */
  | {remove: true}
  /** A list of objects with an `id` becomes an object whose keys are the ids; not for ids that match. */
  | {keyed: {not: Pattern}}
  /** `{ReactComponent as x}` of a file. */
  | {named: string};

type Common = {
  /** Without it, the finding is sure. */
  certainty?: 'likely';
  fix?: Rewrite;
};

/** `service.method`, as far back as it must be known; `()` is the result of a call. */
export type MemberCondition = Common & {
  member: string | string[];
  /** Only as the callee, with these arguments. */
  args?: Arguments;
  /** Only if it is passed on, or if its result is used. */
  use?: 'value' | 'result' | 'spread';
  /** If it is imported: from a module that matches. */
  from?: Pattern;
};

export type ImportCondition = Common & {
  import: Pattern;
  /** Names that are imported; `default`, `*`. */
  names: string[];
  /** Also `import('…')`. */
  dynamic?: true;
  /** Not in a file that contains this. */
  unless?: string;
};

export type JsxCondition = Common & {
  jsx: string | string[];
  from?: Pattern;
  attribute?: string | string[];
  value?: Pattern;
};

/** A whole string. */
export type StringCondition = Common & {
  string: Pattern;
  /** Only as the value of this key. */
  key?: Pattern;
  /** Not as the value of this key. */
  notKey?: string;
  /** Only as an argument of one of these members; `*` is any call. */
  arg?: string | string[];
  /** Only if one of these members of the call's result is read, at once or by destructuring. */
  read?: string[];
  /** A neighbor of the key in the same object. */
  with?: string[];
  /** The object with that key has none of these: it does not define the name. */
  without?: string[];
  /** The finding is only likely if the file has a key with this name: it defines it itself. */
  unlessDefined?: true;
};

/** A key of an object, or of JSON. */
export type KeyCondition = Common & {
  key: string | string[];
  /** `object`, `array`, `string`, `function`, `boolean`, or a pattern of a string. */
  value?: string;
  /** The value is not a string that matches. */
  notValue?: Pattern;
  /** The object is an argument of this member. */
  arg?: string | string[];
  /** The object also has one of these keys. */
  with?: string[];
  without?: string[];
  /** A neighbor is a string that matches. */
  sibling?: Record<string, Pattern>;
  /** The object is the value of this key. */
  under?: string;
  /** The object is inside a function, method, or key of this name. */
  within?: string;
  /** The value contains this word. */
  mentions?: string;
  /** The value is an object with one of these keys. */
  has?: string[];
  /** The value is an object without these keys. */
  lacks?: string[];
};

/** A class name, in a string or a style sheet. */
export type ClassCondition = Common & {
  class: Pattern;
  /** Not in a file in which this matches. */
  unless?: Pattern;
};

/** A package in the dependencies of a `package.json`, with this major version. */
export type DependencyCondition = Common & {
  dependency: Pattern;
  major: number;
};

/** A line of an HTML file, if the file does not have `unless`. */
export type HtmlCondition = Common & {html: Pattern; unless: Pattern};

/** An icon that `_data/icon-renames.json` lists. */
export type IconCondition = Common & {icon: 'element' | 'key'};

export type Condition =
  | MemberCondition
  | ImportCondition
  | JsxCondition
  | StringCondition
  | KeyCondition
  | ClassCondition
  | DependencyCondition
  | HtmlCondition
  | IconCondition;

export type Matcher = {
  match: Condition[];
  /** The fix, if it is not clear from the code before and after. */
  message?: string;
  /** A question about the places that a condition cannot see. */
  ask?: string;
  /** Not reported on a line with another change whose slug starts with this: it says more. */
  yieldsTo?: string;
};

/** Why code does not show it, with the question that a person must answer; without one, nothing has to change. */
export type Reason = {reason: string; ask?: string};

export type Matchers = Record<string, Matcher | Reason>;

const compiled = new Map<string, RegExp>();

/** The regular expression of a pattern. */
export function expressionOf(pattern: Pattern): RegExp {
  const known = compiled.get(pattern);
  if (known) {
    return known;
  }
  const [, body, flags] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
  const expression =
    body === undefined
      ? new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`)
      : new RegExp(body, flags);
  compiled.set(pattern, expression);
  return expression;
}

export const matches = (pattern: Pattern, value: string) =>
  expressionOf(pattern).test(value);

/** A value or a list of values, as a list. */
export const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];
