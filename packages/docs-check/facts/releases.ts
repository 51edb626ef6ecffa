/** The releases of `config/releases.ts` as the checks use them, and the exact sources that were read for each. */
import {releases, versionIds, type VersionId} from '../../../config/releases';

export type DocsVersion = VersionId;

/** A release that a text refers to. No source of those before and after the ones of the list was read. */
export type SaidRelease = DocsVersion | 'older' | 'later';

export const docsVersions: readonly DocsVersion[] = versionIds;

/** Those of the list, whose names are known. */
export const knownOf = (said: readonly SaidRelease[]): DocsVersion[] =>
  said.filter(
    (release): release is DocsVersion =>
      release !== 'older' && release !== 'later',
  );

/** A value for each docs version. */
export const byVersion = <Value>(
  valueOf: (release: (typeof releases)[number]) => Value,
) =>
  Object.fromEntries(
    releases.map((release) => [release.id, valueOf(release)]),
  ) as Record<DocsVersion, Value>;

/** The release that the docs describe. */
export const releaseName = byVersion(({release}) => release);

/** The published core that samples run with: the nearest to that release. */
export const packageRelease = byVersion(({packages}) => packages.core);

/** An exact source: what `source` in the head of a file of facts must say. */
export type ExactSource = {
  release: string;
  repository: string;
  commit: string;
};

/** The sources of a docs version: the platform's, and that of the Cornerstone3D that it locks. */
export const sourcesOf = byVersion(({release, source, cornerstone3d}) => ({
  platform: {release, ...source},
  cornerstone3d,
}));

/** As it is shown in messages. */
export const nameOf = ({release, repository, commit}: ExactSource) =>
  `source ${release} (${repository}@${commit})`;
