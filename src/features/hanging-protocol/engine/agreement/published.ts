/** Runs the hanging protocol service of a published core with the input of the engine. */
import {loadCore, start} from '@ohif-docs/docs-check/facts/running-core';
import {customAttributes} from '../attributes';
import {keyOf} from '../register';
import type {Input, Result} from '../types';

/** What both must agree on. */
export type Outcome = {
  error?: string | true;
  scores?: Record<string, number>;
  protocol?: string;
  stages?: (string | undefined)[];
  stageIndex?: number;
  /** By the selector: display sets with their scores, the best one first. */
  selections?: Record<string, string[]>;
  viewports?: string[][];
};

/* oxlint-disable typescript/no-explicit-any, typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-argument, typescript/no-unsafe-return -- A published bundle has no types. */

/** Engines word the errors of the language in their own way; those of the service are its own. */
const messageOf = (message: string): string | true =>
  /Can't find applicable|^No protocol |Maximum call stack/.test(message)
    ? message
    : true;

/** Where the data of a match is. */
type Found = {displaySetInstanceUID: string; matchingScore: number};

const textOf = (uid: string, score: number) => `${uid}: ${score}`;

/** @returns a function that gives an input to a new service of that core */
export function publishedService(version: string): (input: Input) => Outcome {
  const {exports: core} = loadCore(version);
  const {commandsManager, servicesManager} = start(core);
  return (input) => {
    const service = new core.HangingProtocolService(
      commandsManager,
      servicesManager,
    );
    for (const [name, callback] of Object.entries(customAttributes)) {
      // The service has the others.
      if (['ViewCode', 'Laterality'].includes(name)) {
        service.addCustomAttribute(name, name, callback);
      }
    }
    const {protocols, active, requested, studies, displaySets} =
      structuredClone(input) as any;
    try {
      for (const protocol of protocols) {
        service.addProtocol(keyOf(protocol), protocol);
      }
      service.setActiveProtocolIds(active);
      service.run(
        {studies, displaySets, activeStudy: studies[0]},
        requested,
        requested && {stageIndex: 0},
      );
    } catch (error) {
      return {error: messageOf((error as Error).message)};
    }
    const {protocol, stageIndex} = service.getActiveProtocol();
    const {displaySetMatchDetails, viewportMatchDetails} =
      service.getMatchDetails();
    return {
      scores: {...service.protocolEngine.matchedProtocolScores},
      protocol: protocol.id,
      stages: protocol.stages.map(({status}: {status: string}) => status),
      stageIndex,
      selections: Object.fromEntries(
        [...displaySetMatchDetails].map(([id, best]) => [
          id,
          (best?.matchingScores ?? []).map((found: Found) =>
            textOf(found.displaySetInstanceUID, found.matchingScore),
          ),
        ]),
      ),
      viewports: [...viewportMatchDetails.values()].map(({displaySetsInfo}) =>
        displaySetsInfo.flatMap((info: Partial<Found>) =>
          info.displaySetInstanceUID ? [info.displaySetInstanceUID] : [],
        ),
      ),
    };
  };
}

/** The same of the engine's result. */
export function outcomeOf(result: Result): Outcome {
  const {error, ranking, chosen, stages, selections, viewports} = result;
  if (error !== undefined) {
    return {error: messageOf(error)};
  }
  const matched = ranking.filter(({score}) => score > 0);
  const {protocol, by} = chosen!;
  // The service keeps its viewports by their IDs.
  const byId = new Map(viewports.map((viewport) => [viewport.id, viewport]));
  return {
    scores: Object.fromEntries(
      by === 'fallback'
        ? [[protocol.id!, 0]]
        : // Of protocols with the same ID, the first one in the order of the scores.
          matched.map(({protocol: {id}, score}) => [String(id), score]),
    ),
    protocol: protocol.id,
    stages: stages.map(({status}) => status),
    stageIndex: result.stageIndex,
    selections: Object.fromEntries(
      [...selections].map(([id, {ranked}]) => [
        id,
        ranked.map(({displaySet, score}) =>
          textOf(displaySet.displaySetInstanceUID as string, score),
        ),
      ]),
    ),
    viewports: [...byId.values()].map(({wanted}) =>
      wanted.flatMap(({displaySet}) => (displaySet ? [displaySet] : [])),
    ),
  };
}
