/**
 * The search modal. It looks and behaves like DocSearch's (texts, styles, keys, limits, and
 * stored searches, as of @docsearch/react 3.9.0), but has its own components.
 *
 * Why not DocSearch's component: it needs several frames from a key to its results, adds a
 * second search client and a state library, shows an error as an empty result, does not
 * validate what is stored in the browser, and has the role of a button for screen readers.
 */
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import '@docsearch/css/dist/style.css';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {FacetFilters} from '@ohif-docs/search/runtime/client';
import {useSearchClient} from '../index';
import Dialog from './Dialog';
import Field from './Field';
import Footer from './Footer';
import Panel from './Panel';
import {
  readStoredSearches,
  writeStoredSearches,
  type StoredSearches,
} from './recent-searches';
import {useAnswers, type Search} from './useAnswers';
import {idOfRow, useRows, type Row} from './useRows';
import './styles.css';

export type SearchModalProps = {
  facetFilters: FacetFilters;
  /** What was typed or selected before the modal was there. */
  initialQuery: string;
  onClose: () => void;
};

/** The rows that the arrow keys move through. */
function rowsOf(
  {query, status, answer}: Search,
  {recent, favorites}: StoredSearches,
): readonly Row[] {
  if (status === 'error') {
    return [];
  }
  return query.trim() === ''
    ? [...recent, ...favorites].map((one) => ({url: one.url, hit: one}))
    : (answer?.groups ?? []).flatMap(({items}) => items);
}

export default function SearchModal({
  facetFilters,
  initialQuery,
  onClose,
}: SearchModalProps): ReactNode {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const {getClient, isHosted} = useSearchClient();
  const client = getClient();
  const [state, ask] = useAnswers(client, facetFilters, initialQuery);
  const {query, status, answer} = state;
  const isEmpty = query.trim() === '';
  const [stored, setStored] = useState(() => readStoredSearches(indexName));
  const rows = useMemo(() => rowsOf(state, stored), [state, stored]);
  const isAnswered = isEmpty || answer?.query === query;
  const {list, onKeyDown, reset} = useRows({
    indexName,
    rows,
    stored,
    isAnswered,
    onClose,
  });

  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const search = useCallback(
    (text: string) => {
      reset();
      if (panel.current) {
        panel.current.scrollTop = 0;
      }
      ask(text);
    },
    [ask, reset],
  );
  const begin = useRef(() => search(initialQuery));
  useEffect(() => begin.current(), []);

  return (
    <Dialog isStalled={status === 'stalled'} onClose={onClose}>
      <div className="DocSearch-Modal">
        <Field
          ref={field}
          value={query}
          list={{
            isEmpty: rows.length === 0,
            popup: isEmpty ? 'grid' : 'listbox',
            selectedId: idOfRow(list.selected),
          }}
          onQuery={search}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        <div ref={panel} className="DocSearch-Dropdown">
          <Panel
            search={state}
            stored={stored}
            list={list}
            onClose={onClose}
            onQuery={(text) => {
              search(text);
              field.current?.focus();
            }}
            onStored={(changed) => {
              setStored(changed);
              writeStoredSearches(indexName, changed);
              // The selected row may have been removed.
              reset();
              field.current?.focus();
            }}
          />
        </div>
        <Footer
          isHosted={isHosted}
          usesFallback={!isEmpty && status !== 'error' && client.usesFallback}
        />
      </div>
    </Dialog>
  );
}
