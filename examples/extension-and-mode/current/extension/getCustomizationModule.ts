import type {CustomizationService} from './types';

export type MprSettings = {
  /** A display set with fewer frames is not offered for MPR. */
  minimumFrames: number;
};

const customizationId = 'readingAid.mpr';
const defaultSettings: MprSettings = {minimumFrames: 20};

/**
 * The entry named `default` is read when a mode is entered. A hospital changes the
 * value in its configuration, and a mode in `onModeEnter`, without touching this
 * package:
 *
 *   customizationService: {'readingAid.mpr': {$merge: {minimumFrames: 40}}}
 */
export default function getCustomizationModule() {
  return [{name: 'default', value: {[customizationId]: defaultSettings}}];
}

/**
 * A configuration is written by hand: a value
 * that is not a whole number counts as not set.
 */
export function getMprSettings(
  customizationService: CustomizationService,
): MprSettings {
  const value = customizationService.getCustomization(customizationId) as
    Partial<MprSettings> | undefined;
  const minimumFrames = value?.minimumFrames;
  return Number.isInteger(minimumFrames)
    ? {...defaultSettings, minimumFrames: Number(minimumFrames)}
    : defaultSettings;
}
