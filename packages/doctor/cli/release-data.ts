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

/** To read it and to put it together takes longer than to check a file, and a run checks many. */
let read: Record<VersionId, ReleaseData> | undefined;
const known = new Map<VersionId, Knowledge>();

/** The reference data of one release. */
export const releaseData = (id: VersionId): ReleaseData =>
  (read ??= readReleases())[id];

/** The doctor's reference data for a release; the site build writes it for the page. */
export function knowledgeFor(id: VersionId): Knowledge {
  const own = releaseData(id);
  const others = releases.filter((one) => one.id !== id);
  const knowledge =
    known.get(id) ??
    knowledgeOf(
      own,
      others.map((one) => releaseData(one.id)),
    );
  known.set(id, knowledge);
  return knowledge;
}
