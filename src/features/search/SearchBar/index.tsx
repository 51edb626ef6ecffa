/** The search button of the navbar: static, src/chrome/searchField.ts responds to it. */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {useSearchClient, useSearchPageLink} from '../index';
import {longestQuery} from '../queryText';
import {useReadersVersion} from '@site/src/features/versions';
import {useSearchModal} from './useSearchModal';
// The field opens before the modal has loaded, and looks the same.
import '@docsearch/css/dist/style.css';
import './styles.css';
import '../SearchModal/styles.css';

/** Labels and settings of the field, as attributes of the button: see `FieldTexts`. */
function useFieldTexts(label: string) {
  const {name, isLast} = useReadersVersion();
  return {
    'data-label': label,
    'data-placeholder': translate({
      id: 'theme.SearchModal.placeholder',
      message: 'Search docs',
      description: 'The placeholder of the input of the DocSearch pop-up modal',
    }),
    'data-cancel': translate({
      id: 'theme.SearchModal.searchBox.cancelButtonText',
      message: 'Cancel',
      description: 'The label and ARIA label for search box cancel button',
    }),
    'data-clear': translate({
      id: 'theme.SearchModal.searchBox.resetButtonTitle',
      message: 'Clear the query',
      description: 'The label and ARIA label for search box reset button',
    }),
    'data-page': useSearchPageLink()('').split('?')[0],
    'data-version': isLast ? '' : name,
    'data-max-length': longestQuery,
  };
}

export default function SearchBar(): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const texts = useFieldTexts(label);
  const {appId} = useAlgoliaThemeConfig().algolia;
  const {isHosted} = useSearchClient();
  const {modal, warm} = useSearchModal();
  return (
    <>
      {isHosted && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <button
        {...texts}
        type="button"
        className="DocSearch DocSearch-Button"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K /"
        data-search=""
        onTouchStart={warm}
        onFocus={warm}
        onMouseOver={warm}>
        <span className="DocSearch-Button-Container">
          <svg
            className="DocSearch-Search-Icon"
            viewBox="0 0 20 20"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            aria-hidden="true">
            <path d="M14.4 14.4l4.1 4.1M3.7 3.7a7.5 7.5 0 1 0 10.7 10.7A7.5 7.5 0 0 0 3.7 3.7" />
          </svg>
          <span className="DocSearch-Button-Placeholder">{label}</span>
        </span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd className="DocSearch-Button-Key search-key" />
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      {modal}
    </>
  );
}
