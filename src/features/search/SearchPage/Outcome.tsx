/** The results of the search, or why there are none. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {NothingFound, SearchFailed} from '../Screens';
import Pages from './Pages';
import Result from './Result';
import Status from './Status';
import styles from './styles.module.css';
import type {State} from './useSearch';
import type {SearchParameters} from './useSearchParameters';

export default function Outcome({
  state,
  parameters: {query, urlOfQuery, urlOfPage},
  onRetry,
}: {
  state: State;
  parameters: SearchParameters;
  onRetry: () => void;
}): ReactNode {
  const shown =
    state.is === 'answered'
      ? state.result
      : state.is === 'searching'
        ? state.last
        : undefined;
  return (
    <>
      <Status state={state} query={query} urlOfQuery={urlOfQuery} />
      {state.is === 'failed' && (
        <SearchFailed
          looks={{
            box: 'alert alert--danger',
            title: styles.alertTitle,
            text: undefined,
          }}
          onRetry={onRetry}
        />
      )}
      {state.is === 'answered' && shown?.nbHits === 0 && (
        <NothingFound
          query={query}
          looks={{suggestions: styles.suggestions, text: undefined}}>
          {(suggestion) => (
            <Link to={urlOfQuery(suggestion.toLowerCase())}>{suggestion}</Link>
          )}
        </NothingFound>
      )}
      {shown && (
        <>
          <ul className={styles.results}>
            {shown.hits.map((hit) => (
              <Result key={hit.objectID} hit={hit} />
            ))}
          </ul>
          <Pages result={shown} urlOfPage={urlOfPage} />
        </>
      )}
    </>
  );
}
