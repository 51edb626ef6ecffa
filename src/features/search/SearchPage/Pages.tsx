/** Links to the previous and the next page of results. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchResult} from '@ohif-docs/search/runtime/client';
import styles from './styles.module.css';

export default function Pages({
  result: {page, nbPages},
  urlOfPage,
}: {
  result: SearchResult;
  urlOfPage: (page: number) => string;
}): ReactNode {
  if (nbPages < 2) {
    return null;
  }
  const label = translate({
    id: 'search.page.pages',
    message: 'Pages of results',
  });
  const current = page + 1;
  return (
    <nav className={styles.pages} aria-label={label}>
      {current > 1 && (
        <Link to={urlOfPage(current - 1)} rel="prev">
          <Translate id="search.page.previous">Previous page</Translate>
        </Link>
      )}
      <span>
        <Translate id="search.page.current" values={{current, total: nbPages}}>
          {'Page {current} of {total}'}
        </Translate>
      </span>
      {current < nbPages && (
        <Link to={urlOfPage(current + 1)} rel="next">
          <Translate id="search.page.next">Next page</Translate>
        </Link>
      )}
    </nav>
  );
}
