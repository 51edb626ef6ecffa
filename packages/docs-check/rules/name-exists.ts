/** Any other name of code: a variable, a property, a prop, a type, an identifier in prose. */
import type {Place, RuleContext} from '../core/context';
import type {Rule} from '../core/rule';

/** A type may be the sample's own or of a library that was not read: it can be found, never disproved. */
export function checkType(
  name: string,
  place: Place,
  context: RuleContext,
): void {
  if (context.facts.name(context.version, name).status === 'found') {
    context.name(name, place);
  } else {
    context.unproven(name, place, 'a type that the source does not have');
  }
}

export const nameExists: Rule = {
  id: 'name-exists',
  meta: {
    description:
      'A name of code is one of the version, of the page, or of the web platform.',
  },
  visit: {
    name({name, place}, context) {
      context.name(name, place);
    },
    type({name, place}, context) {
      checkType(name, place, context);
    },
  },
};
