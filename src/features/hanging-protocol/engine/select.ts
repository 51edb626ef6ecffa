/** Which display sets a selector finds: `_matchImages` of the service, the same in both releases. */
import {matchRules} from './match';
import type {Candidate, Data, Selection, Selector} from './types';

/** What the selectors of a protocol choose from, and what the service remembers. */
export type Scene = {
  studies: readonly Data[];
  displaySets: readonly Data[];
  /** `numberOfPriorsReferenced` is -1: only the active study, which is the first. */
  activeOnly: boolean;
  /** The match of each selector so far, which rules can refer to. */
  details: Map<string, unknown>;
};

const seriesNumberOf = ({SeriesNumber, seriesNumber}: Data) =>
  parseInt(String(SeriesNumber ?? seriesNumber));

const order = <Value>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

/** The higher score, then the higher study UID, then the lower series number. */
const byRank = (a: Candidate, b: Candidate): number =>
  order(b.score, a.score) ||
  order(b.study.StudyInstanceUID, a.study.StudyInstanceUID) ||
  order(seriesNumberOf(a.displaySet), seriesNumberOf(b.displaySet));

/** @throws where the rules of the selector do */
export function select(selector: Selector, scene: Scene): Selection {
  const {studyMatchingRules = [], seriesMatchingRules} = selector;
  const {studies, details} = scene;
  const ranked: Candidate[] = [];
  const excluded: Candidate[] = [];
  const ofStudies: Selection['studies'][number][] = [];
  studies.forEach((study, studyInstanceUIDsIndex) => {
    if (scene.activeOnly && study !== studies[0]) {
      return;
    }
    const displaySets = scene.displaySets.filter(
      ({StudyInstanceUID, unsupported}) =>
        StudyInstanceUID === study.StudyInstanceUID && !unsupported,
    );
    const studyMatch = matchRules(study, studyMatchingRules, {
      studies,
      displaySets,
      allDisplaySets: scene.displaySets,
      displaySetMatchDetails: details,
      studyInstanceUIDsIndex,
    });
    const skipped = studyMatch.requiredFailed;
    ofStudies.push({study, match: studyMatch, skipped});
    for (const displaySet of skipped ? [] : displaySets) {
      const seriesMatch = matchRules(displaySet, seriesMatchingRules, {
        studies,
        instance: (displaySet.images as readonly Data[] | undefined)?.[0],
        displaySetMatchDetails: details,
        displaySets,
      });
      const score = seriesMatch.score + studyMatch.score;
      const candidate = {study, displaySet, studyMatch, seriesMatch, score};
      (seriesMatch.requiredFailed ? excluded : ranked).push(candidate);
    }
  });
  return {studies: ofStudies, ranked: ranked.sort(byRank), excluded};
}
