import {getMprSettings} from './getCustomizationModule';
import {protocolId, selectorId} from './getHangingProtocolModule';
import {canOpenInMpr} from './getUtilityModule';
import type {ExtensionParams} from './types';

type OpenInMprOptions = {
  /** The CT to open. Default: the study's first CT that can be opened */
  displaySetInstanceUID?: string;
};

export default function getCommandsModule({servicesManager}: ExtensionParams) {
  const {
    customizationService,
    displaySetService,
    hangingProtocolService,
    uiNotificationService,
  } = servicesManager.services;

  const refuse = (message: string) =>
    uiNotificationService.show({
      title: 'CT in MPR',
      message,
      type: 'warning',
    });

  function openInMpr({displaySetInstanceUID}: OpenInMprOptions = {}): void {
    const settings = getMprSettings(customizationService);
    const displaySet = displaySetInstanceUID
      ? displaySetService.getDisplaySetByUID(displaySetInstanceUID)
      : displaySetService
          .getActiveDisplaySets()
          .find((candidate) => canOpenInMpr(candidate, settings));

    // The panel and the toolbar do not offer the command then,
    // but a user can press a hotkey at any time.
    if (!displaySet || !canOpenInMpr(displaySet, settings)) {
      refuse('This study has no CT volume that can be shown in three planes.');
      return;
    }

    // Without this map, the protocol shows the CT with the best score,
    // which may not be the one that the user chose.
    const selected = `${displaySet.StudyInstanceUID}:${selectorId}:0`;
    try {
      hangingProtocolService.setProtocol(protocolId, {
        displaySetSelectorMap: {
          [selected]: displaySet.displaySetInstanceUID,
        },
      });
    } catch (error) {
      // The service has restored the previous layout before it throws.
      console.error('Opening the CT in MPR failed.', error);
      refuse('The CT could not be shown in three planes.');
    }
  }

  return {
    definitions: {openInMpr: {commandFn: openInMpr}},
    // A separate context, so that this does not replace
    // a command of the same name elsewhere.
    defaultContext: 'READING_AID',
  };
}
