/** Classifies a string in a sample by its text and by the key or call that contains it. */
import domain from '../rules/domain.json';
import type {Mentions} from './rule';

export type StringPosition = {
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
