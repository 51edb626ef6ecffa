/**
 * The hanging protocol service without the viewer: what it does with protocols and studies
 * when a study opens, in the order in which it does it, and with what it throws.
 * `agreement.test.ts` compares it with the published cores.
 */
import {matchRules} from './match';
import {lookUp, register} from './register';
import type {Behavior} from './releases';
import {applyStage, findStage, rateStages, type Run} from './stages';
import type {Input, Match, Protocol, Ranking, Result} from './types';
import {NotComputed} from './validators';

/** `findMatchByStudy` of ProtocolEngine.js: protocols without rules are not compared. */
function rank(
  protocols: readonly Protocol[],
  {studies, displaySets}: Input,
): Ranking[] {
  return protocols.map((protocol) => {
    // Throws without the array, as in the viewer.
    const rules = protocol.protocolMatchingRules.slice();
    if (rules.length === 0) {
      return {protocol, score: 0};
    }
    const match: Match = matchRules(studies[0]!, rules, {studies, displaySets});
    return {protocol, score: match.score, match};
  });
}

/** Of equal scores, the last one wins; IDs that are whole numbers come before all others. */
function winnerOf(ranking: readonly Ranking[]): Protocol | undefined {
  const matched = ranking
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
  const scores: Record<string, number> = {};
  for (const {score, protocol} of matched) {
    scores[String(protocol.id)] ??= score;
  }
  const best = Object.keys(scores).reduce((a, b) =>
    scores[a]! > scores[b]! ? a : b,
  );
  return matched.find(({protocol}) => String(protocol.id) === best)?.protocol;
}

type Chosen = NonNullable<Result['chosen']>;

/** `_setProtocol` */
function apply(
  chosen: Chosen,
  {studies, displaySets}: Input,
  result: Partial<Result>,
): void {
  const {protocol} = chosen;
  const run: Run = {
    protocol,
    scene: {
      studies,
      displaySets,
      activeOnly: protocol.numberOfPriorsReferenced === -1,
      details: new Map(),
    },
    // The route requests the first stage.
    options: chosen.by === 'request' ? {stageIndex: 0} : null,
    selections: new Map(),
  };
  result.chosen = chosen;
  result.selections = run.selections;
  result.stages = rateStages(run);
  const index = findStage(result.stages, run.options);
  if (index === undefined) {
    throw new Error(
      `Can't find applicable stage ${protocol.id} ${run.options?.stageIndex}`,
    );
  }
  result.viewports = applyStage(run, index);
  result.stageIndex = index;
}

/**
 * Opens the first study with the other ones as priors.
 *
 * @param input protocols and data, which stay as they are
 * @param behavior of the release
 * @returns what the service does up to where it throws, if it throws
 * @throws NotComputed for what the engine leaves out: a validator for forms, a huge grid
 */
export function runProtocols(input: Input, behavior: Behavior): Result {
  const result: Partial<Result> = {};
  let isApplying = false;
  try {
    const registry = register(input.protocols, behavior);
    const protocols = (
      input.active?.length ? input.active : [...registry.keys()]
    ).map((id) => lookUp(registry, id, behavior));
    const {requested} = input;
    let chosen: Chosen | undefined;
    if (requested) {
      const protocol = lookUp(registry, requested, behavior);
      chosen = {protocol, by: 'request'};
    } else {
      result.ranking = rank(protocols, input);
      const isMatched = result.ranking.some(({score}) => score > 0);
      const best = isMatched
        ? winnerOf(result.ranking)
        : (protocols.find(({id}) => id === 'default') ?? protocols[0]);
      // The service looks for the ID as a string, and finds no other.
      const protocol = typeof best?.id === 'string' ? best : undefined;
      chosen = {protocol: protocol!, by: isMatched ? 'rules' : 'fallback'};
    }
    isApplying = true;
    apply(chosen, input, result);
  } catch (error) {
    if (error instanceof NotComputed) {
      throw error;
    }
    // The service puts what it catches into another error.
    result.error = isApplying ? String(error) : (error as Error).message;
  }
  return {
    ranking: [],
    selections: new Map(),
    stages: [],
    viewports: [],
    ...result,
  };
}
