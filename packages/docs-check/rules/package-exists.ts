/** `@ohif/…` is a package of the platform, or an id that an extension or a hanging protocol has. */
import type {Rule} from '../core/rule';

export const packageExists: Rule = {
  id: 'package-exists',
  meta: {
    description: 'A package of the platform that a page refers to exists.',
  },
  visit: {
    package({name, place}, context) {
      const {facts, version} = context;
      if (facts.named(version, name).length) {
        context.name(name, place);
      } else if (facts.packages(version).has(name)) {
        context.local();
      } else {
        context.name(name, {...place, strict: true}, () => [
          ...facts.packages(version),
          ...context.namesOf('package', 'hanging-protocol'),
        ]);
      }
    },
  },
};
