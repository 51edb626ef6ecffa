/** The links from a docs page to its comparisons with other versions. */
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useComparisons} from './useComparisons';

/**
 * An entry of the menu of page actions for each older release that the page can be
 * compared with.
 */
export function CompareEntries(): ReactNode {
  return useComparisons()
    .filter(({isNewer}) => !isNewer)
    .map(({url, other}) => (
      <li key={url}>
        {/* The framework's link check does not see pages made after the build; a test does. */}
        <Link to={url} data-noBrokenLinkCheck>
          {compareText(other)}
        </Link>
      </li>
    ));
}

/**
 * On a page of an older release, a link to what changed for the newer one. In the built
 * page, src/features/comparison/plugin/built-pages.ts replaces the text of the link by the number
 * of changes, and React keeps it.
 */
export function ChangesForNewer(): ReactNode {
  return useComparisons()
    .filter(({isNewer}) => isNewer)
    .map(({url, other}) => (
      <Link key={url} to={url} data-noBrokenLinkCheck>
        <span
          id="changes-of-page"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: compareText(other)}}
        />
      </Link>
    ));
}

const compareText = (version: string): string =>
  translate(
    {
      id: 'compare.link',
      message: 'Compare with {version}',
      description: 'Link above a page to its comparison with another version',
    },
    {version},
  );
