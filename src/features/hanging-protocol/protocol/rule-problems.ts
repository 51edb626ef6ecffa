/** Problems of one rule. */
import {nearest} from '@ohif-docs/doctor/config/nearest';
import {customAttributes} from '../engine/attributes';
import type {Data} from '../engine/types';
import {leftOut, ownValidators, validators} from '../engine/validators';
import {writeLiteral} from './literal';
import type {Add} from './report';

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

function attributeProblems(
  rule: Data,
  path: string,
  known: Attributes,
  add: Add,
): void {
  const {attribute, from = 'metadataInstance'} = rule;
  const at = `${path}/attribute`;
  if (typeof attribute !== 'string' || attribute === '') {
    add(at, 'error', 'The rule has no `attribute`: write the name of one.');
    return;
  }
  if (/[.\\]/.test(attribute)) {
    add(
      at,
      'error',
      `\`${attribute}\` never has a value, because a period is a path: register a custom attribute that returns the inner value.`,
    );
    return;
  }
  if (Object.hasOwn(customAttributes, attribute)) {
    return;
  }
  if (!sourceNames.includes(String(from))) {
    const name = nearest(String(from), sourceNames)?.name;
    add(
      `${path}/from`,
      'error',
      `There is no source \`${String(from)}\`, so the attribute has no value: ${
        name
          ? `write \`${name}\``
          : `use one of ${sourceNames
              .slice(0, 5)
              .map((each) => `\`${each}\``)
              .join(', ')}`
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
  add(
    at,
    'warning',
    name
      ? `Nothing here has the attribute \`${attribute}\`: did you mean \`${name}\`?`
      : `Nothing here has the attribute \`${attribute}\`: add it to a study or display set on this page to try the rule, or correct the name.`,
    name ? {value: writeLiteral(name)} : undefined,
  );
}

const needArrays = ['includes', 'doesNotInclude'];

const unwrap = (options: unknown): unknown =>
  (options as {value?: unknown} | null)?.value ?? options;

function validatorProblems(
  name: string,
  options: unknown,
  at: string,
  add: Add,
): void {
  if (!Object.hasOwn(validators, name) && !leftOut.includes(name)) {
    const other =
      name === 'notEquals'
        ? 'doesNotEqual'
        : nearest(name, Object.keys(ownValidators))?.name;
    add(
      at,
      'error',
      `There is no validator \`${name}\`, so the rule always fails: ${
        other
          ? `write \`${other}\``
          : `use one of ${Object.keys(ownValidators)
              .map((each) => `\`${each}\``)
              .join(', ')}`
      }.`,
      other ? {key: other} : undefined,
    );
  } else if (options === null) {
    add(
      at,
      'error',
      `\`${name}: null\` makes the viewer throw an error: use \`notNull: true\`, or remove the rule.`,
    );
  } else if (!options) {
    const fixed = `{value: ${writeLiteral(options)}}`;
    add(
      at,
      'error',
      `The viewer skips \`${name}\`, because its value is \`${writeLiteral(options)}\`: write \`${name}: ${fixed}\`.`,
      {value: fixed},
    );
  } else if (needArrays.includes(name) && !Array.isArray(unwrap(options))) {
    const fixed = writeLiteral([unwrap(options)]);
    add(
      at,
      'error',
      `\`${name}\` needs an array, so the rule always fails: write \`${name}: ${fixed}\`.`,
      {value: fixed},
    );
  } else if (name === 'range' && (unwrap(options) as unknown[]).length !== 2) {
    add(
      at,
      'error',
      'The value of `range` is an array of two numbers, such as `[1, 50]`.',
    );
  }
}

function weightProblems({weight}: Data, path: string, add: Add): void {
  const points = parseInt(writeLiteral(weight || 1).replace(/^'/, ''), 10);
  if (weight === undefined || Number(weight) === points) {
    return;
  }
  add(
    `${path}/weight`,
    'warning',
    Number.isNaN(points)
      ? `The weight \`${writeLiteral(weight)}\` is not a number, so the score is not a number either and never wins: write a whole number.`
      : `The weight \`${writeLiteral(weight)}\` counts as ${points}: write a whole number from 1.`,
    {value: String(Math.max(1, points || 1))},
  );
}

/** @param path of the rule */
export function ruleProblems(
  rule: Data,
  path: string,
  known: Attributes,
  add: Add,
): void {
  attributeProblems(rule, path, known, add);
  weightProblems(rule, path, add);
  const {constraint} = rule;
  if (typeof constraint !== 'object' || constraint === null) {
    add(
      `${path}/constraint`,
      'warning',
      'The rule has no `constraint`, so it always passes: add one, such as `constraint: {notNull: true}`.',
    );
    return;
  }
  for (const [name, options] of Object.entries(constraint)) {
    validatorProblems(name, options, `${path}/constraint/${name}`, add);
  }
}
