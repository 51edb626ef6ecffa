/** An id with dots, colons, or dashes in prose: a customization, an evaluator, a module. */
import type {Rule} from '../core/rule';

export const dottedId: Rule = {
  id: 'dotted-id',
  meta: {
    description:
      'An id with dots, colons, or dashes exists in the version of the page.',
  },
  visit: {
    dottedId({name, place}, context) {
      context.nameOfKind(
        name,
        place,
        'customization',
        'evaluator',
        'id-string',
        'module',
      );
    },
  },
};
