/** The argument of `getCustomization()` and a key with dots are ids of customizations. */
import type {Rule} from '../core/rule';

export const customizationId: Rule = {
  id: 'customization-id',
  meta: {
    description: 'A customization that a sample reads or sets exists.',
  },
  visit: {
    customization({name, place}, context) {
      context.nameOfKind(name, place, 'customization');
    },
  },
};
