/** Whether the parts of a protocol are objects and arrays where the viewer needs them. */
import type {Protocol} from '../engine/types';
import type {Part} from './report';

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

function check(value: unknown, shape: Shape, part: Part): boolean {
  const isArray = Array.isArray(value);
  if (
    typeof value !== 'object' ||
    value === null ||
    isArray !== (shape.kind === 'array')
  ) {
    const {name} = part;
    part.error(
      shape.kind === 'array'
        ? `\`${name}\` must be an array: write it between brackets.`
        : `${/^\d*$/.test(name) ? 'This part' : `\`${name}\``} must be an object: write it between braces.`,
    );
    return false;
  }
  const parts = Object.entries(value).map(([key, each]) => {
    const inner =
      shape.each ?? (shape.kind === 'object' ? shape.parts?.[key] : undefined);
    // What is missing is the matter of other checks; an item of an array cannot be.
    return (
      !inner ||
      (each === undefined && !isArray) ||
      check(each, inner, part.in(key))
    );
  });
  return parts.every(Boolean);
}

/**
 * Reports each part of another kind.
 *
 * @returns whether there is none, so that other checks can rely on it
 */
export const hasShape = (value: unknown, part: Part): value is Protocol =>
  check(value, protocol, part);
