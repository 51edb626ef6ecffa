/** Rules that look a name up: its position on the page says which kind of name it is. */
import type {Place, RuleContext} from '../core/context';
import type {Rule} from '../core/rule';
import {nearestOf} from '../facts/nearest';

/** Kinds of mentions that are only a name. */
type NameKind = 'call' | 'command' | 'dottedId' | 'evaluator' | 'tool';

/** @param kinds of facts that should have the name: the nearest one is looked for among them */
const lookUp = (id: string, mention: NameKind, ...kinds: string[]): Rule => ({
  id,
  visit: {
    [mention](
      {name, place}: {name: string; place: Place},
      context: RuleContext,
    ) {
      context.nameOfKind(name, place, ...kinds);
    },
  },
});

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

export const nameRules: readonly Rule[] = [
  lookUp('call-exists', 'call', 'method', 'export', 'module-getter'),
  lookUp('command-name', 'command', 'command', 'hotkey'),
  lookUp(
    'dotted-id',
    'dottedId',
    ...['customization', 'evaluator', 'id-string', 'module'],
  ),
  lookUp('evaluator-name', 'evaluator', 'evaluator'),
  lookUp('tool-name', 'tool', 'tool'),
  {
    id: 'member-exists',
    visit: {
      member({owner, name, place}, context) {
        context.member({owner, name}, place);
      },
    },
  },
  {
    id: 'event-exists',
    visit: {
      event({owner, name, place}, context) {
        if (context.isOfSamples(owner) && !context.facts.isService(owner)) {
          // A service that the sample declares has the events that the sample gives it.
          context.local();
        } else {
          context.member({owner, name, kind: 'event'}, place);
        }
      },
    },
  },
  {
    // The text of an event: `event::measurement_added`.
    id: 'event-string',
    visit: {
      eventString({name, place}, context) {
        const {facts, version} = context;
        context.name(name, {...place, strict: true}, () =>
          facts.ofKind(version, 'event').map(({value}) => String(value)),
        );
      },
    },
  },
  {
    // A service is registered by the platform or by the page's samples.
    id: 'service-exists',
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
  },
  {
    // `@ohif/…` is a package, or an id that an extension or a hanging protocol has.
    id: 'package-exists',
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
  },
  {
    // `@ohif/extension-default.panelModule.seriesList`: the type of module and the entry exist.
    id: 'module-id',
    visit: {
      moduleId({name, place}, context) {
        const [, type, entry] = /^[^.]+\.(\w+)(?:\.(.+))?$/.exec(name)!;
        if (!context.has(type!, 'module-type')) {
          context.problem(
            place,
            name,
            `\`${type}\` is not a module type.`,
            nearestOf(type!, context.namesOf('module-type')),
          );
        } else if (entry) {
          context.nameOfKind(name, place, 'module');
        }
      },
    },
  },
  {
    // The key of an object: an option of a call, a property of a module, a module getter.
    id: 'option-exists',
    visit: {
      key({name, place}, context) {
        if (/^get\w+Module$/.test(name)) {
          context.nameOfKind(name, place, 'module-getter');
        } else {
          context.name(name, place);
        }
      },
    },
  },
  {
    // Any other name of code: a variable, a property, a prop, a type, an identifier in prose.
    id: 'name-exists',
    visit: {
      name({name, place}, context) {
        context.name(name, place);
      },
      type({name, place}, context) {
        checkType(name, place, context);
      },
    },
  },
];
