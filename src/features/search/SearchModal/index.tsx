/**
 * The search modal. It looks and behaves like DocSearch's (texts, styles, keys, limits, and
 * stored searches, as of @docsearch/react 3.9.0), but has its own components.
 *
 * Why not DocSearch's component: it needs several frames from a key to its results, adds a
 * second search client and a state library, shows an error as an empty result, does not
 * validate what is stored in the browser, and has the role of a button for screen readers.
 */
import {useMemo, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {
  closeField,
  inputOf,
  type SearchField,
} from '@site/src/chrome/searchField';
import {useSearchClient} from '../index';
import {kindOf} from '../kinds';
import {useLasts} from '../Screens';
import {hitsPerPage, useSearch, type Answer} from '../useSearch';
import Footer from './Footer';
import {groupHits, type Group} from './groups';
import Panel from './Panel';
import {
  addRecent,
  readStoredSearches,
  writeStoredSearches,
  type Opened,
} from './recent-searches';
import {useField} from './useField';
import {useRows, type Follow} from './useRows';

export type SearchModalProps = {
  /** That the modal is for, and in. */
  field: SearchField;
  /** Name of the version to search; undefined for all. */
  version: string | undefined;
};

/** Milliseconds after which a spinner turns. */
const stalledAfter = 500;

/** About as many as a line has room for; what is too long ends in an ellipsis. */
const snippetWords = () =>
  window.matchMedia('(max-width: 480px)').matches ? 8 : 16;

function useGroups(answer: Answer | undefined): Group[] {
  const addressOf = useSearchResultUrlProcessor();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useMemo(
    () =>
      groupHits(answer?.hits ?? [], addressOf, (url) => kindOf(url, baseUrl)),
    [answer, addressOf, baseUrl],
  );
}

/** @returns a function that follows a link in the modal, and remembers that of a row */
function useFollow(
  field: SearchField,
  remember: (opened: Opened) => void,
): Follow {
  const history = useHistory();
  return (url, event, row) => {
    if (row) {
      remember(row);
    }
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      history.push(url);
      closeField(field);
    } else if (event.type === 'keydown') {
      // A tab or a window, which the browser only opens for a click.
      window.open(url, '_blank', 'noopener');
    }
  };
}

export default function SearchModal({
  field,
  version,
}: SearchModalProps): ReactNode {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const {getClient, isHosted} = useSearchClient();
  const [query, setQuery] = useState(inputOf(field).value);
  const search = useSearch(
    {query, version, hitsPerPage, snippetWords: snippetWords()},
    {onlyBest: true},
  );
  const {status, answer} = search;
  const groups = useGroups(answer);
  const [stored, setStored] = useState(() => readStoredSearches(indexName));
  const rows: readonly Opened[] =
    status === 'idle'
      ? [...stored.recent, ...stored.favorites]
      : groups.flatMap(({items}) => items);
  const follow = useFollow(field, (opened) =>
    writeStoredSearches(indexName, addRecent(stored, opened)),
  );
  const {selected, onKeyDown, ofList, reset} = useRows(
    rows,
    status !== 'searching',
    follow,
  );
  const panel = useRef<HTMLDivElement>(null);
  const ask = (text: string) => {
    reset();
    panel.current!.scrollTop = 0;
    setQuery(text);
  };
  useField(field, {
    onQuery: ask,
    onKeyDown,
    isEmpty: rows.length === 0,
    popup: status === 'idle' ? 'grid' : 'listbox',
    selected,
    isStalled: useLasts(status === 'searching', stalledAfter),
  });
  return (
    <>
      <div
        ref={panel}
        role="presentation"
        className="DocSearch-Dropdown"
        {...ofList}>
        <Panel
          {...{search, groups, stored, selected}}
          onQuery={(text) => {
            inputOf(field).value = text;
            inputOf(field).focus();
            ask(text);
          }}
          onRetry={() => {
            inputOf(field).focus();
            search.retry();
          }}
          onStored={(changed) => {
            inputOf(field).focus();
            setStored(changed);
            writeStoredSearches(indexName, changed);
            // The selected row may have been removed.
            reset();
          }}
        />
      </div>
      <Footer
        isHosted={isHosted}
        usesFallback={
          status !== 'idle' && status !== 'failed' && getClient().usesFallback
        }
      />
    </>
  );
}
