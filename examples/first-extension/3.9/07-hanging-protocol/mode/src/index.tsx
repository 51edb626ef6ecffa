import {id} from './id';
import layoutTemplate, {stack} from './layout';
import toolbarButtons from './toolbarButtons';
import createToolGroup from './tools';

const extensionDependencies = {
  '@ohif/extension-default': '^3.0.0',
  '@ohif/extension-cornerstone': '^3.0.0',
  '@example/extension-findings': '^0.0.1',
};

function onModeEnter(params) {
  const {toolbarService} = params.servicesManager.services;
  createToolGroup(params);
  const buttons = toolbarButtons();
  toolbarService.addButtons(buttons);
  toolbarService.createButtonSection(
    'primary',
    buttons.map((button) => button.id),
  );
}

function onModeExit({servicesManager}) {
  servicesManager.services.toolGroupService.destroy();
}

function modeFactory() {
  return {
    id,
    routeName: 'findings',
    displayName: 'Findings',
    isValidMode: () => ({valid: true, description: ''}),
    onModeEnter,
    onModeExit,
    routes: [{path: 'findings', layoutTemplate}],
    extensions: extensionDependencies,
    hangingProtocol: ['findings.compare', 'default'],
    sopClassHandlers: [stack],
  };
}

export default {id, modeFactory, extensionDependencies};
