import getPanelModule from './getPanelModule';
import {id} from './id';

const findingsExtension = {
  id,
  getPanelModule,
};

export default findingsExtension;
