/** One term of a definition list (`<ReferenceTerms>`), with an anchor that links can lead to. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export function GlossaryTerm({
  id,
  term,
}: {
  id: string;
  term: string;
}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
    },
    {heading: term},
  );
  return (
    <dt id={id} className={styles.term}>
      {term}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={title}
        title={title}
        translate="no">
        {'\u200b'}
      </Link>
    </dt>
  );
}
