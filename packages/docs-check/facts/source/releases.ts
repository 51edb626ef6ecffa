/**
 * The commits of the exact source of each docs version. Each is in the public history of a
 * fork.
 */
import {releases as listed} from '../../../../config/releases';
import type {DocsVersion} from '../versions';

export type SourceRelease = {
  version: DocsVersion;
  release: string;
  repository: string;
  commit: string;
  /** the commit that the release was built from: `commit.txt` of the tree */
  builtFrom: string;
  /** as it is shown to readers and in messages */
  name: string;
};

export const releases: SourceRelease[] = listed.map(
  ({id, release, source}) => ({
    version: id,
    release,
    ...source,
    name: `source ${release} (${source.repository}@${source.commit})`,
  }),
);
