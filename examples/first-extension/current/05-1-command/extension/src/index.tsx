import getCommandsModule from './getCommandsModule';
import getPanelModule from './getPanelModule';
import {id} from './id';

const findingsExtension = {
  id,
  getCommandsModule,
  getPanelModule,
};

export default findingsExtension;
