/**
 * The validators of a constraint: those that the service adds in `lib/validator.js`, and
 * those of validate.js 0.12.0, which it adds them to. The same in both releases.
 */
// cspell:ignore numericality -- a validator of validate.js

/** True if the value passes; otherwise false, or a reason that the values do not show. */
type Validator = (value: unknown, options: unknown) => boolean | string;

type Options = Record<string, unknown>;

const show = (value: unknown) => JSON.stringify(value) ?? 'undefined';

/** `getTestValue`: what to compare with, with or without `value:` around it. */
function testOf(options: unknown): unknown {
  const unwrap = (option: unknown) =>
    (option as Options | null | undefined)?.value ?? option;
  return Array.isArray(options) ? options.map(unwrap) : unwrap(options);
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? [...(value as unknown[])] : [value];

const isDefined = (value: unknown) => value !== null && value !== undefined;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

const needsArray = (options: unknown) =>
  Array.isArray(testOf(options)) || 'The value must be an array.';

function equals(value: unknown, options: unknown): boolean | string {
  const test = testOf(options);
  const items = listOf(value);
  if (Array.isArray(test)) {
    return (
      test.length === items.length &&
      test.every((each, index) => each === items[index])
    );
  }
  return (
    test === items[0] ||
    (typeof test !== typeof items[0] && String(test) === String(items[0])
      ? `The types differ: ${show(items[0])} is a ${typeof items[0]}, ${show(test)} is a ${typeof test}.`
      : false)
  );
}

function includes(value: unknown, options: unknown): boolean | string {
  const isArray = needsArray(options);
  const items = listOf(value);
  return isArray === true
    ? (testOf(options) as unknown[]).some((each) => items.includes(each))
    : isArray;
}

type Text = {indexOf?: (part: unknown) => number; toLowerCase: () => Text};

/** Throws where the value is missing, as the service does: the rule fails. */
function contains(value: unknown, options: unknown): boolean {
  const test = testOf(options);
  if (Array.isArray(value)) {
    return value.some((item) => contains(item, options));
  }
  if (Array.isArray(test)) {
    return test.some((each) => contains(value, each));
  }
  const text = value as Text;
  return !(test && text.indexOf?.(test) === -1);
}

function containsI(value: unknown, options: unknown): boolean {
  const test = testOf(options);
  if (Array.isArray(value)) {
    return value.some((item: Text) => containsI(item.toLowerCase(), options));
  }
  if (Array.isArray(test)) {
    return test.some((each: Text) => containsI(value, each.toLowerCase()));
  }
  const text = value as Text;
  return !(
    test &&
    // A number has neither, and passes.
    typeof text.indexOf === 'function' &&
    text.toLowerCase().indexOf!((test as Text).toLowerCase()) === -1
  );
}

const edge =
  (of: 'startsWith' | 'endsWith'): Validator =>
  (value, options) => {
    const test = testOf(options);
    const tests = (typeof test === 'string' ? [test] : test) as string[];
    if (typeof value === 'string') {
      return tests.some((each) => value[of](each));
    }
    if (!Array.isArray(value)) {
      return 'The attribute must be a string or an array.';
    }
    return (value as string[]).some((item) =>
      tests.some((each) => item[of](each)),
    );
  };

/** An array of one number counts as the number, and an empty one passes. */
function compare(
  value: unknown,
  options: unknown,
  holds: (value: number, test: number) => boolean,
): boolean {
  const test = testOf(options);
  return Array.isArray(test)
    ? test.length === 0 ||
        (test.length === 1 && holds(value as number, test[0] as number))
    : holds(value as number, test as number);
}

function range(value: unknown, options: unknown): boolean | string {
  const test = testOf(options);
  if (!Array.isArray(test) || test.length !== 2) {
    return 'The value must be an array of two numbers.';
  }
  const [first, second] = test as [number, number];
  const number = value as number;
  return !(
    value === undefined ||
    number < Math.min(first, second) ||
    number > Math.max(first, second)
  );
}

/** `lib/validator.js` of the service. */
export const ownValidators: Readonly<Record<string, Validator>> = {
  equals,
  doesNotEqual: (value, options) => {
    const test = testOf(options);
    const items = listOf(value);
    return Array.isArray(test)
      ? test.length !== items.length ||
          !test.every((each, index) => each === items[index])
      : test !== items[0];
  },
  includes,
  doesNotInclude: (value, options) => {
    const result = includes(value, options);
    return typeof result === 'string' ? result : !result;
  },
  contains,
  containsI,
  doesNotContain: (value, options) => !contains(value, options),
  doesNotContainI: (value, options) => !containsI(value, options),
  startsWith: edge('startsWith'),
  endsWith: edge('endsWith'),
  greaterThan: (value, options) =>
    typeof value === 'string' || Array.isArray(value)
      ? 'The attribute must be a number.'
      : compare(value, options, (a, b) => a >= b),
  lessThan: (value, options) => compare(value, options, (a, b) => a <= b),
  range,
  notNull: isDefined,
};

const comparisons: Readonly<
  Record<string, (value: number, count: number) => boolean>
> = {
  greaterThan: (value, count) => value > count,
  greaterThanOrEqualTo: (value, count) => value >= count,
  equalTo: (value, count) => value === count,
  lessThan: (value, count) => value < count,
  lessThanOrEqualTo: (value, count) => value <= count,
  divisibleBy: (value, count) => value % count === 0,
};

function numericality(given: unknown, options: Options): boolean | string {
  let value = given;
  if (typeof value === 'string' && options.strict) {
    const fraction = options.onlyInteger ? '' : '(\\.\\d+)?';
    if (!new RegExp(`^-?(0|[1-9]\\d*)${fraction}$`).test(value)) {
      return false;
    }
  }
  if (options.noStrings !== true && typeof value === 'string' && value.trim()) {
    value = Number(value);
  }
  if (!isNumber(value)) {
    return 'The attribute must be a number.';
  }
  const number = value;
  return (
    !(options.onlyInteger && number % 1 !== 0) &&
    Object.entries(comparisons).every(
      ([name, holds]) =>
        !isNumber(options[name]) || holds(number, options[name]),
    ) &&
    !(options.odd && number % 2 !== 1) &&
    !(options.even && number % 2 !== 0)
  );
}

function length(value: unknown, {is, minimum, maximum}: Options): boolean {
  const size = (value as {length?: unknown}).length;
  return (
    isNumber(size) &&
    (!isNumber(is) || size === is) &&
    (!isNumber(minimum) || size >= minimum) &&
    (!isNumber(maximum) || size <= maximum)
  );
}

function isWithin(value: unknown, options: Options): boolean {
  const {within} = options as {within?: object | null};
  // Throws for a string or a number, as the library does.
  return Array.isArray(within)
    ? within.includes(value)
    : Boolean(within) && (value as string) in within!;
}

function format(value: unknown, {pattern, flags}: Options): boolean {
  if (typeof value !== 'string' || typeof pattern !== 'string') {
    return false;
  }
  const match = new RegExp(pattern, flags as string).exec(value);
  return match?.[0].length === value.length;
}

/** These pass if the attribute has no value; `wrap` says what a plain value means. */
const ifDefined =
  (
    check: (value: unknown, options: Options) => boolean | string,
    wrap: (given: unknown) => unknown = (given) => given,
  ): Validator =>
  (value, given) =>
    !isDefined(value) || check(value, wrap(given) as Options);

const inList = (given: unknown) =>
  Array.isArray(given) ? {within: given as unknown} : given;

function presence(value: unknown, options: unknown): boolean {
  const isBlank =
    (typeof value === 'string' && /^\s*$/.test(value)) ||
    (typeof value === 'object' &&
      value !== null &&
      Object.keys(value).length === 0);
  return (
    isDefined(value) && !(isBlank && (options as Options).allowEmpty === false)
  );
}

const notSetUp: Validator = () =>
  'The viewer has not set up this validator: it fails for each value.';

/** What validate.js adds to them. */
const libraryValidators: Readonly<Record<string, Validator>> = {
  presence,
  length: ifDefined(length),
  numericality: ifDefined(numericality),
  inclusion: ifDefined(isWithin, inList),
  exclusion: ifDefined((value, options) => !isWithin(value, options), inList),
  format: ifDefined(format, (given) =>
    typeof given === 'string' ? {pattern: given} : given,
  ),
  date: notSetUp,
  datetime: notSetUp,
};

/** Validators of validate.js for forms, which the playground does not compute. */
export const leftOut: readonly string[] = ['email', 'equality', 'url'];

export const validators: Readonly<Record<string, Validator>> = {
  ...libraryValidators,
  ...ownValidators,
};

/** The playground cannot say what the viewer does. */
export class NotComputed extends Error {}

/**
 * Applies the validators of a constraint, as `validate()` of validate.js does.
 *
 * @param attribute a period or a backslash in it is a path into the value, which has none
 * @returns whether all pass, and what the values do not show
 * @throws NotComputed for a validator of `leftOut`
 */
export function validate(
  attribute: string,
  given: unknown,
  constraint: unknown,
): {passed: boolean; reasons: string[]} {
  const isPath = /[.\\]/.test(String(attribute));
  const value = isPath ? undefined : given;
  const reasons = isPath
    ? ['The name has a period or a backslash, so it has no value.']
    : [];
  let passed = true;
  const tests = Object(constraint ?? {}) as Options;
  for (const [name, options] of Object.entries(tests)) {
    if (leftOut.includes(name)) {
      throw new NotComputed(
        `The playground does not compute the validator ${name}.`,
      );
    }
    if (!Object.hasOwn(validators, name)) {
      reasons.push(`There is no validator ${name}.`);
      passed = false;
    } else if (!options) {
      reasons.push(
        `The viewer skips ${name}, because its value is ${show(options)}.`,
      );
    } else {
      const result = resultOf(validators[name]!, value, options);
      passed &&= result === true;
      reasons.push(...(typeof result === 'string' ? [result] : []));
    }
  }
  return {passed, reasons};
}

/** A validator that throws fails the rule. */
function resultOf(
  validator: Validator,
  value: unknown,
  options: unknown,
): boolean | string {
  try {
    return validator(value, options);
  } catch {
    return isDefined(value)
      ? 'The validator cannot compare values of these types.'
      : false;
  }
}
