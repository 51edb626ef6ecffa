/** `name()` in prose must be a method, a function, or a module getter. */
import type {Rule} from '../core/rule';

export const callExists: Rule = {
  id: 'call-exists',
  meta: {
    description:
      'A function that prose calls exists in the version of the page.',
  },
  visit: {
    call({name, place}, context) {
      context.nameOfKind(name, place, 'method', 'export', 'module-getter');
    },
  },
};
