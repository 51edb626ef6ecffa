/** Whether the parts of a protocol are objects and arrays where the viewer needs them. */
import type {Protocol} from '../engine/types';
import type {Add} from './report';

type Shape =
  | {kind: 'object'; parts?: Readonly<Record<string, Shape>>; each?: Shape}
  | {kind: 'array'; each?: Shape};

const object = (parts: Readonly<Record<string, Shape>> = {}): Shape => ({
  kind: 'object',
  parts,
});
const arrayOf = (each: Shape): Shape => ({kind: 'array', each});

const rules = arrayOf(object());
const activation = object({displaySetSelectorsMatched: {kind: 'array'}});

const protocol = object({
  protocolMatchingRules: rules,
  displaySetSelectors: {
    kind: 'object',
    each: object({seriesMatchingRules: rules, studyMatchingRules: rules}),
  },
  stages: arrayOf(
    object({
      viewportStructure: object({
        properties: object({layoutOptions: arrayOf(object())}),
      }),
      stageActivation: object({enabled: activation, passive: activation}),
      viewports: arrayOf(
        object({viewportOptions: object(), displaySets: arrayOf(object())}),
      ),
    }),
  ),
});

function check(value: unknown, shape: Shape, path: string, add: Add): boolean {
  const isArray = Array.isArray(value);
  if (
    typeof value !== 'object' ||
    value === null ||
    isArray !== (shape.kind === 'array')
  ) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    add(
      path,
      'error',
      shape.kind === 'array'
        ? `\`${name}\` must be an array: write it between brackets.`
        : `${/^\d*$/.test(name) ? 'This part' : `\`${name}\``} must be an object: write it between braces.`,
    );
    return false;
  }
  const parts = Object.entries(value).map(([key, part]) => {
    const inner =
      shape.each ?? (shape.kind === 'object' ? shape.parts?.[key] : undefined);
    // What is missing is the matter of other checks; an item of an array cannot be.
    return (
      !inner ||
      (part === undefined && !isArray) ||
      check(part, inner, path ? `${path}/${key}` : key, add)
    );
  });
  return parts.every(Boolean);
}

/**
 * Reports each part of another kind.
 *
 * @param path of the protocol, without a slash at the end
 * @returns whether there is none, so that other checks can rely on it
 */
export const hasShape = (
  value: unknown,
  path: string,
  add: Add,
): value is Protocol => check(value, protocol, path, add);
