/** The links from a docs page to its comparisons with other versions. */
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useComparisons} from './useComparisons';

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
