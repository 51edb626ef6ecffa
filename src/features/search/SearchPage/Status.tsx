/** How many results there are, announced to screen readers. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {DidYouMean, takesLong} from '../Screens';
import {useTakesLong} from '../useTakesLong';
import {shortened} from './shortened';
import styles from './styles.module.css';
import type {State} from './useSearch';

function useCount() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'search.page.count',
          message: 'One result|{count} results',
          description: 'Number of results; one form for each plural form',
        },
        {count},
      ),
    );
}

export default function Status({
  state,
  query,
  urlOfQuery,
}: {
  state: State;
  query: string;
  urlOfQuery: (query: string) => string;
}): ReactNode {
  const count = useCount();
  const isSlow = useTakesLong(state.is === 'searching' && !state.last);
  const text = () => {
    switch (state.is) {
      case 'empty':
        return '';
      case 'searching':
        return isSlow
          ? takesLong()
          : translate({id: 'search.page.searching', message: 'Searching…'});
      case 'failed':
        return '';
      case 'answered':
        return state.result.nbHits > 0
          ? count(state.result.nbHits)
          : translate(
              {
                id: 'search.page.noResults',
                message: 'No results for "{query}"',
              },
              {query: shortened(query)},
            );
    }
  };
  return (
    <p role="status" className={styles.status}>
      {text()}
      <DidYouMean
        queries={
          state.is === 'answered' ? state.result.suggestions : undefined
        }>
        {(suggestion) => <Link to={urlOfQuery(suggestion)}>{suggestion}</Link>}
      </DidYouMean>
    </p>
  );
}
