/** `service.member` is a pair: the service of the page's version has that member. */
import type {Rule} from '../core/rule';

export const memberExists: Rule = {
  id: 'member-exists',
  meta: {
    description:
      'A member of a service, manager, component, or enum exists in the version of the page.',
  },
  visit: {
    member({owner, name, place}, context) {
      context.member({owner, name}, place);
    },
  },
};
