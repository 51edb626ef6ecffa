/** Rules for the calls of a method: how many arguments it gets, which values, and what a subscriber reads. */
import ts from 'typescript';
import type {RuleContext} from '../core/context';
import {rule, type MemberMention} from '../core/rule';
import {propertyName} from '../core/sample';
import {releaseName} from '../facts/index';
import {nearestOf} from '../facts/nearest';

const inCode = (texts: string[]) =>
  texts.map((text) => `\`${text}\``).join(', ');

/** What the release that the page is about says of the method, if the call is one of that release. */
const methodOf = (mention: MemberMention, context: RuleContext) =>
  context.isOfOther(mention.place)
    ? undefined
    : context.memberFact(mention, mention.place);

/** A call gives a method no more arguments than it accepts. */
export const arity = rule('arity', {
  member(mention, context) {
    const {owner, name, place, call} = mention;
    const fact = call && methodOf(mention, context);
    if (
      fact?.kind !== 'method' ||
      fact.variadic ||
      call!.arguments.some(ts.isSpreadElement)
    ) {
      return;
    }
    const maximum = fact.arity as number;
    const {length} = call!.arguments;
    if (length > maximum) {
      context.problem(
        place,
        `${owner}.${name}()`,
        `accepts ${maximum} argument${maximum === 1 ? '' : 's'} in ${releaseName[context.version]}; this call passes ${length}.`,
      );
    }
  },
});

/** An option that accepts only some strings gets one of them: `type: 'success'` of a notification. */
export const optionChoice = rule('option-choice', {
  member(mention, context) {
    const {owner, name, call, at} = mention;
    const options = call?.arguments[0];
    if (!options || !ts.isObjectLiteralExpression(options)) {
      return;
    }
    const choices = (methodOf(mention, context)?.choices ?? {}) as Record<
      string,
      string[]
    >;
    for (const property of options.properties) {
      const option = propertyName(property) ?? '';
      const texts = choices[option];
      const value = ts.isPropertyAssignment(property) && property.initializer;
      if (
        texts &&
        value &&
        ts.isStringLiteral(value) &&
        !texts.includes(value.text)
      ) {
        context.problem(
          at!(property),
          value.text,
          `is not a value of \`${option}\` in \`${owner}.${name}()\`; the values are ${inCode(texts)}.`,
          nearestOf(value.text, texts),
        );
      }
    }
  },
});

/** The keys that a subscriber reads from an event's payload exist, if the source shows the payload. */
export const payloadKey = rule('payload-key', {
  member({owner, name, call, at}, context) {
    // `subscribe(service.EVENTS.NAME, ({key}) => …)`
    const [event, callback] = call?.arguments ?? [];
    const pattern =
      callback && ts.isFunctionLike(callback) && callback.parameters[0]?.name;
    if (
      name !== 'subscribe' ||
      !event ||
      !ts.isPropertyAccessExpression(event) ||
      !pattern ||
      !ts.isObjectBindingPattern(pattern)
    ) {
      return;
    }
    const fact = context.facts
      .named(context.version, event.name.text)
      .find((found) => found.kind === 'event' && found.owner === owner);
    const keys = fact?.payload as string[] | undefined;
    if (!fact || !keys || keys.includes('...')) {
      return;
    }
    for (const element of pattern.elements) {
      const key = (element.propertyName ?? element.name).getText();
      if (!keys.includes(key) && !element.dotDotDotToken) {
        context.problem(
          at!(element),
          key,
          `is not in the payload of \`${owner}.EVENTS.${fact.name}\` (${fact.at}); it carries ${inCode(keys)}.`,
          nearestOf(key, keys),
        );
      }
    }
  },
});
