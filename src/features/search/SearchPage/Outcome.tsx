/** The results of the search and how many there are, or why there are none. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {shortened} from '../queryText';
import {
  DidYouMean,
  NothingFound,
  SearchFailed,
  takesLong,
  useTakesLong,
} from '../Screens';
import Pages from './Pages';
import Result from './Result';
import styles from './styles.module.css';
import type {State} from './useSearch';
import type {SearchParameters} from './useSearchParameters';

/** What is announced to screen readers. */
function useStatus(state: State, query: string): string {
  const {selectMessage} = usePluralForm();
  const isSlow = useTakesLong(state.is === 'searching' && !state.result);
  if (state.is === 'searching') {
    return isSlow
      ? takesLong()
      : translate({id: 'search.page.searching', message: 'Searching…'});
  }
  if (state.is !== 'answered') {
    return '';
  }
  const count = state.result.nbHits;
  return count > 0
    ? selectMessage(
        count,
        translate(
          {
            id: 'search.page.count',
            message: 'One result|{count} results',
            description: 'Number of results; one form for each plural form',
          },
          {count},
        ),
      )
    : translate(
        {
          id: 'search.page.noResults',
          message: 'No results for "{query}"',
        },
        {query: shortened(query)},
      );
}

export default function Outcome({
  state: {is, result},
  state,
  parameters: {query, urlOfQuery, urlOfPage},
  onRetry,
}: {
  state: State;
  parameters: SearchParameters;
  onRetry: () => void;
}): ReactNode {
  const status = useStatus(state, query);
  return (
    <>
      <p role="status" className={styles.status}>
        {status}
        <DidYouMean
          queries={is === 'answered' ? result.suggestions : undefined}>
          {(near) => <Link to={urlOfQuery(near)}>{near}</Link>}
        </DidYouMean>
      </p>
      {is === 'failed' && (
        <SearchFailed
          looks={{
            box: 'alert alert--danger',
            title: styles.alertTitle,
            text: undefined,
          }}
          onRetry={onRetry}
        />
      )}
      {is === 'answered' && result.nbHits === 0 && (
        <NothingFound
          query={query}
          looks={{suggestions: styles.suggestions, text: undefined}}>
          {(label) => <Link to={urlOfQuery(label.toLowerCase())}>{label}</Link>}
        </NothingFound>
      )}
      {result && (
        <>
          <ul className={styles.results}>
            {result.hits.map((hit) => (
              <Result key={hit.url} hit={hit} />
            ))}
          </ul>
          <Pages result={result} urlOfPage={urlOfPage} />
        </>
      )}
    </>
  );
}
