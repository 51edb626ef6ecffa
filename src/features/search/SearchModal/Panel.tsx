/** The modal's content below its field. */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import translations from '@theme/SearchTranslations';
import {useSearchPageLink} from '../index';
import {
  DidYouMean,
  NothingFound,
  SearchFailed,
  takesLong,
  useTakesLong,
} from '../Screens';
import {addFavorite, remove, type StoredSearches} from './recent-searches';
import RecentSearches from './RecentSearches';
import Results from './Results';
import type {Answer, Search} from './useAnswers';
import {staysHere, type Rows} from './useRows';

function NoResults({
  answer: {query, didYouMean},
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
        <DidYouMean queries={didYouMean}>
          {(near) => offer(near, near)}
        </DidYouMean>
      </p>
      <NothingFound
        query={query}
        looks={{
          suggestions: 'DocSearch-NoResults-Prefill-List',
          text: 'DocSearch-Help',
        }}>
        {(label) => offer(label, `${label.toLowerCase()} `)}
      </NothingFound>
    </div>
  );
}

function AllResultsLink({
  answer: {query, nbHits},
  onClose,
}: {
  answer: Answer;
  onClose: () => void;
}): ReactNode {
  const history = useHistory();
  const url = useSearchPageLink()(query);
  return (
    <section className="DocSearch-HitsFooter">
      {/* With each key, a Link would start to watch whether it is in view. */}
      <a
        href={url}
        onClick={(event) => {
          if (staysHere(event)) {
            event.preventDefault();
            history.push(url);
            onClose();
          }
        }}>
        <Translate id="theme.SearchBar.seeAll" values={{count: nbHits}}>
          {'See all {count} results'}
        </Translate>
      </a>
    </section>
  );
}

export default function Panel({
  search: {query, status, answer},
  stored,
  list,
  onQuery,
  onStored,
  onClose,
}: {
  search: Search;
  stored: StoredSearches;
  list: Rows;
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
    return <NoResults answer={answer} onQuery={onQuery} />;
  }
  return (
    <>
      <Results {...list} groups={answer.groups} />
      <AllResultsLink answer={answer} onClose={onClose} />
    </>
  );
}
