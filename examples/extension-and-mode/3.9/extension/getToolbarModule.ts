import {getMprSettings} from './getCustomizationModule';
import {canOpenInMpr} from './getUtilityModule';
import type {ExtensionParams} from './types';

/** An entry with `evaluate` and without a component is a rule that buttons name: is the button disabled, and why? */
export default function getToolbarModule({servicesManager}: ExtensionParams) {
  const {customizationService, displaySetService} = servicesManager.services;

  // Called often: for each viewport that becomes active, and for each display set that arrives.
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
