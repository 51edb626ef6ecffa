/** A name that exists but has no effect may only be used where the text says so. Otherwise, the page teaches it. */
import type {Rule} from '../core/rule';
import {nearestOf} from '../facts/nearest';

const saysSilent =
  /\b(?:never|no longer|nothing|nobody|no code)\b|\b(?:not|n't|cannot)\s+(?:\w+\s+)?(?:fire|fired|broadcast|sent|send|emit|emitted|published|rely|wait|subscribe)\b|\bdeclared (?:but|only)\b|\bonly declared\b|\bwithout (?:being )?(?:broadcast|fir)/i;

/** An event that its class declares but never broadcasts. */
export const eventFires: Rule = {
  id: 'event-fires',
  visit: {},
  judge({fact, place}, {facts, version}) {
    const {owner = ''} = fact;
    if (
      fact.kind !== 'event' ||
      fact.fires !== false ||
      saysSilent.test(place.text)
    ) {
      return null;
    }
    const firing = facts
      .members(version, owner)
      .filter(({kind, fires}) => kind === 'event' && fires)
      .map((event) => event.name);
    return {
      message: `is declared by \`${owner}\` and never broadcast by it (${fact.at}). The text must say so here.`,
      nearest: nearestOf(fact.name, firing),
    };
  },
};

const saysDead =
  /\bnever\b|\bno longer\b|\bnot (?:read|used|exist|there|work|part|supported|looked|needed|required|a key|in)\w*|\b(?:does|do|is|are|has|have|had|will)(?:n't| not)\b|\bno (?:effect|code|such|meaning)\b|\b(?:gone|removed?|dead|ignored|deprecated|obsolete|replaced|renamed|dropped|delete|instead of|nothing|unused|leave it out|until 3\.\d|only 3\.\d+ reads)\b/i;

/** A key of the configuration that no code reads. */
export const deadKey: Rule = {
  id: 'dead-key',
  visit: {},
  judge({fact, place}) {
    const isOfFormer = place.releases.includes('older');
    return fact.dead !== true || isOfFormer || saysDead.test(place.text)
      ? null
      : {
          message: `has no effect: ${String(fact.note).replace(/\.$/, '')}. The text must say so here.`,
        };
  },
};
