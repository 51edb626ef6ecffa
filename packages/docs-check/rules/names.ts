/** Rules that look a name up: its position on the page says which kind of name it is. */
import ts from 'typescript';
import type {Place, RuleContext} from '../core/context';
import {unread} from '../core/lookup';
import {rule, type Mention, type Rule} from '../core/rule';
import {releaseName} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import {knownOf} from '../facts/releases';
import domain from './domain.json';

/** @param kinds of facts that should have the name: the nearest one is looked for among them */
const lookUp = (id: string, mention: string, ...kinds: string[]): Rule =>
  rule(id, {
    [mention]({name, place}: Mention, context: RuleContext) {
      context.nameOfKind(name, place, ...kinds);
    },
  });

/** A type may be the sample's own or of a library that was not read: it can be found, never disproved. */
function checkType(name: string, place: Place, context: RuleContext): void {
  if (context.facts.name(context.version, name).status === 'found') {
    context.name(name, place);
  } else {
    context.unproven(name, place, 'a type that the source does not have');
  }
}

const checkName = ({name, place}: Mention, context: RuleContext): void =>
  context.name(name, place);

const eventExists = rule('event-exists', {
  event({owner, name, place}, context) {
    if (context.isOfSamples(owner) && !context.facts.isService(owner)) {
      // A service that the sample declares has the events that the sample gives it.
      context.local();
    } else {
      context.member({owner, name, kind: 'event'}, place);
    }
  },
});

/** `@ohif/extension-default.panelModule.seriesList`: the type of module and the entry exist. */
const moduleId = rule('module-id', {
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
});

/** A name that a sample imports from a package of the platform is exported by that package. */
const exportExists = rule('export-exists', {
  import({node, package: from, isWhole, isType, at}, context) {
    const clause = node.importClause;
    const bindings = clause?.namedBindings;
    if (!isWhole || !clause || !bindings || !ts.isNamedImports(bindings)) {
      return;
    }
    const exports = context.facts
      .ofKind(context.version, 'export')
      .filter(({owner}) => owner === from)
      .map((fact) => fact.name);
    for (const element of bindings.elements) {
      const name = (element.propertyName ?? element.name).text;
      const place = at(element);
      const typeOnly =
        clause.isTypeOnly || element.isTypeOnly || isType(element.name.text);
      if (exports.includes(name) || !exports.length) {
        context.name(name, {...place, strict: true});
      } else if (typeOnly) {
        checkType(name, place, context);
      } else if (context.isOfOther(place)) {
        context.name(name, {...place, strict: true});
      } else {
        context.problem(
          place,
          name,
          `\`${from}\` does not export it.`,
          nearestOf(name, exports),
        );
      }
    }
  },
});

/** The argument of `getCustomization()` and a key with dots are ids of customizations. */
const customizationId = rule('customization-id', {
  customization({name, place}, context) {
    const {facts, version} = context;
    const ids = context.namesOf('customization', 'customization-read');
    const family = /^[\w-]+\./.exec(name)?.[0];
    const isOwn =
      !family ||
      unread(place) !== null ||
      !ids.some((id) => id.startsWith(family));
    // A misspelled id is not the sample's own because the sample sets it, or sets and reads it.
    if (
      isOwn ||
      facts.name(version, name, knownOf(place.releases)).status === 'found' ||
      context.isAllowed(name)
    ) {
      context.nameOfKind(name, place, 'customization');
    } else {
      context.problem(
        place,
        name,
        `is not a customization of ${releaseName[version]}, which has others that start with \`${family}\`.`,
        nearestOf(name, ids),
      );
    }
  },
});

const platformVariable = new RegExp(domain.platformVariable);

const recipeLanguage =
  /^(?:bash|sh|shell|zsh|console|powershell|ps1|bat|cmd|dockerfile|docker|yaml|yml|env|dotenv|ini|nginx)$/;

/** A variable of the environment that a page or a recipe sets is read by the platform. */
const envVariable = rule('env-variable', {
  variable({name, place}, context) {
    context.nameOfKind(name, place, 'event', 'environment-variable');
  },
  sample({block, placeIn}, context) {
    const {bodyLine, lang, value} = block;
    const lines = recipeLanguage.test(lang) ? value.split('\n') : [];
    lines.forEach((text, index) => {
      for (const [name] of text.matchAll(
        /(?<![\w$.-])[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g,
      )) {
        if (platformVariable.test(name)) {
          const around = `${text}\n${block.context.before}`;
          const place = placeIn(bodyLine + index, around);
          context.nameOfKind(name, place, 'environment-variable');
        }
      }
    });
  },
});

export const nameRules: readonly Rule[] = [
  lookUp('call-exists', 'call', 'method', 'export', 'module-getter'),
  lookUp('command-name', 'command', 'command', 'hotkey'),
  lookUp('dotted-id', 'dottedId', 'customization', 'evaluator', 'module'),
  lookUp('evaluator-name', 'evaluator', 'evaluator'),
  // The text of an event: `event::measurement_added`.
  lookUp('event-string', 'eventString'),
  // `@ohif/…` is a package, or an id that an extension or a hanging protocol has.
  lookUp('package-exists', 'package', 'package', 'hanging-protocol'),
  lookUp('service-exists', 'service', 'service'),
  lookUp('tool-name', 'tool', 'tool'),
  // `service.member`
  rule('member-exists', {
    member: ({owner, name, place}, context) =>
      context.member({owner, name}, place),
  }),
  eventExists,
  moduleId,
  // The key of an object: an option of a call, a property of a module, a module getter.
  rule('option-exists', {key: checkName}),
  // Any other name of code: a variable, a property, a prop, a type, an identifier in prose.
  rule('name-exists', {
    name: checkName,
    type: ({name, place}, context) => checkType(name, place, context),
  }),
  exportExists,
  customizationId,
  envVariable,
];
