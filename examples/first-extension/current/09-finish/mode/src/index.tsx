import hotkeys from './hotkeys';
import {id} from './id';
import isValidMode from './isValidMode';
import layoutTemplate, {stack} from './layout';
import toolbarButtons from './toolbarButtons';
import createToolGroup from './tools';

const extensionDependencies = {
  '@ohif/extension-default': '^3.0.0',
  '@ohif/extension-cornerstone': '^3.0.0',
  '@example/extension-findings': '^0.0.1',
};

function onModeEnter(params) {
  const {customizationService, toolbarService} =
    params.servicesManager.services;
  createToolGroup(params);
  const buttons = toolbarButtons();
  toolbarService.addButtons(buttons);
  toolbarService.createButtonSection(
    'primary',
    buttons.map((button) => button.id),
  );
  // The viewer sets up its hotkeys from this
  // customization after `onModeEnter` returns.
  customizationService.setCustomizations({
    'ohif.hotkeyBindings': {$push: hotkeys},
  });
}

function onModeExit({servicesManager}) {
  const {toolGroupService, uiDialogService, uiModalService} =
    servicesManager.services;
  uiDialogService.hideAll();
  uiModalService.hide();
  toolGroupService.destroy();
}

function modeFactory({modeConfiguration}) {
  return {
    id,
    routeName: 'findings',
    displayName: 'Findings',
    isValidMode,
    onModeEnter,
    onModeExit,
    routes: [{path: 'findings', layoutTemplate}],
    extensions: extensionDependencies,
    hangingProtocol: ['findings.compare', 'default'],
    sopClassHandlers: [stack],
    // The viewer's configuration for this mode takes precedence over the lines above.
    ...modeConfiguration,
  };
}

export default {id, modeFactory, extensionDependencies};
