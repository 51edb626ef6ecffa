/** The pages of a build that have a Markdown alternate, from the content of the framework's plugins. */
import type {Plugin} from '@docusaurus/types';
import type {SidebarItem} from './consumers/llms';
import type {Kind} from './consumers/markdown';

export type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

export type Source = {
  /** Id of a doc; path of another page. */
  id: string;
  permalink: string;
  kind: Kind;
  /** The pages plugin does not know the title of a React component. */
  title?: string | undefined;
  description?: string | undefined;
};

/** The docs of a version, or the pages of `src/pages`. */
export type Collection = {
  /** Which docs these are, for readers. */
  docs: string;
  sources: Source[];
  /** Undefined for the pages of `src/pages`. */
  version?: Version;
};

export type Version = {
  label: string;
  path: string;
  isLast: boolean;
  docs: {id: string; title: string; description: string; permalink: string}[];
  sidebars: Record<string, SidebarItem[]>;
};

/** The pages of `src/pages` first. */
export function collectionsOf(site: PostBuildProps): Collection[] {
  const {title} = site.siteConfig;
  return [
    {docs: title, sources: pagesOf(site)},
    ...loadedVersions<Version>(site).map((version) => ({
      version,
      docs: `${title} ${version.label}`,
      sources: version.docs.map((doc) => ({...doc, kind: 'doc' as const})),
    })),
  ];
}

/** What the framework's plugin of this name has loaded, if the site has it. */
const contentOf = (
  {plugins}: Pick<PostBuildProps, 'plugins'>,
  plugin: string,
) =>
  plugins.find(({name, options}) => name === plugin && options.id === 'default')
    ?.content;

/**
 * The docs versions of a build, the latest first, with as much of the docs plugin's
 * `LoadedVersion` as the caller reads.
 *
 * @throws if the docs plugin has none
 */
export function loadedVersions<Version extends object>(
  site: Pick<PostBuildProps, 'plugins'>,
): Version[] {
  const content = contentOf(site, 'docusaurus-plugin-content-docs') as
    {loadedVersions: Version[]} | undefined;
  if (!content) {
    throw new Error('The docs plugin has no content: no version was built.');
  }
  return content.loadedVersions;
}

type Page = Omit<Source, 'id' | 'kind'>;

/** The pages of `src/pages`, and those that compare releases; a site may have none. */
function pagesOf(site: PostBuildProps): Source[] {
  const pages = contentOf(site, 'docusaurus-plugin-content-pages') as
    Page[] | undefined;
  const compared = contentOf(site, 'compare') as {pages: Page[]} | undefined;
  return [...(pages ?? []), ...(compared?.pages ?? [])].map(
    ({permalink, title, description}) => ({
      // The permalink of a folder's index file ends in a slash.
      id: permalink.slice(site.baseUrl.length).replace(/\/$/, ''),
      permalink,
      kind: 'page',
      title,
      description,
    }),
  );
}
