import getCommandsModule from './getCommandsModule';
import getCustomizationModule from './getCustomizationModule';
import getDataSourcesModule from './getDataSourcesModule';
import getHangingProtocolModule from './getHangingProtocolModule';
import getPanelModule from './getPanelModule';
import getSopClassHandlerModule from './getSopClassHandlerModule';
import getToolbarModule from './getToolbarModule';
import getUtilityModule from './getUtilityModule';
import {id} from './id';
import type {ExtensionParams} from './types';

/**
 * Runs once, before the manager calls the getters of this extension.
 *
 * The toolbar runs its evaluators when a viewport changes, but ours depends on
 * display sets, which arrive later. The toolbar service keeps this subscription as
 * long as the page exists, so do not move it into `onModeEnter`, which would add
 * another one each time.
 */
function preRegistration({servicesManager}: ExtensionParams): void {
  const {displaySetService, toolbarService} = servicesManager.services;
  toolbarService.registerEventForToolbarUpdate(displaySetService, [
    displaySetService.EVENTS.DISPLAY_SETS_ADDED,
    displaySetService.EVENTS.DISPLAY_SETS_REMOVED,
  ]);
}

const readingAidExtension = {
  id,
  preRegistration,
  getCommandsModule,
  getCustomizationModule,
  getDataSourcesModule,
  getHangingProtocolModule,
  getPanelModule,
  getSopClassHandlerModule,
  getToolbarModule,
  getUtilityModule,
};

export default readingAidExtension;
