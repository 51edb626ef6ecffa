/** The text of an event (`event::measurement_added`) is what its service broadcasts. */
import type {Rule} from '../core/rule';

export const eventString: Rule = {
  id: 'event-string',
  meta: {
    description: 'The text of an event is one that a service declares.',
  },
  visit: {
    eventString({name, place}, context) {
      const {facts, version} = context;
      context.name(name, {...place, strict: true}, () =>
        facts.ofKind(version, 'event').map(({value}) => String(value)),
      );
    },
  },
};
