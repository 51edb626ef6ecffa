/** Classifies a string in a sample by its text and by the key or call that contains it. */
import ts from 'typescript';
import domain from '../rules/domain.json';
import type {Mentions} from './rule';
import {propertyName} from './sample';

type StringPosition = {
  /** Of the property whose value, or a member of whose value, it is. */
  key: string;
  /** Name of the function whose first argument it is. */
  callee: string;
  /** What has that function as its method. */
  calleeOwner: string | null;
};

type Kind = keyof Pick<
  Mentions,
  | 'moduleId'
  | 'eventString'
  | 'command'
  | 'tool'
  | 'evaluator'
  | 'customization'
>;

const customizationId = new RegExp(
  `^(?:${domain.customizationPrefixes.join('|')})\\.[A-Za-z]\\S*$`,
);

/** The first that fits. */
const kinds: [Kind, (text: string, position: StringPosition) => boolean][] = [
  ['moduleId', (text) => /^@[\w-]+\/[\w.-]+/.test(text)],
  ['eventString', (text) => /^event:{1,2}/.test(text)],
  [
    'command',
    (text, {key, callee, calleeOwner}) =>
      key === 'commandName' ||
      (key === 'commands' && /^[A-Za-z]\w*$/.test(text)) ||
      (domain.commandCalls.includes(callee) &&
        calleeOwner === 'commandsManager'),
  ],
  ['tool', (_text, {key}) => key === 'toolName'],
  [
    'evaluator',
    (text, {key}) => key === 'evaluate' || text.startsWith('evaluate.'),
  ],
  [
    'customization',
    (text, {callee}) =>
      domain.customizationCalls.includes(callee) || customizationId.test(text),
  ],
];

export const stringKind = (
  text: string,
  position: StringPosition,
): Kind | undefined => kinds.find(([, fits]) => fits(text, position))?.[0];

/** Where a string is in its file. @param ownerOf the service, manager, or package that an expression is */
export function positionOf(
  node: ts.StringLiteralLike,
  ownerOf: (expression: ts.Expression) => string | null,
): StringPosition {
  const {parent} = node;
  const keyed = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
  const key = ts.isPropertyAssignment(keyed) ? propertyName(keyed) : null;
  const {expression, arguments: [first] = []} = ts.isCallExpression(parent)
    ? parent
    : {};
  const isMethod = expression && ts.isPropertyAccessExpression(expression);
  const callee = isMethod ? expression.name : expression;
  const isFirst = first === node && callee && ts.isIdentifier(callee);
  return {
    key: key ?? '',
    callee: isFirst ? callee.text : '',
    calleeOwner: isFirst && isMethod ? ownerOf(expression.expression) : null,
  };
}
