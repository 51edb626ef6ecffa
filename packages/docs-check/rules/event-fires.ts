/**
 * An event that its class declares but never broadcasts may only be used where the text
 * mentions that. Otherwise, the page teaches it.
 */
import {nearestOf} from '../facts/nearest';
import type {Rule} from '../core/rule';

const saysSilent =
  /\b(?:never|no longer|nothing|nobody|no code)\b|\b(?:not|n't|cannot)\s+(?:\w+\s+)?(?:fire|fired|broadcast|sent|send|emit|emitted|published|rely|wait|subscribe)\b|\bdeclared (?:but|only)\b|\bonly declared\b|\bwithout (?:being )?(?:broadcast|fir)/i;

export const eventFires: Rule = {
  id: 'event-fires',
  visit: {},
  judge({fact, place}, {facts, version}) {
    if (
      fact.kind !== 'event' ||
      fact.fires !== false ||
      saysSilent.test(place.text)
    ) {
      return null;
    }
    const firing = fact.owner
      ? facts
          .members(version, fact.owner)
          .filter(({kind, fires}) => kind === 'event' && fires)
          .map((event) => event.name)
      : [];
    return {
      message: `is declared by \`${fact.owner}\` and never broadcast by it (${fact.at}). The text must say so here.`,
      nearest: firing.length ? nearestOf(fact.name, firing) : null,
    };
  },
};
