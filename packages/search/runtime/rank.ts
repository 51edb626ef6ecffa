/**
 * The sections that match a query, best first. Each word scores a section by BM25F. Those
 * that cover enough of the query get a bonus for words in the query's order, and for words
 * in the title or heading. Then they are ordered by page.
 */
import type {IndexRoot} from '../format/index-format';
import type {Matched} from './matching';
import type {Entry} from './parts';
import {setMax, type QueryWord} from './query';

/** Saturation of term frequency. The larger it is, the more the fields' weights count. */
const k1 = 3.5;

/** Minimum query coverage, relative to the best section. */
const minCoverage = 0.25;

const orderBonus = 0.8;
const headingBonus = 0.9;

/** Share of a page's best section that another one needs to follow it directly. */
const minShareOfBest = 0.6;
const maxSectionsTogether = 3;

export type Found = {
  /** Its number in the index. */
  section: number;
  page: number;
  score: number;
  /** The section's title or heading contains the whole query. */
  inHeading: boolean;
};

type Score = {
  section: number;
  score: number;
  /** Sum of the weights of the words that the section has. */
  coverage: number;
  /** By word of the query: the share of the heading that it is. */
  inHeading: Map<QueryWord, number>;
};

/** The number of the page of each section. */
export const pagesOfSections = ({pages}: IndexRoot): Uint32Array =>
  Uint32Array.from(
    pages.flatMap((count, page) => Array.from({length: count}, () => page)),
  );

export function rank(
  query: Matched,
  root: IndexRoot,
  pageOf: Uint32Array,
): Found[] {
  const scores = new Map<number, Score>();
  const pageScores = new Map<number, number>();
  const scoreOf = (section: number): Score => {
    let score = scores.get(section);
    if (!score) {
      score = {section, score: 0, coverage: 0, inHeading: new Map()};
      scores.set(section, score);
    }
    return score;
  };
  for (const word of query.words) {
    const onPage = new Map<number, number>();
    const heard = matchesOf(word.matches, pageOf.length);
    for (const [section, {match, score, share}] of heard.sections) {
      const one = scoreOf(section);
      one.score += word.weight * heard.idf * score;
      one.coverage += word.weight * heard.idf * match;
      if (share > 0) {
        one.inHeading.set(word, share);
      }
      setMax(onPage, pageOf[section]!, word.weight * heard.idf * score);
    }
    onPage.forEach((score, page) =>
      pageScores.set(page, (pageScores.get(page) ?? 0) + score),
    );
  }
  const candidates = candidatesOf([...scores.values()]);
  const found = refine(candidates, query, pageOf);
  return orderByPage(found, pageScores, root);
}

/** The best match of a word in each section. */
function matchesOf(matches: ReadonlyMap<Entry, number>, sectionCount: number) {
  const sections = new Map<
    number,
    {match: number; score: number; share: number}
  >();
  let frequency = 0;
  for (const [entry, match] of matches) {
    frequency += match * (entry.count - entry.sections.length);
    entry.sections.forEach((section, i) => {
      const {weight, share} = entry.matchOf(i);
      const score = (match * weight) / (weight + k1);
      const best = sections.get(section);
      sections.set(section, {
        match: Math.max(match, best?.match ?? 0),
        score: Math.max(score, best?.score ?? 0),
        share: Math.max(share, best?.share ?? 0),
      });
    });
  }
  sections.forEach(({match}) => (frequency += match));
  const without = Math.max(0, sectionCount - frequency);
  const idf = Math.log(1 + (without + 0.5) / (frequency + 0.5));
  return {idf, sections};
}

/** The sections that cover enough of the query; the others share only a word with it. */
function candidatesOf(scores: readonly Score[]): Score[] {
  const best = Math.max(...scores.map(({coverage}) => coverage));
  return scores.flatMap((one) => {
    const share = one.coverage / best;
    return share >= minCoverage ? [{...one, score: one.score * share}] : [];
  });
}

function refine(
  candidates: readonly Score[],
  {words, entries}: Matched,
  pageOf: Uint32Array,
): Found[] {
  const main = words.filter(({isStop}) => !isStop);
  const full = words.filter(({weight}) => weight === 1);
  const wanted = new Set(full.length > 0 ? full : words);
  const neighbors = neighborsOf(main, entries);
  return candidates
    .map(({section, score, inHeading}): Found => {
      let boosted = score;
      if (main.length > 1) {
        let run = 0;
        let longest = 0;
        neighbors.forEach((sections, i) => {
          // That a generic verb is next to a word tells less.
          const weight = Math.min(main[i]!.weight, main[i + 1]!.weight);
          run = sections.has(section) ? run + weight : 0;
          longest = Math.max(longest, run);
        });
        boosted *= 1 + (orderBonus * longest) / (main.length - 1);
      }
      let named = 0;
      let share = 0;
      inHeading.forEach((part, word) => {
        if (wanted.has(word)) {
          named++;
          share += part;
        }
      });
      // More of the query in the heading, and more of the heading in the query, is better.
      boosted *= 1 + headingBonus * (named / wanted.size) * Math.min(1, share);
      return {
        section,
        page: pageOf[section]!,
        score: boosted,
        inHeading: named === wanted.size,
      };
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
}

/** For each two neighbors of the query, the sections in which they are neighbors. */
function neighborsOf(
  words: readonly QueryWord[],
  entries: readonly Entry[],
): Set<number>[] {
  const pairs = entries.filter(({kind}) => kind === 'pair');
  return words.slice(1).map((next, i) => {
    const stemsOf = ({matches, stem}: QueryWord) => [
      stem,
      ...[...matches]
        .filter(([{kind}, weight]) => kind === 'term' && weight >= 0.5)
        .map(([entry]) => entry.stem),
    ];
    const left = new Set(stemsOf(words[i]!));
    const right = new Set(stemsOf(next));
    const sections = new Set<number>();
    for (const {key, sections: some} of pairs) {
      const [first, second] = key.split(' ') as [string, string];
      if (
        left.has(first) &&
        (right.has(second) ||
          (next.isUnfinished && second.startsWith(next.key)))
      ) {
        some.forEach((section) => sections.add(section));
      }
    }
    return sections;
  });
}

/**
 * A page with several good sections, or with all words somewhere, comes before one with a
 * single mention. Its best sections follow each other; the weaker ones come after all
 * pages.
 */
function orderByPage(
  found: readonly Found[],
  pageScores: ReadonlyMap<number, number>,
  {weights}: IndexRoot,
): Found[] {
  const pages = new Map<number, Found[]>();
  for (const one of found) {
    const onPage = pages.get(one.page) ?? [];
    onPage.push(one);
    pages.set(one.page, onPage);
  }
  const ranked = [...pages].map(([page, onPage]) => {
    const [first, second, third] = onPage.map(({score}) => score);
    const score =
      weights[page]! *
      (first! +
        0.3 * (second ?? 0) +
        0.1 * (third ?? 0) +
        0.3 * (pageScores.get(page) ?? 0));
    return {page, onPage, score};
  });
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const front: Found[] = [];
  const back: Found[] = [];
  for (const {onPage} of ranked) {
    const minScore = onPage[0]!.score * minShareOfBest;
    onPage.forEach((one, i) =>
      (i < maxSectionsTogether && one.score >= minScore ? front : back).push(
        one,
      ),
    );
  }
  return [...front, ...back];
}
