/** Classifies a string in a sample by its text and by the key or call that contains it. */
import ts from 'typescript';
import domain from '../rules/domain.json';
import type {Mentions} from './rule';

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

const commandCalls = new Set(domain.commandCalls);
const customizationCalls = new Set(domain.customizationCalls);
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
      (commandCalls.has(callee) && calleeOwner === 'commandsManager'),
  ],
  ['tool', (_text, {key}) => key === 'toolName'],
  [
    'evaluator',
    (text, {key}) => key === 'evaluate' || text.startsWith('evaluate.'),
  ],
  [
    'customization',
    (text, {callee}) =>
      customizationCalls.has(callee) || customizationId.test(text),
  ],
];

export const stringKind = (
  text: string,
  position: StringPosition,
): Kind | undefined => kinds.find(([, fits]) => fits(text, position))?.[0];

/**
 * Where a string is in its file.
 *
 * @param ownerOf the service, manager, or package that an expression is, if it is one
 */
export function positionOf(
  node: ts.StringLiteralLike,
  file: ts.SourceFile,
  ownerOf: (expression: ts.Expression) => string | null,
): StringPosition {
  const {parent} = node;
  const keyed =
    ts.isPropertyAssignment(parent) && parent.initializer === node
      ? parent
      : ts.isArrayLiteralExpression(parent) &&
          ts.isPropertyAssignment(parent.parent)
        ? parent.parent
        : null;
  const key = keyed ? keyed.name.getText(file).replace(/['"]/g, '') : '';
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) {
    return {key, callee: '', calleeOwner: null};
  }
  const {expression} = parent;
  if (ts.isPropertyAccessExpression(expression)) {
    return {
      key,
      callee: expression.name.text,
      calleeOwner: ownerOf(expression.expression),
    };
  }
  const callee = ts.isIdentifier(expression) ? expression.text : '';
  return {key, callee, calleeOwner: null};
}
