import type {MprSettings} from './getCustomizationModule';
import type {DisplaySet} from './types';

export type DisplaySetRow = {
  displaySetInstanceUID: string;
  modality: string;
  description: string;
  frames: number;
  /** Can this display set be cut in other planes? */
  mpr: boolean;
};

/** A localizer or a short series is not a volume worth reformatting, whatever its geometry. */
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

/** Plain functions, for other extensions: `extensionManager.getModuleEntry('<id>.utilityModule.displaySets').exports`. */
export default function getUtilityModule() {
  return [{name: 'displaySets', exports: {canOpenInMpr, describeDisplaySets}}];
}
