/** `service.EVENTS.NAME` is an event of that service, and an `UPPER_CASE` name is one of the platform. */
import type {Rule} from '../core/rule';

export const eventExists: Rule = {
  id: 'event-exists',
  meta: {
    description:
      'An event is one of its service, and a constant is one of the platform.',
  },
  visit: {
    event({owner, name, place}, context) {
      if (context.isOfSamples(owner) && !context.facts.isService(owner)) {
        // A service that the sample declares has the events that the sample gives it.
        context.local();
      } else {
        context.member({owner, name, kind: 'event'}, place);
      }
    },
    constant({name, place}, context) {
      context.nameOfKind(name, place, 'event', 'environment-variable');
    },
  },
};
