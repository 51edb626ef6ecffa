/** The rules for sentences. Each returns what to do about a problem, or null. */
import nlp from 'compromise';
import type {Sentence} from './sentences';
import list from './terms.json';

/** Longer sentences have to be read twice. */
const maximumWords = 35;

export type Term = {
  id: string;
  wrong: string;
  unless?: string;
  where?: string;
  matchCase?: boolean;
  /** People type the word into a search, so a page may have it as a keyword. */
  searched?: boolean;
  instead: string;
  reports: string[];
  passes: string[];
};

export const terms: readonly Term[] = list.terms;

const expressions = terms.map((term) => ({
  term,
  wrong: new RegExp(term.wrong, term.matchCase ? 'g' : 'gi'),
  unless: term.unless ? new RegExp(term.unless, 'i') : null,
}));

export type Finding = {id: string; name?: string; message: string};

/** Words and phrases of the term list. */
function checkTerms({text, isHeading}: Sentence): Finding[] {
  return expressions.flatMap(({term, wrong, unless}) =>
    (term.where === 'heading' && !isHeading) || unless?.test(text)
      ? []
      : [...text.matchAll(wrong)].map(([found]) => ({
          id: term.id,
          name: found.trim(),
          message: `is not written here. Write: ${term.instead}.`,
        })),
  );
}

/** `a`, `b`, and `c` are read at a glance. */
const listOfCode = /Code(?:,? (?:and |or )?Code)+/g;

/** A sentence, or the part before or after a colon or a semicolon, of more than 35 words. */
function checkLength({text, kind}: Sentence): Finding[] {
  const counts = text
    .replace(listOfCode, 'Code')
    .split(/[:;] /)
    .map((part) => part.split(' ').filter((word) => /\w/.test(word)).length);
  const count = Math.max(...counts);
  return count > maximumWords && kind !== 'alternative'
    ? [
        {
          id: 'long-sentence',
          message: `a sentence of ${count} words; at most ${maximumWords}: "${text.slice(0, 60)}…" Split it.`,
        },
      ]
    : [];
}

/** Verbs of this subject that the library takes for nouns. */
const moreVerbs =
  /\b(?:input|output|log|list|order|cache|index|name|set|map|run|use|works?|matters?|steps?|counts?|taps?|compares?|hovers?|matches|queries|describes?|refers?|guards?|plans?|tests?|reads?|needs?|shows?|changes?|starts?|ends?|calls?|returns?|opens?)\b/i;

/**
 * Outside of lists, headings and cells: a sentence has a verb. A word that can be a verb
 * passes as one, because the library often takes "the keys work" for three nouns.
 */
function checkVerb({text, kind}: Sentence): Finding[] {
  if (
    kind !== 'sentence' ||
    !/[.!?]$/.test(text) ||
    text.split(' ').length < 3
  ) {
    return [];
  }
  const hasVerb =
    moreVerbs.test(text) ||
    nlp(text).has('#Verb') ||
    text.split(/[^\w'’]+/).some((word) => nlp(word.toLowerCase()).has('#Verb'));
  return hasVerb
    ? []
    : [
        {
          id: 'no-verb',
          message: `a sentence without a verb: "${text.slice(0, 60)}". Say what it does.`,
        },
      ];
}

export const sentenceRules = [checkTerms, checkLength, checkVerb] as const;
