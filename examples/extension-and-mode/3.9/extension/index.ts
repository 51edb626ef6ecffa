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
 * Runs once, before the modules of this extension are asked for.
 *
 * The toolbar asks its evaluators again when a viewport changes. Ours depends on the display sets, which arrive later.
 * The toolbar service keeps this subscription for as long as the page lives, so it does not belong into `onModeEnter`,
 * where each entry would add another one.
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
