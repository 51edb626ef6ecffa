import type {MprSettings} from './getCustomizationModule';
import type {DisplaySet} from './types';

export type DisplaySetRow = {
  displaySetInstanceUID: string;
  modality: string;
  description: string;
  frames: number;
  /** Whether this display set can be shown in other planes. */
  mpr: boolean;
};

/**
 * A localizer or a short series is not worth
 * reformatting, even if its geometry allows it.
 */
export function canOpenInMpr(
  displaySet: DisplaySet,
  {minimumFrames}: MprSettings,
): boolean {
  return (
    displaySet.Modality === 'CT' &&
    displaySet.isReconstructable === true &&
    (displaySet.numImageFrames ?? 0) >= minimumFrames
  );
}

export function describeDisplaySets(
  displaySets: DisplaySet[],
  settings: MprSettings,
): DisplaySetRow[] {
  return displaySets.map((displaySet) => ({
    displaySetInstanceUID: displaySet.displaySetInstanceUID,
    modality: displaySet.Modality,
    description: displaySet.SeriesDescription || 'Series without a description',
    // Reports and other documents have no frames.
    frames: displaySet.numImageFrames ?? 0,
    mpr: canOpenInMpr(displaySet, settings),
  }));
}

/**
 * Other extensions get these functions with
 * `getModuleEntry('<id>.utilityModule.displaySets').exports`.
 */
export default function getUtilityModule() {
  return [{name: 'displaySets', exports: {canOpenInMpr, describeDisplaySets}}];
}
