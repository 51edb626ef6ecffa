/**
 * What the service does with a protocol before it matches anything: `addProtocol`,
 * `_validateProtocol`, and `getProtocolById`.
 */
import type {Behavior} from './releases';
import type {Protocol, Stage, Viewport} from './types';
import {NotComputed} from './validators';

/** More would take the browser seconds. */
const mostCells = 400;

/** The viewports of a stage, each with an ID: those without one are numbered. */
function viewportsOf(stage: Stage, protocol: Protocol): Viewport[] {
  const {viewportOptions} =
    stage.defaultViewport ?? protocol.defaultViewport ?? {};
  const idOf = (index: number) => (index === 0 ? 'default' : `(${index + 1})`);
  if (!stage.viewports) {
    const {rows, columns} = stage.viewportStructure.properties;
    if (rows * columns > mostCells) {
      throw new NotComputed(
        `The playground draws at most ${mostCells} viewports.`,
      );
    }
    return Array.from({length: Math.ceil(rows * columns)}, (_, index) => ({
      viewportOptions: {...viewportOptions, viewportId: idOf(index)},
      displaySets: [],
    }));
  }
  return stage.viewports.map((viewport, index) => ({
    ...viewport,
    viewportOptions: {
      ...viewportOptions,
      ...viewport.viewportOptions,
      viewportId: viewport.viewportOptions?.viewportId ?? idOf(index),
    },
    displaySets: viewport.displaySets ?? [],
  }));
}

/** @returns undefined if the protocol has no stages, or a selector no `seriesMatchingRules` */
function prepare(
  protocol: Protocol,
  {idFallsBackToName}: Behavior,
): Protocol | undefined {
  const {stages, displaySetSelectors, name} = protocol;
  if (
    !stages ||
    // Throws without the object, as in the viewer.
    Object.values(displaySetSelectors).some(
      ({seriesMatchingRules}) => !seriesMatchingRules,
    )
  ) {
    return undefined;
  }
  return {
    ...protocol,
    id: idFallsBackToName ? protocol.id || name : protocol.id,
    stages: stages.map((stage) => ({
      ...stage,
      viewports: viewportsOf(stage, protocol),
    })),
  };
}

/** The key of a protocol: what its module calls it. */
export const keyOf = ({id, name}: Protocol): string => id || name || 'protocol';

/** Registered protocols by their keys; a later one replaces an earlier one. */
export type Registry = Map<string, Protocol | undefined>;

export const register = (
  protocols: readonly Protocol[],
  behavior: Behavior,
): Registry =>
  new Map(
    protocols.map((protocol) => [keyOf(protocol), prepare(protocol, behavior)]),
  );

/** @throws if there is no such protocol, or if it could not be prepared */
export function lookUp(
  registry: Registry,
  id: string,
  {ignoresCaseOfIds}: Behavior,
): Protocol {
  const key = ignoresCaseOfIds
    ? (registry.get(id) && id) ||
      [...registry.keys()].find(
        (each) => each.toLowerCase() === id.toLowerCase(),
      )
    : id;
  const protocol = key === undefined ? undefined : registry.get(key);
  if (protocol) {
    return protocol;
  }
  if (ignoresCaseOfIds && key !== undefined) {
    // It looks for the ID in other letters, and finds the same one again.
    throw new RangeError('Maximum call stack size exceeded');
  }
  throw new Error(`No protocol ${id} found`);
}
