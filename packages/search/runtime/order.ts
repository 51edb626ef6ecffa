/** Orders the sections by page. */
import type {Candidate} from './refine';
import type {Section} from './section-index';

/** Share of the best section's score that a section needs to follow it directly. */
const minShareOfBest = 0.6;
const maxSectionsTogether = 3;

/**
 * A page with several good sections, or with all words somewhere, comes before one with a
 * single mention. Its best sections follow each other; the weaker ones come after all
 * pages.
 */
export function orderByPage(
  candidates: readonly Candidate[],
  sections: readonly Section[],
  pageScores: Float64Array,
): Candidate[] {
  const pages = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const {page} = sections[candidate.section]!;
    const onPage = pages.get(page);
    if (onPage) {
      onPage.push(candidate);
    } else {
      pages.set(page, [candidate]);
    }
  }
  const ranked = [...pages].map(([page, onPage]) => {
    const [first, second, third] = onPage.map(({score}) => score);
    const {weight} = sections[onPage[0]!.section]!.record;
    const score =
      weight *
      (first! +
        0.3 * (second ?? 0) +
        0.1 * (third ?? 0) +
        0.3 * pageScores[page]!);
    return {page, onPage, score};
  });
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const front: Candidate[] = [];
  const back: Candidate[] = [];
  for (const {onPage} of ranked) {
    const minScore = onPage[0]!.score * minShareOfBest;
    onPage.forEach((candidate, i) =>
      (i < maxSectionsTogether && candidate.score >= minScore
        ? front
        : back
      ).push(candidate),
    );
  }
  return [...front, ...back];
}
