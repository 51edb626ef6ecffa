/**
 * Writes the paths and titles of all pages, and the redirects, to a file that the not-found
 * page imports on demand (`src/features/not-found`), so that no other page loads it.
 * Readers with an old or mistyped link would miss it.
 */
import type {RouteManifest} from '@generated/route-manifest/default/routes.json';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Redirects = {from: string | string[]; to: string}[];

export type Options = {
  /** The redirects of the redirects plugin. A function, because the framework sends all other options to every reader. */
  redirects: () => Redirects;
  /** Pages of other plugins. */
  pages?: () => Content['page'][];
};

export type Content = {
  docs: Pick<
    DocsContent['loadedVersions'][number],
    'versionName' | 'path' | 'isLast'
  > & {docs: {permalink: string; title: string; unlisted?: boolean}[]};
  page: Pick<PagesContent[number], 'permalink'> & {
    title?: string;
    unlisted?: boolean;
  };
};

export default function routeManifest(
  {baseUrl, siteConfig}: LoadContext,
  options: unknown,
): Plugin {
  const {redirects, pages: others = () => []} = options as Options;
  return {
    name: 'route-manifest',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        DocsContent | undefined;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as
        PagesContent | undefined;
      await actions.createData(
        'routes.json',
        routeManifestOf({
          baseUrl,
          siteVersion: siteConfig.customFields?.siteVersion as string,
          versions: docs?.loadedVersions ?? [],
          pages: [...(pages ?? []), ...others()],
          redirects: redirects(),
        }),
      );
    },
  };
}

/**
 * The manifest for the not-found page.
 *
 * @throws if there are no pages: then the framework has changed the shape of its content
 */
export function routeManifestOf({
  baseUrl,
  siteVersion,
  versions,
  pages,
  redirects,
}: {
  baseUrl: string;
  siteVersion: string;
  versions: Content['docs'][];
  pages: Content['page'][];
  redirects: Redirects;
}): RouteManifest {
  const withoutBase = (permalink: string) =>
    `/${permalink.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
  const listed = [...versions.flatMap(({docs}) => docs), ...pages].filter(
    ({unlisted}) => !unlisted,
  );
  if (listed.length === 0) {
    throw new Error(
      'Found no pages: the docs and pages plugins have changed the shape of their content. Update src/features/not-found/plugin/index.ts.',
    );
  }
  const line = /^\d+\.\d+/.exec(siteVersion)?.[0];
  return {
    versions: versions
      .filter(({isLast}) => !isLast)
      .map(({path}) => withoutBase(path)),
    latest: line ? [line] : [],
    pages: listed.map(({permalink, title}) => {
      const path = withoutBase(permalink);
      return [path, title ?? nameOf(path)];
    }),
    redirects: redirects.flatMap(({from, to}) =>
      [from].flat().map((old): [string, string] => [old, to]),
    ),
  };
}

/** A page that is a component has no other title here: `/components-list` is "Components list". */
function nameOf(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
