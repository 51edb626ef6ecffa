/** `commandName`, `commands`, and the first argument of `commandsManager.run()` are commands. */
import type {Rule} from '../core/rule';

export const commandName: Rule = {
  id: 'command-name',
  meta: {
    description:
      'A command that a sample runs is registered by the platform or by the sample.',
  },
  visit: {
    command({name, place}, context) {
      context.nameOfKind(name, place, 'command', 'hotkey');
    },
  },
};
