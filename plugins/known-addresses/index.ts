/**
 * Writes the addresses and titles of all pages, and the redirects, to a file that the
 * not-found page imports when it is shown (`src/components/NotFoundHelp`). In a file of
 * its own, so that no other page carries it.
 */
import type {KnownAddresses} from '@generated/known-addresses/default/addresses.json';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Redirects = {from: string | string[]; to: string}[];

export type Options = {
  /** Those of the redirects plugin. A function: the framework sends all other options to every reader. */
  redirects: () => Redirects;
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

export default function knownAddresses(
  {baseUrl, siteConfig}: LoadContext,
  options: unknown,
): Plugin {
  const {redirects} = options as Options;
  return {
    name: 'known-addresses',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        DocsContent | undefined;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as
        PagesContent | undefined;
      await actions.createData(
        'addresses.json',
        addressesOf({
          baseUrl,
          siteVersion: siteConfig.customFields?.siteVersion as string,
          versions: docs?.loadedVersions ?? [],
          pages: pages ?? [],
          redirects: redirects(),
        }),
      );
    },
  };
}

/**
 * The table of the not-found page.
 *
 * @throws if there is no page at all, which means that the framework has renamed its content
 */
export function addressesOf({
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
}): KnownAddresses {
  const withoutBase = (permalink: string) =>
    `/${permalink.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
  const listed = [...versions.flatMap(({docs}) => docs), ...pages].filter(
    ({unlisted}) => !unlisted,
  );
  if (listed.length === 0) {
    throw new Error(
      'known-addresses found no page: the content of the docs and pages plugins has another shape than the one known here (plugins/known-addresses/index.ts).',
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

/** Pages that are components have no title outside of themselves: `/components-list` is "Components list". */
function nameOf(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
