/**
 * Counts habits of writing: right now and then, tiring on every page. `npm run count:prose`
 * prints the counts per 10,000 words. The check of the whole site fails above the ceilings.
 * Lower a ceiling when the pages allow it; a review sees where one is raised.
 */
import type {Problem} from '../report';
import type {Piece} from './pieces';
import {sourceOf} from './prose';
import {quoted} from './sentence-rules';

export type Habit = {
  name: string;
  /** What to write instead. */
  instead: string;
  found: RegExp;
  kinds?: readonly Piece['kind'][];
  /** At most so many per 10,000 words. */
  ceiling: number;
};

const settings =
  '(?:viewer|page|application|app|tool|component|mode|extension|service|manager|panel|dialog|route|release|version|server|code)';

export const habits: readonly Habit[] = [
  {
    name: 'chain',
    instead: "a possessive or a compound: the segmentation's ID, the row menu",
    found: /\bthe [\w-]+ of (?:the|an?|its|each|this|that) [\w-]+/gi,
    ceiling: 4.5,
  },
  {
    name: 'joined',
    instead: 'because, so, but, or two sentences',
    found: /[\w)"][:;] (?=\S)/g,
    kinds: ['sentence'],
    ceiling: 1.5,
  },
  {
    name: 'reads',
    instead: 'uses, supports, has no effect, is ignored',
    found: new RegExp(
      `\\b${settings} reads?\\b|\\b(?:does|do|did) not read\\b|\\breads? (?:no|neither|none)\\b`,
      'gi',
    ),
    ceiling: 0.1,
  },
  {
    name: 'telegraphic',
    instead: 'a sentence that says something, or no cell',
    found: /^\W*(?:\S+ ){0,2}\S*\w\.$/g,
    kinds: ['fragment'],
    ceiling: 0.6,
  },
  {
    name: 'texts',
    instead: 'label, string, message, copy',
    found: /\b(?:texts|an? text(?! (?:field|file|editor)\b))\b/gi,
    ceiling: 0,
  },
  {
    name: 'id',
    instead: 'ID (id only in code)',
    found: /(?<![\w.{-])ids?(?![\w}.-]|\.\w)/g,
    ceiling: 0,
  },
  {
    name: 'must print',
    instead: '"You should see", or only the output',
    found: /\bmust (?:print|show|return|list|contain|appear|say)\b/gi,
    ceiling: 0,
  },
];

export type Count = {
  words: number;
  found: {habit: Habit; line: number; text: string}[];
};

/** The habits in the prose of a file. */
export function habitsIn(pieces: readonly Piece[]): Count {
  const count: Count = {words: 0, found: []};
  for (const {kind, line, text} of pieces) {
    const words = text.replaceAll('\n', ' ').replace(quoted, 'Code');
    count.words += words.split(/\s+/).filter((word) => /\w/.test(word)).length;
    for (const habit of habits) {
      if (habit.kinds && !habit.kinds.includes(kind)) {
        continue;
      }
      for (const {index, 0: match} of words.matchAll(habit.found)) {
        count.found.push({
          habit,
          line,
          text: words.slice(Math.max(0, index - 30), index + match.length + 30),
        });
      }
    }
  }
  return count;
}

type Totals = {words: number; byHabit: Record<string, number>};

/** @param files paths from the root, without the frozen pages of earlier releases */
export function countHabits(root: string, files: readonly string[]): Totals {
  const totals: Totals = {words: 0, byHabit: {}};
  for (const file of files) {
    const {words, found} = habitsIn(sourceOf(root, file).pieces);
    totals.words += words;
    for (const {habit} of found) {
      totals.byHabit[habit.name] = (totals.byHabit[habit.name] ?? 0) + 1;
    }
  }
  return totals;
}

/** Per 10,000 words, of one habit. */
export const rate = ({words, byHabit}: Totals, {name}: Habit) =>
  words ? ((byHabit[name] ?? 0) * 10_000) / words : 0;

/** @returns a problem for each habit above its ceiling */
export const checkHabits = (totals: Totals): Problem[] =>
  habits
    .filter((habit) => rate(totals, habit) > habit.ceiling)
    .map((habit) => ({
      file: 'packages/docs-check/prose/habits.ts',
      line: 1,
      check: 'prose/habits',
      message: `"${habit.name}" is ${totals.byHabit[habit.name]} times on the current pages, ${rate(totals, habit).toFixed(1)} per 10,000 words; the ceiling is ${habit.ceiling}. Write: ${habit.instead}. \`npm run count:prose -- FILE\` lists them.`,
    }));
