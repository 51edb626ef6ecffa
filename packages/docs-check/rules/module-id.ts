/** `@ohif/extension-default.panelModule.seriesList`: the type of module and the entry exist. */
import type {Rule} from '../core/rule';

export const moduleId: Rule = {
  id: 'module-id',
  meta: {
    description:
      'The id of a module has a module type that exists, and an entry of its extension.',
  },
  visit: {
    moduleId({name, place}, context) {
      const [, type, entry] = /^[^.]+\.(\w+)(?:\.(.+))?$/.exec(name)!;
      const {facts, version} = context;
      if (!context.has(type!, 'module-type')) {
        context.problem(
          place,
          name,
          `\`${type}\` is not a module type.`,
          facts.nearest(version, type!, context.namesOf('module-type')),
        );
      } else if (entry) {
        context.nameOfKind(name, place, 'module');
      }
    },
  },
};
