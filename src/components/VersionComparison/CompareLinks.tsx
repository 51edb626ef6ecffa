/** The links from a docs page to its comparisons with other versions. */
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useDoc,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';

type ComparedVersion = {id: string; line: string};

/** What docusaurus.config.ts passes on of `comparisons` in config/releases.ts. */
type Comparison = {name: string; from: ComparedVersion; to: ComparedVersion};

export type PageComparison = {
  /** Its page on this site. */
  url: string;
  /** The line of the release that the page is compared with. */
  other: string;
  /** Whether that is the newer release. */
  isNewer: boolean;
};

/** Where the current doc is compared: with the release before it, and with the one after it. */
export function useComparisons(): PageComparison[] {
  const {version, pluginId} = useDocsVersion();
  const {id, permalink} = useDoc().metadata;
  const versions = useVersions(pluginId);
  const comparisons = useDocusaurusContext().siteConfig.customFields
    ?.comparisons as Comparison[];
  return comparisons
    .filter(({from, to}) => from.id === version || to.id === version)
    .map(({name, from, to}) => {
      // The page has the path that it has in the newer version, if that has it.
      const newer = versions.find((candidate) => candidate.name === to.id);
      const twin = newer?.docs.find((doc) => doc.id === id);
      const own = versions.find((candidate) => candidate.name === version);
      const folder = (twin ? newer : own)?.path ?? '';
      const page = (twin?.path ?? permalink)
        .slice(folder.length)
        .replace(/^\/|\/$/g, '');
      const isNewer = from.id === version;
      return {
        url: `/versions/compare/${name}/${page || 'index'}`,
        other: isNewer ? to.line : from.line,
        isNewer,
      };
    });
}

/**
 * In the built page, plugins/built-pages/consumers/compare.ts replaces the text of the link
 * to the newer release by the number of changes, and React keeps it.
 */
export default function CompareLinks(): ReactNode {
  return useComparisons().map(({url, other, isNewer}) => {
    const text = translate(
      {
        id: 'compare.link',
        message: 'Compare with {version}',
        description: 'Link above a page to its comparison with another version',
      },
      {version: other},
    );
    return (
      // The framework does not know the pages that are made of built ones; a test does.
      <Link key={url} to={url} data-noBrokenLinkCheck>
        {isNewer ? (
          <span
            id="changes-of-page"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: text}}
          />
        ) : (
          text
        )}
      </Link>
    );
  });
}
