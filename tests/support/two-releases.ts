/**
 * For `vi.mock` of config/releases.ts: the list with its first and last release only, so that
 * tests with data of two releases do not depend on how many the site has.
 */
import type * as Releases from '../../config/releases';

export function twoReleases(module: typeof Releases): object {
  const releases = [module.releases[0], module.releases.at(-1)!];
  return {
    ...module,
    releases,
    versionIds: releases.map(({id}) => id),
    builtVersions: Object.fromEntries(
      releases.map(({id}) => [id, module.builtVersions[id]]),
    ),
  };
}
