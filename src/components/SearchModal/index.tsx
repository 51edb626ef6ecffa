/**
 * The search modal: DocSearch's modal in all that a reader sees and does (its texts,
 * styles, keys, limits and stored searches, as of docsearch/react 3.9.0), drawn here.
 *
 * Why not DocSearch's own component: it takes several frames from a key to its answer
 * (26 ms of script and layout where the answer is there at once, 4 times that on a slow
 * machine), brings a second search client and a state library (18 kB of script), shows
 * an error as an empty answer, trusts whatever is stored in the browser, and calls
 * itself a button to screen readers.
 */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import '@docsearch/css/dist/style.css';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {
  useSearchClient,
  useSearchPageLink,
} from '@site/src/components/SiteSearch';
import {
  NothingFound,
  SearchFailed,
} from '@site/src/components/SiteSearch/Screens';
import type {FacetFilters} from '@site/search/browser/client';
import {
  forget,
  keep,
  readEarlier,
  remember,
  writeEarlier,
  type Earlier,
} from './earlier';
import EarlierSearches from './EarlierSearches';
import Field, {longestQuery} from './Field';
import Footer from './Footer';
import Results from './Results';
import {idOfRow} from './rows';
import {useAnswers} from './useAnswers';
import {useDialog} from './useDialog';
import {useDrawnRows} from './useDrawnRows';
import './styles.css';

const hitsPerPage = 20;

/** On a phone there is room for less. */
const isNarrow = () => window.matchMedia('(max-width: 768px)').matches;

/** What is asked beside the query. */
function useRequest(facetFilters: FacetFilters) {
  const {indexName, searchParameters} = useAlgoliaThemeConfig().algolia;
  const filters = JSON.stringify(facetFilters);
  return useMemo(
    () => ({
      indexName,
      hitsPerPage,
      attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
      attributesToSnippet: [`content:${isNarrow() ? 5 : 10}`],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      ...searchParameters,
      facetFilters: JSON.parse(filters) as FacetFilters,
    }),
    [indexName, searchParameters, filters],
  );
}

