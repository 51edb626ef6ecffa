/** Any other name of code: a variable, a property, a prop, a type, an identifier in prose. */
import type {Place, RuleContext} from '../core/context';
import type {Rule} from '../core/rule';

/** Types leave no trace in a published bundle: they can be found by chance, never disproved. */
export function checkType(
  name: string,
  place: Place,
  context: RuleContext,
): void {
  if (context.facts.name(context.version, name).status === 'found') {
    context.name(name, place);
  } else {
    const from = 'a type, of which a published bundle keeps nothing';
    context.unproven(name, place, from);
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
