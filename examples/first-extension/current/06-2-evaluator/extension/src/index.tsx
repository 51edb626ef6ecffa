import getCommandsModule from './getCommandsModule';
import getPanelModule from './getPanelModule';
import getToolbarModule from './getToolbarModule';
import {id} from './id';

/** Runs once, when the extension is registered. */
function preRegistration({servicesManager}) {
  const {measurementService, toolbarService} = servicesManager.services;
  const {MEASUREMENT_ADDED, MEASUREMENT_REMOVED, MEASUREMENTS_CLEARED} =
    measurementService.EVENTS;
  // The toolbar evaluates its buttons again when one of these events fires.
  toolbarService.registerEventForToolbarUpdate(measurementService, [
    MEASUREMENT_ADDED,
    MEASUREMENT_REMOVED,
    MEASUREMENTS_CLEARED,
  ]);
}

const findingsExtension = {
  id,
  preRegistration,
  getCommandsModule,
  getPanelModule,
  getToolbarModule,
};

export default findingsExtension;
