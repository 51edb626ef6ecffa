/** The modal's content below its field. */
import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import {SearchFailed, takesLong} from '../Screens';
import {useTakesLong} from '../useTakesLong';
import AllResultsLink from './AllResultsLink';
import NoResults from './NoResults';
import {addFavorite, remove, type StoredSearches} from './recent-searches';
import RecentSearches from './RecentSearches';
import Results from './Results';
import type {Rows} from './rows';
import type {Search} from './useAnswers';

export default function Panel({
  search: {query, status, answer, suggestions},
  stored,
  list,
  rowCount,
  onQuery,
  onStored,
  onClose,
}: {
  search: Search;
  stored: StoredSearches;
  list: Rows;
  /** Only the first rows are drawn. */
  rowCount: number;
  /** Searches for a query that was not typed into the field. */
  onQuery: (query: string) => void;
  onStored: (changed: StoredSearches) => void;
  onClose: () => void;
}): ReactNode {
  const isSlow = useTakesLong(
    !answer && (status === 'loading' || status === 'stalled'),
  );
  if (status === 'error') {
    return (
      <SearchFailed
        looks={{
          box: 'DocSearch-ErrorScreen',
          title: 'DocSearch-Title',
          text: 'DocSearch-Help',
        }}
        onRetry={() => onQuery(query)}
      />
    );
  }
  if (query.trim() === '') {
    return (
      <RecentSearches
        {...list}
        stored={stored}
        onFavorite={(one) => onStored(addFavorite(stored, one))}
        onRemove={(one) => onStored(remove(stored, one))}
      />
    );
  }
  if (!answer) {
    // Empty at first: what is put into a status later is read out.
    return (
      <div className="search-slow" role="status">
        {isSlow && takesLong()}
      </div>
    );
  }
  if (answer.groups.length === 0) {
    return (
      <NoResults answer={answer} suggestions={suggestions} onQuery={onQuery} />
    );
  }
  return (
    <>
      <Results
        {...list}
        groups={answer.groups}
        rowCount={rowCount}
        label={translations.modal?.searchBox?.searchInputLabel}
      />
      <AllResultsLink answer={answer} onClose={onClose} />
    </>
  );
}
