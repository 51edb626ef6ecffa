/** What a sample takes off `servicesManager.services` is a service of the version, or one that the page registers. */
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
