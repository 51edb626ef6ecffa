/** The modal's content below its field. */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import {useSearchPageLink} from '../index';
import {
  DidYouMean,
  NothingFound,
  SearchFailed,
  takesLong,
  useLasts,
} from '../Screens';
import type {Answer, Search} from '../useSearch';
import type {Group} from './groups';
import type {StoredSearches} from './recent-searches';
import RecentSearches from './RecentSearches';
import Results from './Results';

function NoResults({
  answer: {query, suggestions},
  onQuery,
}: {
  answer: Answer;
  onQuery: (query: string) => void;
}): ReactNode {
  const offer = (text: string, wanted: string) => (
    <button
      type="button"
      className="DocSearch-Prefill"
      onClick={() => onQuery(wanted)}>
      {text}
    </button>
  );
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title" role="status">
        {translations.modal?.noResultsScreen?.noResultsText} "
        <strong>{query}</strong>"
        <DidYouMean queries={suggestions}>
          {(near) => offer(near, near)}
        </DidYouMean>
      </p>
      <NothingFound query={query} className="DocSearch-NoResults-Prefill-List">
        {(label) => offer(label, `${label.toLowerCase()} `)}
      </NothingFound>
    </div>
  );
}

export default function Panel({
  search: {status, answer},
  groups,
  stored,
  selected,
  onQuery,
  onRetry,
  onStored,
}: {
  search: Search;
  /** The hits of the answer. */
  groups: readonly Group[];
  stored: StoredSearches;
  selected: number;
  /** Searches for a query that was not typed into the field. */
  onQuery: (query: string) => void;
  onRetry: () => void;
  onStored: (changed: StoredSearches) => void;
}): ReactNode {
  const isSlow = useLasts(status === 'searching' && !answer);
  const allResults = useSearchPageLink()(answer?.query ?? '');
  if (status === 'failed') {
    return <SearchFailed className="DocSearch-ErrorScreen" onRetry={onRetry} />;
  }
  if (status === 'idle') {
    return <RecentSearches {...{stored, selected, onStored}} />;
  }
  if (!answer) {
    // Empty at first: what is put into a status later is read out.
    return (
      <div className="search-slow" role="status">
        {isSlow && takesLong()}
      </div>
    );
  }
  if (groups.length === 0) {
    return <NoResults answer={answer} onQuery={onQuery} />;
  }
  return (
    <>
      <Results groups={groups} selected={selected} />
      <section className="DocSearch-HitsFooter">
        <a href={allResults}>
          <Translate
            id="theme.SearchBar.seeAll"
            values={{count: answer.nbHits}}>
            {'See all {count} results'}
          </Translate>
        </a>
      </section>
    </>
  );
}
