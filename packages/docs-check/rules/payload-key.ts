/**
 * The keys that a subscriber reads from an event's payload must exist, if the package shows
 * the payload.
 */
import ts from 'typescript';
import type {Rule} from '../core/rule';
import {nearestOf} from '../facts/nearest';

type Subscription = {event: string; pattern: ts.ObjectBindingPattern};

/** `subscribe(service.EVENTS.NAME, ({key}) => …)` */
function subscriptionOf(call: ts.CallExpression): Subscription | null {
  const [event, callback] = call.arguments;
  if (
    !event ||
    !ts.isPropertyAccessExpression(event) ||
    !callback ||
    !(ts.isArrowFunction(callback) || ts.isFunctionExpression(callback))
  ) {
    return null;
  }
  const pattern = callback.parameters[0]?.name;
  return pattern && ts.isObjectBindingPattern(pattern)
    ? {event: event.name.text, pattern}
    : null;
}

export const payloadKey: Rule = {
  id: 'payload-key',
  visit: {
    member({owner, name, place, call, file, at}, context) {
      const subscription =
        call && name === 'subscribe' ? subscriptionOf(call) : null;
      const method = subscription && context.memberFact({owner, name}, place);
      if (!subscription || method?.kind !== 'method' || !file || !at) {
        return;
      }
      const {event, pattern} = subscription;
      const fact = context.facts
        .named(context.version, event)
        .find((found) => found.kind === 'event' && found.owner === owner);
      const keys = fact?.payload as string[] | undefined;
      if (!fact || !keys || keys.includes('...')) {
        return;
      }
      for (const element of pattern.elements) {
        const key = (element.propertyName ?? element.name).getText(file);
        if (!keys.includes(key) && !element.dotDotDotToken) {
          context.problem(
            at(element),
            key,
            `is not in the payload of \`${owner}.EVENTS.${event}\` (${fact.at}); it carries ${keys.map((known) => `\`${known}\``).join(', ')}.`,
            nearestOf(key, keys),
          );
        }
      }
    },
  },
};
