/** The links from a docs page to its comparisons with other versions. */
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActiveDocContext,
  useDoc,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';

type ComparedVersion = {id: string; line: string};

/** The part of `comparisons` in config/releases.ts that docusaurus.config.ts passes on. */
type Comparison = {name: string; from: ComparedVersion; to: ComparedVersion};

/** Where the comparison of a doc is. */
export const urlOfPage = (pair: string, id: string): string =>
  `/versions/compare/${pair}/pages?page=${encodeURIComponent(id)}`;

/** Comparisons of the current doc, in which its version is the older or the newer one, with versions that have it. */
function useComparisons(own: 'from' | 'to'): {url: string; text: string}[] {
  const other = own === 'from' ? 'to' : 'from';
  const {pluginId, version} = useDocsVersion();
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  const {id} = useDoc().metadata;
  const comparisons = useDocusaurusContext().siteConfig.customFields
    ?.comparisons as Comparison[];
  return comparisons
    .filter(
      (comparison) =>
        comparison[own].id === version &&
        alternateDocVersions[comparison[other].id],
    )
    .map((comparison) => ({
      url: urlOfPage(comparison.name, id),
      text: translate(
        {
          id: 'compare.link',
          message: 'Compare with {version}',
          description: 'Link on a page to its comparison with another version',
        },
        {version: comparison[other].line},
      ),
    }));
}

/**
 * An entry of the menu of page actions for each older release that the page can be
 * compared with.
 */
export function CompareEntries(): ReactNode {
  return useComparisons('to').map(({url, text}) => (
    <li key={url}>
      <Link to={url}>{text}</Link>
    </li>
  ));
}

/** On a page of an older release, a link to its comparison with the newer one. */
export function ChangesForNewer(): ReactNode {
  return useComparisons('from').map(({url, text}) => (
    <Link key={url} to={url}>
      {text}
    </Link>
  ));
}

/** The same as a line of the note under a page. */
export function CompareLines(): ReactNode {
  return useComparisons('to').map(({url, text}) => (
    <p key={url}>
      <Link to={url}>{text}</Link>
    </p>
  ));
}
