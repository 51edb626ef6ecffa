/** The releases of `config/releases.ts` as the checks use them. */
import {
  laterRelease,
  releases,
  versionIds,
  type VersionId,
} from '../../../config/releases';

export type DocsVersion = VersionId;
/** A docs version, or the later release that messages refer to. */
export type Release = DocsVersion | typeof laterRelease.id;

export const docsVersions: readonly DocsVersion[] = versionIds;

/** All releases that facts exist for: a folder of this one each. */
export const factReleases: readonly Release[] = [
  ...docsVersions,
  laterRelease.id,
];

/** A value for each docs version. */
export const byVersion = <Value>(
  valueOf: (release: (typeof releases)[number]) => Value,
) =>
  Object.fromEntries(
    releases.map((release) => [release.id, valueOf(release)]),
  ) as Record<DocsVersion, Value>;

/** The release that the docs describe, whose exact source was read. */
export const releaseName: Record<Release, string> = {
  ...byVersion(({release}) => release),
  [laterRelease.id]: laterRelease.id,
};

/** The published core that was executed: the nearest to that release. */
export const packageRelease = byVersion(({packages}) => packages.core);
