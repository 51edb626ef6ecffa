/** What the doctor knows of each release, for the command line and for the site's build. */
import {releases, type VersionId} from '../../../config/releases';
import {
  knowledgeOf,
  type Knowledge,
  type ReleaseData,
} from '../config/knowledge';
import {readReleases} from './read-releases';

/** The releases that a configuration can be checked for, the latest first. */
export const releaseChoices = releases.map(
  ({id, line, label, path: prefix}) => ({id, line, label, path: prefix}),
);

/** The reference data of one release. */
export const releaseData = (id: VersionId): ReleaseData => readReleases()[id];

/** To put it together takes longer than to check a file, and a run checks many. */
const known = new Map<VersionId, Knowledge>();

/** The doctor's reference data for a release; the site build writes it for the page. */
export function knowledgeFor(id: VersionId): Knowledge {
  const {[id]: own, ...others} = readReleases();
  const knowledge = known.get(id) ?? knowledgeOf(own, Object.values(others));
  known.set(id, knowledge);
  return knowledge;
}
