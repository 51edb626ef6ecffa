/** `evaluate` is an evaluator of the toolbar. */
import type {Rule} from '../core/rule';

export const evaluatorName: Rule = {
  id: 'evaluator-name',
  meta: {
    description: 'An evaluator of a toolbar button exists.',
  },
  visit: {
    evaluator({name, place}, context) {
      context.nameOfKind(name, place, 'evaluator');
    },
  },
};
