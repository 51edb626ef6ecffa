/** A JSON sample of the platform (a configuration, a file of the DICOM JSON data source) has the keys that it reads. */
import {checkJson} from '../examples/json';
import type {Rule} from '../core/rule';

export const jsonKey: Rule = {
  id: 'json-key',
  visit: {
    sample({block, place, about}, context) {
      if (block.lang === 'json') {
        checkJson(block.value, block.bodyLine, context, place, about);
      }
    },
  },
};
