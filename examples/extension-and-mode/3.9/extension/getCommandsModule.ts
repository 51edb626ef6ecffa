import {getMprSettings} from './getCustomizationModule';
import {protocolId, selectorId} from './getHangingProtocolModule';
import {canOpenInMpr} from './getUtilityModule';
import type {ExtensionParams} from './types';

type OpenInMprOptions = {
  /** The CT to open; without it, the first one of the study that can be opened. */
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

    // The panel and the toolbar do not offer it then; a hotkey can be pressed at any time.
    if (!displaySet || !canOpenInMpr(displaySet, settings)) {
      refuse('This study has no CT volume that can be shown in three planes.');
      return;
    }

    // Without this map the protocol takes the CT that scores best, which may be another one than the reader asked for.
    const selected = `${displaySet.StudyInstanceUID}:${selectorId}:0`;
    try {
      hangingProtocolService.setProtocol(protocolId, {
        displaySetSelectorMap: {
          [selected]: displaySet.displaySetInstanceUID,
        },
      });
    } catch (error) {
      // The service restores the layout that was there, and throws.
      console.error('Opening the CT in MPR failed.', error);
      refuse('The CT could not be shown in three planes.');
    }
  }

  return {
    definitions: {openInMpr: {commandFn: openInMpr}},
    // A context of our own: a command of the same name elsewhere is not replaced.
    defaultContext: 'READING_AID',
  };
}
