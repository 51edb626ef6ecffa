/** Problems of one rule. */
import {nearest} from '@ohif-docs/doctor/config/nearest';
import {customAttributes} from '../engine/attributes';
import type {Data} from '../engine/types';
import {leftOut, ownValidators, validators} from '../engine/validators';
import {writeLiteral} from './literal';
import type {Part} from './report';

/** Names of attributes by the object that has them: `metadataInstance`, `instance`, and so on. */
export type Attributes = Readonly<Record<string, readonly string[]>>;

const optionNames = ['studyInstanceUIDsIndex', 'studies', 'displaySets'];

/** The sources that the engine puts together; see `matchRules`. */
const sourceNames = [
  ...['metadataInstance', 'instance', 'current', 'prior', 'options'],
  ...['studies', 'displaySets', 'allDisplaySets', 'displaySetMatchDetails'],
];

const namesOf = (objects: readonly Data[]): string[] => [
  ...new Set(
    objects.flatMap((each) =>
      Object.keys(each).filter((key) => each[key] !== undefined),
    ),
  ),
];

const instancesOf = (objects: readonly Data[]) =>
  objects.flatMap(({instances}) => (instances as Data[] | undefined) ?? []);

/** @param objects the studies or display sets that the rules are about */
export const attributesOf = (
  objects: readonly Data[],
  studies: readonly Data[],
): Attributes => ({
  metadataInstance: namesOf([...objects, ...instancesOf(objects)]),
  instance: namesOf(instancesOf(objects)),
  current: namesOf(studies.slice(0, 1)),
  prior: namesOf(studies.slice(1, 2)),
  options: optionNames,
});

const quoted = (names: readonly string[]) =>
  names.map((name) => `\`${name}\``).join(', ');

function attributeProblems(rule: Data, part: Part, known: Attributes): void {
  const {attribute, from = 'metadataInstance'} = rule;
  const at = part.in('attribute');
  if (typeof attribute !== 'string' || attribute === '') {
    at.error('The rule has no `attribute`: write the name of one.');
    return;
  }
  if (/[.\\]/.test(attribute)) {
    at.error(
      `\`${attribute}\` never has a value, because a period is a path: register a custom attribute that returns the inner value.`,
    );
    return;
  }
  if (Object.hasOwn(customAttributes, attribute)) {
    return;
  }
  if (!sourceNames.includes(String(from))) {
    const name = nearest(String(from), sourceNames)?.name;
    part
      .in('from')
      .error(
        `There is no source \`${String(from)}\`, so the attribute has no value: ${
          name
            ? `write \`${name}\``
            : `use one of ${quoted(sourceNames.slice(0, 5))}`
        }.`,
        name ? {value: writeLiteral(name)} : undefined,
      );
    return;
  }
  const names = known[String(from)];
  // Without a study or display set, nothing is known about names.
  if (!names?.length || names.includes(attribute)) {
    return;
  }
  const custom = Object.keys(customAttributes);
  const name = nearest(attribute, [...names, ...custom])?.name;
  at.warning(
    `Nothing here has the attribute \`${attribute}\`: ${
      name
        ? `did you mean \`${name}\`?`
        : 'add it to a study or display set on this page to try the rule, or correct the name.'
    }`,
    name ? {value: writeLiteral(name)} : undefined,
  );
}

const needArrays = ['includes', 'doesNotInclude'];

const unwrap = (options: unknown): unknown =>
  (options as {value?: unknown} | null)?.value ?? options;

function validatorProblems(name: string, options: unknown, part: Part): void {
  if (!Object.hasOwn(validators, name) && !leftOut.includes(name)) {
    const own = Object.keys(ownValidators);
    const other =
      name === 'notEquals' ? 'doesNotEqual' : nearest(name, own)?.name;
    part.error(
      `There is no validator \`${name}\`, so the rule always fails: ${
        other ? `write \`${other}\`` : `use one of ${quoted(own)}`
      }.`,
      other ? {key: other} : undefined,
    );
  } else if (options === null) {
    part.error(
      `\`${name}: null\` makes the viewer throw an error: use \`notNull: true\`, or remove the rule.`,
    );
  } else if (!options) {
    const fixed = `{value: ${writeLiteral(options)}}`;
    part.error(
      `The viewer skips \`${name}\`, because its value is \`${writeLiteral(options)}\`: write \`${name}: ${fixed}\`.`,
      {value: fixed},
    );
  } else if (needArrays.includes(name) && !Array.isArray(unwrap(options))) {
    const fixed = writeLiteral([unwrap(options)]);
    part.error(
      `\`${name}\` needs an array, so the rule always fails: write \`${name}: ${fixed}\`.`,
      {value: fixed},
    );
  } else if (name === 'range' && (unwrap(options) as unknown[]).length !== 2) {
    part.error(
      'The value of `range` is an array of two numbers, such as `[1, 50]`.',
    );
  }
}

function weightProblems({weight}: Data, part: Part): void {
  const points = parseInt(writeLiteral(weight || 1).replace(/^'/, ''), 10);
  if (weight === undefined || Number(weight) === points) {
    return;
  }
  part.warning(
    Number.isNaN(points)
      ? `The weight \`${writeLiteral(weight)}\` is not a number, so the score is not a number either and never wins: write a whole number.`
      : `The weight \`${writeLiteral(weight)}\` counts as ${points}: write a whole number from 1.`,
    {value: String(Math.max(1, points || 1))},
  );
}

export function ruleProblems(rule: Data, part: Part, known: Attributes): void {
  attributeProblems(rule, part, known);
  weightProblems(rule, part.in('weight'));
  const {constraint} = rule;
  const at = part.in('constraint');
  if (typeof constraint !== 'object' || constraint === null) {
    at.warning(
      'The rule has no `constraint`, so it always passes: add one, such as `constraint: {notNull: true}`.',
    );
    return;
  }
  for (const [name, options] of Object.entries(constraint)) {
    validatorProblems(name, options, at.in(name));
  }
}
