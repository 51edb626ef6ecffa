/**
 * A name that a sample imports from a package of the platform must be exported by that
 * package.
 */
import ts from 'typescript';
import type {Place, RuleContext} from '../core/context';
import type {Rule} from '../core/rule';
import {checkType} from './names';

function checkValue(
  name: string,
  from: string,
  place: Place,
  context: RuleContext,
): void {
  const {facts, version} = context;
  if ([...place.releases].some((release) => release !== version)) {
    context.name(name, {...place, strict: true});
    return;
  }
  const exported = facts
    .ofKind(version, 'export')
    .filter(({owner}) => owner === from)
    .map((fact) => fact.name);
  context.problem(
    place,
    name,
    `\`${from}\` does not export it.`,
    facts.nearest(version, name, exported),
  );
}

export const exportExists: Rule = {
  id: 'export-exists',
  visit: {
    import({node, package: from, isWhole, isType, at}, context) {
      const clause = node.importClause;
      const bindings = clause?.namedBindings;
      if (!isWhole || !clause || !bindings || !ts.isNamedImports(bindings)) {
        return;
      }
      const exports = context.facts
        .ofKind(context.version, 'export')
        .filter(({owner}) => owner === from);
      for (const element of bindings.elements) {
        const name = (element.propertyName ?? element.name).text;
        const place = at(element);
        const typeOnly =
          clause.isTypeOnly || element.isTypeOnly || isType(element.name.text);
        if (exports.some((fact) => fact.name === name)) {
          context.name(name, place);
        } else if (context.isOfSamples(from)) {
          context.local();
        } else if (exports.length && typeOnly) {
          checkType(name, place, context);
        } else if (exports.length) {
          checkValue(name, from, place, context);
        } else {
          context.name(name, {...place, strict: true});
        }
      }
    },
  },
};
