/** `toolName` is a tool of Cornerstone3D or of the platform. */
import type {Rule} from '../core/rule';

export const toolName: Rule = {
  id: 'tool-name',
  meta: {
    description: 'A tool that a sample refers to exists.',
  },
  visit: {
    tool({name, place}, context) {
      context.nameOfKind(name, place, 'tool');
    },
  },
};