/** What is marked on the page, as a field of one line shows it. */
const markedText = () =>
  (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();

/** With a modifier, the browser opens a tab or a window. */
const staysHere = (event: KeyboardEvent | MouseEvent) =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey;

export type SearchModalProps = {
  facetFilters: FacetFilters;
  /** The key that opened the modal, where it was a letter. */
  initialQuery: string | undefined;
  onClose: () => void;
};

export default function SearchModal({
  facetFilters,
  initialQuery,
  onClose,
}: SearchModalProps): ReactNode {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const {getClient, isHosted} = useSearchClient();
  const client = getClient();
  const history = useHistory();
  const searchPageLink = useSearchPageLink();
  const [{query, status, answer, suggestions}, ask] = useAnswers(
    client,
    useRequest(facetFilters),
    useSearchResultUrlProcessor(),
  );
  const [room, drawAllRows] = useDrawnRows(answer);
  const [earlier, setEarlier] = useState(() => readEarlier(indexName));
  const [selected, setSelected] = useState(0);

  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useDialog(dialog, onClose);

  /** Enter for an answer that is still to come. */
  const early = useRef<KeyboardEvent>(undefined);
  const isEmpty = query.trim() === '';
  const isAnswered = isEmpty || answer?.query === query;

  const search = useCallback(
    (text: string) => {
      early.current = undefined;
      setSelected(0);
      if (panel.current) {
        panel.current.scrollTop = 0;
      }
      ask(text);
    },
    [ask],
  );

  // What was typed to open the modal, or else what is marked on the page.
  // Read before the dialog opens: its field, once focused, has a mark of its own.
  const [firstQuery] = useState(() =>
    (initialQuery ?? markedText()).slice(0, longestQuery),
  );
  const begin = useRef(() => {
    if (firstQuery !== '') {
      search(firstQuery);
    }
  });
  useEffect(() => begin.current(), []);

  // The next key replaces what was marked: once, as soon as the field shows it.
  const replaces = useRef(!initialQuery && firstQuery !== '');
  useLayoutEffect(() => {
    if (replaces.current && query === firstQuery) {
      replaces.current = false;
      field.current?.select();
    }
  }, [query, firstQuery]);

  /** What the arrow keys walk through. */
  const rows = useMemo(
    () =>
      isEmpty
        ? [...earlier.recent, ...earlier.favourites].map((kept) => ({
            url: kept.url,
            hit: kept,
          }))
        : status === 'error'
          ? []
          : (answer?.groups ?? []).flatMap(({items}) => items),
    [isEmpty, status, earlier, answer],
  );

  const change = (changed: Earlier) => {
    setEarlier(changed);
    writeEarlier(indexName, changed);
    // The selected row may be the one that went.
    setSelected(0);
    field.current?.focus();
  };

  // Rows are drawn anew only when they change: these must not be new with each key.
  const latest = useRef({rows, earlier});
  useLayoutEffect(() => {
    latest.current = {rows, earlier};
  });
  const onFollow = useCallback(
    (index: number, event: KeyboardEvent | MouseEvent) => {
      const row = latest.current.rows[index];
      if (!row) {
        return;
      }
      const opened = {...row.hit, url: row.url};
      writeEarlier(indexName, remember(latest.current.earlier, opened));
      if (staysHere(event)) {
        event.preventDefault();
        history.push(row.url);
        onClose();
      } else if (event.type === 'keydown') {
        // What the browser does by itself with a click.
        window.open(row.url, '_blank', 'noopener');
      }
    },
    [history, indexName, onClose],
  );

  useEffect(() => {
    const event = early.current;
    if (event && isAnswered) {
      early.current = undefined;
      onFollow(selected, event);
    }
  }, [isAnswered, onFollow, selected]);

  const walk = (step: number) => {
    if (rows.length > 0) {
      const next = (selected + step + rows.length) % rows.length;
      flushSync(() => {
        drawAllRows();
        setSelected(next);
      });
      document.getElementById(idOfRow(next))?.scrollIntoView({
        block: 'nearest',
      });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault();
      if (isAnswered) {
        onFollow(selected, event);
      } else {
        // The rows are those of an earlier query.
        early.current = event;
      }
    }
  };

  const list = {selected, onSelect: setSelected, onFollow};
  const label = translations.modal?.searchBox?.searchInputLabel;
  return (
    // A click beside the modal; the keyboard has Escape and Cancel.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      className={clsx(
        'DocSearch-Container',
        status === 'stalled' && 'DocSearch-Container--Stalled',
      )}
      onMouseDown={(event) => event.target === dialog.current && onClose()}>
      <div className="DocSearch-Modal">
        <Field
          ref={field}
          value={query}
          list={{
            isEmpty: rows.length === 0,
            popup: isEmpty ? 'grid' : 'listbox',
            selectedId: idOfRow(selected),
          }}
          onQuery={search}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        <div ref={panel} className="DocSearch-Dropdown" onScroll={drawAllRows}>
          {status === 'error' ? (
            <SearchFailed
              looks={{
                box: 'DocSearch-ErrorScreen',
                title: 'DocSearch-Title',
                text: 'DocSearch-Help',
              }}
              onRetry={() => {
                search(query);
                field.current?.focus();
              }}
            />
          ) : isEmpty ? (
            <EarlierSearches
              {...list}
              earlier={earlier}
              onKeep={(kept) => change(keep(earlier, kept))}
              onForget={(kept) => change(forget(earlier, kept))}
            />
          ) : answer?.groups.length === 0 ? (
            <div className="DocSearch-NoResults">
              <p className="DocSearch-Title" role="status">
                {translations.modal?.noResultsScreen?.noResultsText} "
                <strong>{answer.query}</strong>"
              </p>
              <NothingFound
                query={answer.query}
                suggestions={suggestions}
                looks={{
                  suggestions: 'DocSearch-NoResults-Prefill-List',
                  text: 'DocSearch-Help',
                }}>
                {(suggestion) => (
                  <button
                    type="button"
                    className="DocSearch-Prefill"
                    onClick={() => {
                      search(`${suggestion.toLowerCase()} `);
                      field.current?.focus();
                    }}>
                    {suggestion}
                  </button>
                )}
              </NothingFound>
            </div>
          ) : (
            answer && (
              <>
                <Results
                  {...list}
                  groups={answer.groups}
                  room={room}
                  label={label}
                />
                <section className="DocSearch-HitsFooter">
                  {/* A Link would watch anew with each key whether it is in view. */}
                  {/* eslint-disable-next-line @docusaurus/no-html-links */}
                  <a
                    href={searchPageLink(answer.query)}
                    onClick={(event) => {
                      if (staysHere(event)) {
                        event.preventDefault();
                        history.push(searchPageLink(answer.query));
                        onClose();
                      }
                    }}>
                    <Translate
                      id="theme.SearchBar.seeAll"
                      values={{count: answer.nbHits}}>
                      {'See all {count} results'}
                    </Translate>
                  </a>
                </section>
              </>
            )
          )}
        </div>
        <Footer
          isHosted={isHosted}
          standsIn={!isEmpty && status !== 'error' && client.standsIn}
        />
      </div>
    </dialog>
  );
}
