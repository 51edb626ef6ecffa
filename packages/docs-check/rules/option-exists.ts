/** The key of an object: an option of a call, a property of a module, a module getter of an extension. */
import type {Rule} from '../core/rule';

export const optionExists: Rule = {
  id: 'option-exists',
  meta: {
    description:
      'A key of an object in a sample is one that the platform reads or the sample declares.',
  },
  visit: {
    key({name, place}, context) {
      if (/^get\w+Module$/.test(name)) {
        context.nameOfKind(name, place, 'module-getter');
      } else {
        context.name(name, place);
      }
    },
  },
};
