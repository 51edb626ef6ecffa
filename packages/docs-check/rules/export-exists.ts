/**
 * A name that a sample imports from a package of the platform must be exported by that
 * package.
 */
import ts from 'typescript';
import type {Rule} from '../core/rule';
import {nearestOf} from '../facts/nearest';
import {checkType} from './names';

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
        .filter(({owner}) => owner === from)
        .map((fact) => fact.name);
      for (const element of bindings.elements) {
        const name = (element.propertyName ?? element.name).text;
        const place = at(element);
        const typeOnly =
          clause.isTypeOnly || element.isTypeOnly || isType(element.name.text);
        const isOfOther = [...place.releases].some(
          (release) => release !== context.version,
        );
        if (exports.includes(name)) {
          context.name(name, place);
        } else if (context.isOfSamples(from)) {
          context.local();
        } else if (exports.length && typeOnly) {
          checkType(name, place, context);
        } else if (exports.length && !isOfOther) {
          context.problem(
            place,
            name,
            `\`${from}\` does not export it.`,
            nearestOf(name, exports),
          );
        } else {
          context.name(name, {...place, strict: true});
        }
      }
    },
  },
};
