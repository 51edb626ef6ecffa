/** A call gives a method no more arguments than it accepts. */
import ts from 'typescript';
import type {Rule} from '../core/rule';
import {releaseName} from '../facts/index';

export const arity: Rule = {
  id: 'arity',
  visit: {
    member({owner, name, place, call}, context) {
      const isOfOther = [...place.releases].some(
        (release) => release !== context.version,
      );
      if (!call || isOfOther || call.arguments.some(ts.isSpreadElement)) {
        return;
      }
      const fact = context.memberFact({owner, name}, place);
      if (fact?.kind !== 'method' || fact.variadic) {
        return;
      }
      const maximum = fact.arity as number;
      if (call.arguments.length > maximum) {
        context.problem(
          place,
          `${owner}.${name}()`,
          `accepts ${maximum} argument${maximum === 1 ? '' : 's'} in ${releaseName[context.version]}; this call passes ${call.arguments.length}.`,
        );
      }
    },
  },
};
