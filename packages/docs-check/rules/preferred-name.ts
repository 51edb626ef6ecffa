/** A product is spelled as it spells itself: `preferredNames` in domain.json has each wrong spelling with the right one. */
import domain from './domain.json';
import type {Rule} from '../core/rule';

const preferred = new Map(Object.entries(domain.preferredNames));
const misspelled = new RegExp(
  `(?<![\\w/.@-])(?:${[...preferred.keys()].join('|')})(?![\\w/-])`,
  'g',
);

export const preferredName: Rule = {
  id: 'preferred-name',
  visit: {
    prose({block, place}, context) {
      for (const {text, line} of block.words) {
        for (const [name] of text.matchAll(misspelled)) {
          const right = preferred.get(name)!;
          context.problem(place(line), name, `is spelled ${right}.`, right);
        }
      }
    },
  },
};
