import {id} from './id';
import layoutTemplate, {stack} from './layout';

const extensionDependencies = {
  '@ohif/extension-default': '^3.0.0',
  '@ohif/extension-cornerstone': '^3.0.0',
  '@example/extension-findings': '^0.0.1',
};

function modeFactory() {
  return {
    id,
    routeName: 'findings',
    displayName: 'Findings',
    isValidMode: () => ({valid: true, description: ''}),
    onModeEnter() {},
    routes: [{path: 'findings', layoutTemplate}],
    extensions: extensionDependencies,
    hangingProtocol: 'default',
    sopClassHandlers: [stack],
  };
}

export default {id, modeFactory, extensionDependencies};
