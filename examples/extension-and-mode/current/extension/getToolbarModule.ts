import {getMprSettings} from './getCustomizationModule';
import {canOpenInMpr} from './getUtilityModule';
import type {ExtensionParams} from './types';

/**
 * An entry with `evaluate` and without a component is a rule.
 * It decides whether a button is disabled, and why.
 */
export default function getToolbarModule({servicesManager}: ExtensionParams) {
  const {customizationService, displaySetService} = servicesManager.services;

  // Runs often, for example when another viewport
  // becomes active or a display set arrives.
  function evaluate() {
    const settings = getMprSettings(customizationService);
    const possible = displaySetService
      .getActiveDisplaySets()
      .some((displaySet) => canOpenInMpr(displaySet, settings));
    return possible
      ? {disabled: false}
      : {disabled: true, disabledText: 'No CT volume in this study'};
  }

  return [{name: 'evaluate.readingAid.mpr', evaluate}];
}
