import type {Plugin} from '@docusaurus/types';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * The docs versions of a build, the latest first, with as much of the docs plugin's
 * `LoadedVersion` as the caller reads.
 *
 * @throws if the docs plugin has none
 */
export function loadedVersions<Version extends object>({
  plugins,
}: Pick<PostBuildProps, 'plugins'>): Version[] {
  const docs = plugins.find(
    ({name, options}) =>
      name === 'docusaurus-plugin-content-docs' && options.id === 'default',
  );
  const content = docs?.content as {loadedVersions: Version[]} | undefined;
  if (!content) {
    throw new Error('The docs plugin has no content: no version was built.');
  }
  return content.loadedVersions;
}
