/**
 * Why: the theme's search bar asks the browser to connect to the hosted service on
 * every page, also where none is used, and brings the modal's code and texts to every
 * page.
 * How: replaces the theme's component (written after theme-search-algolia 3.10.2 and
 * for DocSearch 3.9; check both when either changes). Button, keys and texts stay
 * DocSearch's. The modal, which is the site's own, is loaded with the index when the
 * reader means to search.
 */
import {
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {DocSearchButton, useDocSearchKeyboardEvents} from '@docsearch/react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useSearchClient} from '@site/src/components/SiteSearch';
import type {SearchModalProps} from '@site/src/components/SearchModal';
import './styles.css';

let SearchModal: ComponentType<SearchModalProps> | undefined;

async function loadModal(): Promise<void> {
  SearchModal ??= (await import('@site/src/components/SearchModal')).default;
}

export default function SearchBar(): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const {appId} = useAlgoliaThemeConfig().algolia;
  const {getClient, isHosted} = useSearchClient();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const createSearchLink = useSearchLinkCreator();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string>();

  /** The reader means to search: fetch what that takes. */
  const prepare = () => {
    getClient().prepare({facetFilters});
    return loadModal();
  };

  const open = () => {
    prepare().then(
      () => setIsOpen(true),
      // Offline, or the site was published anew: the search page can tell which.
      () => window.location.assign(createSearchLink('')),
    );
  };

  const close = useCallback(() => {
    // Nothing beside an open dialog takes the focus.
    flushSync(() => {
      setIsOpen(false);
      setInitialQuery(undefined);
    });
    button.current?.focus();
  }, []);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    onInput: (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey) {
        return;
      }
      event.preventDefault();
      setInitialQuery(event.key);
      open();
    },
    searchButtonRef: button,
  });

  const warm = () => {
    // A failure shows when the modal is opened.
    prepare().catch(() => undefined);
  };

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
      <DocSearchButton
        onTouchStart={warm}
        onFocus={warm}
        onMouseOver={warm}
        onClick={open}
        ref={button}
        translations={{buttonText: label, buttonAriaLabel: label}}
      />
      {isOpen &&
        SearchModal &&
        createPortal(
          <SearchModal
            facetFilters={facetFilters}
            initialQuery={initialQuery}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
