/**
 * A name that exists but has no effect may only be used where the text mentions that.
 * Otherwise, the page teaches it.
 */
import type {Rule} from '../core/rule';

const saysDead =
  /\bnever\b|\bno longer\b|\bnot (?:read|used|exist|there|work|part|supported|looked|needed|required|a key|in)\w*|\b(?:does|do|is|are|has|have|had|will)(?:n't| not)\b|\bno (?:effect|code|such|meaning)\b|\b(?:gone|removed?|dead|ignored|deprecated|obsolete|replaced|renamed|dropped|delete|instead of|nothing|unused|leave it out|until 3\.\d|only 3\.\d+ reads)\b/i;

export const deadKey: Rule = {
  id: 'dead-key',
  visit: {},
  judge({fact, place}) {
    const isSilentEvent = fact.kind === 'event' && fact.fires === false;
    const isOfFormer = [...place.releases].includes('older');
    if (
      isOfFormer ||
      fact.dead !== true ||
      isSilentEvent ||
      saysDead.test(place.text)
    ) {
      return null;
    }
    const note = typeof fact.note === 'string' ? fact.note : 'no code reads it';
    return {
      message: `has no effect: ${note.replace(/\.$/, '')}. The text must say so here.`,
    };
  },
};
