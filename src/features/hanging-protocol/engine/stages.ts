/**
 * Which stages a protocol can show, and which display set is in each viewport: what
 * `_updateStageStatus`, `_findStageIndex`, and `_updateViewports` of the service do.
 */
import {select, type Scene} from './select';
import type {
  Activation,
  ActivationResult,
  Candidate,
  Protocol,
  Selection,
  StageResult,
  Viewport,
  ViewportResult,
} from './types';

/** Of a request for a protocol. */
type Options = {stageIndex: number; inDisplay?: undefined};

export type Run = {
  protocol: Protocol;
  scene: Scene;
  /** Null if matching chose the protocol. */
  options: Options | null;
  /** The last evaluation of each selector. */
  selections: Map<string, Selection>;
};

/** `findDeduplicatedMatchDetails`: the best match, or one of those after it. */
function pick(
  ranked: readonly Candidate[],
  index: number,
  options: Options | null,
): Candidate | undefined {
  if (!ranked[0] || index === 0) {
    return ranked[0];
  }
  if (index === -1) {
    // Throws if matching chose the protocol. Nothing is in display before the first run.
    const {inDisplay} = options!;
    return inDisplay ?? ranked[0];
  }
  return ranked[index];
}

function fill(viewport: Viewport, run: Run): ViewportResult {
  const {protocol, scene, selections, options} = run;
  const {viewportOptions, displaySets = []} = viewport;
  for (const {id} of displaySets) {
    const selector = protocol.displaySetSelectors[id];
    if (selector) {
      const selection = select(selector, scene);
      scene.details.set(id, selection.ranked[0]);
      selections.set(id, selection);
    }
  }
  // Throws without a study, as in the viewer.
  void scene.studies[0]!.StudyInstanceUID;
  const wanted = displaySets.map(({id, matchedDisplaySetsIndex = 0}) => {
    const {ranked = []} = selections.get(id) ?? {};
    const found = pick(ranked, matchedDisplaySetsIndex, options);
    return {
      selector: id,
      index: matchedDisplaySetsIndex,
      displaySet: found?.displaySet.displaySetInstanceUID as string | undefined,
    };
  });
  // The first display set that was found decides; without it, the viewport is empty.
  const first = wanted.find(({displaySet}) => displaySet !== undefined);
  return {id: viewportOptions!.viewportId!, wanted, isFilled: Boolean(first)};
}

/** `matchActivation` */
function check(
  condition: Activation | undefined,
  matched: number,
  otherwise: number,
  {protocol, scene}: Run,
): ActivationResult {
  // Only `undefined` means the defaults; `null` throws, as in the viewer.
  const [{displaySetSelectorsMatched = [], minViewportsMatched} = {}] = [
    condition,
  ];
  const minimum = minViewportsMatched ?? otherwise;
  for (const name of displaySetSelectorsMatched) {
    const selector = protocol.displaySetSelectors[name];
    if (!selector || select(selector, scene).ranked.length === 0) {
      return {ok: false, minimum, matched, missing: name};
    }
  }
  return {ok: matched >= minimum, minimum, matched};
}

/** Rates each stage, in order: what an earlier one matched is known to the later ones. */
export function rateStages(run: Run): StageResult[] {
  return run.protocol.stages.map((stage) => {
    const viewports = stage.viewports!.map((viewport) => fill(viewport, run));
    const matched = viewports.filter(({isFilled}) => isFilled).length;
    const activation = stage.stageActivation ?? {};
    const passive = check(activation.passive, matched, 0, run);
    if (!passive.ok) {
      return {stage, status: 'disabled', passive, viewports};
    }
    const enabled = check(activation.enabled, matched, 1, run);
    const status = enabled.ok ? 'enabled' : 'passive';
    return {stage, status, passive, enabled, viewports};
  });
}

/** The requested stage, or the first enabled one, or the first that is not disabled. */
export function findStage(
  stages: readonly StageResult[],
  options: Options | null,
): number | undefined {
  if (options) {
    const {stageIndex} = options;
    return stages[stageIndex]?.status === 'disabled' ? undefined : stageIndex;
  }
  const first = (test: (stage: StageResult) => boolean) => {
    const index = stages.findIndex(test);
    return index === -1 ? undefined : index;
  };
  return (
    first(({status}) => status === 'enabled') ??
    first(({status}) => status !== 'disabled')
  );
}

/** Fills the viewports of the stage that is applied, without what the rating remembered. */
export function applyStage(run: Run, index: number): ViewportResult[] {
  const {stages} = run.protocol;
  if (!stages.length) {
    throw new Error('No protocol or stages found');
  }
  run.scene.details.clear();
  run.selections.clear();
  const {viewportStructure, viewports = []} = stages[index] ?? {};
  return viewportStructure?.properties
    ? viewports.map((viewport) => fill(viewport, run))
    : [];
}
