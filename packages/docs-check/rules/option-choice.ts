/** An option that is one of some texts is given one of them: `type: 'success'` of a notification. */
import ts from 'typescript';
import type {Rule} from '../core/rule';
import {nearestOf} from '../facts/nearest';
import {propertyName} from '../core/sample';

export const optionChoice: Rule = {
  id: 'option-choice',
  visit: {
    member({owner, name, place, call, at}, context) {
      const options = call?.arguments[0];
      const isOfOther = [...place.releases].some(
        (release) => release !== context.version,
      );
      if (
        isOfOther ||
        !options ||
        !at ||
        !ts.isObjectLiteralExpression(options)
      ) {
        return;
      }
      const fact = context.memberFact({owner, name}, place);
      const choices = (fact?.choices ?? {}) as Record<string, string[]>;
      for (const property of options.properties) {
        const texts = choices[propertyName(property) ?? ''];
        const value = ts.isPropertyAssignment(property)
          ? property.initializer
          : undefined;
        if (
          texts &&
          value &&
          ts.isStringLiteral(value) &&
          !texts.includes(value.text)
        ) {
          context.problem(
            at(property),
            value.text,
            `is not a value of \`${propertyName(property)}\` in \`${owner}.${name}()\`; the values are ${texts.map((text) => `\`${text}\``).join(', ')}.`,
            nearestOf(value.text, texts),
          );
        }
      }
    },
  },
};
