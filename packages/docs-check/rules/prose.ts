/** Rules for words outside code. */
import type {RuleContext} from '../core/context';
import {rule} from '../core/rule';
import {isSpelledSo, lowerCamel} from '../core/shape';
import domain from './domain.json';

const word =
  /(?<![\w$/.@#-])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?(?![\w$/@-])/g;
/** A quoted word is the text of a message, not a name of the page's own. */
const quoted = /(['"‘“])[\w.$]+(?:\(\))?(['"’”])/g;

const looksLikeCode = (text: string, name: string) =>
  text.endsWith('()') ||
  lowerCamel.test(name) ||
  /^[a-z]\w*(?:\.[a-z]\w*)*\.[a-z]+[A-Z]\w*$/.test(name) ||
  /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(name);

/** A name that means something to readers: that the source uses a word somewhere is not enough. */
function isKnown(name: string, {facts, version}: RuleContext): boolean {
  const verdict = facts.name(version, name);
  return verdict.status === 'found'
    ? (verdict.fact !== undefined && verdict.fact.kind !== 'prop') ||
        verdict.isStandard === true
    : verdict.status === 'elsewhere' && verdict.fact !== undefined;
}

/** A code name without backticks, which no other rule would see. */
export const missingBackticks = rule('missing-backticks', {
  prose({block, place}, context) {
    for (const {text: raw, line} of block.words) {
      for (const [text] of raw.replace(quoted, ' ').matchAll(word)) {
        const name = text.replace(/\(\)$/, '');
        if (
          !isSpelledSo(name) &&
          !/^https?/.test(name) &&
          looksLikeCode(text, name) &&
          (block.type === 'cell' || isKnown(name.split('.').at(-1)!, context))
        ) {
          context.problem(
            place(line),
            text,
            'looks like code and has no backticks, so no rule can check it.',
          );
        }
      }
    }
  },
});

const preferred = new Map(Object.entries(domain.preferredNames));
const misspelled = new RegExp(
  `(?<![\\w/.@-])(?:${[...preferred.keys()].join('|')})(?![\\w/-])`,
  'g',
);

/** A product is spelled as it spells itself: `preferredNames` in domain.json has each wrong spelling with the right one. */
export const preferredName = rule('preferred-name', {
  prose({block, place}, context) {
    for (const {text, line} of block.words) {
      for (const [name] of text.matchAll(misspelled)) {
        const right = preferred.get(name)!;
        context.problem(place(line), name, `is spelled ${right}.`, right);
      }
    }
  },
});
