import {id} from './id';

const findingsExtension = {
  id,
};

export default findingsExtension;
