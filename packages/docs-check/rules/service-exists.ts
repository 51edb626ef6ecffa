/**
 * A service that a sample reads from `servicesManager.services` must exist in the version
 * or be registered by the page.
 */
import type {Rule} from '../core/rule';

export const serviceExists: Rule = {
  id: 'service-exists',
  meta: {
    description:
      'A service that a sample uses is registered by the platform or by the sample.',
  },
  visit: {
    service({name, place}, context) {
      if (context.facts.isService(name) || context.has(name, 'service')) {
        context.name(name, place);
      } else if (context.isOfSamples(name)) {
        context.local();
      } else {
        context.nameOfKind(name, place, 'service');
      }
    },
  },
};
