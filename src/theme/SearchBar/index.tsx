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
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {
  useSearchClient,
  useSearchPageLink,
} from '@site/src/components/SiteSearch';
import {useFacetFilters} from '@site/src/components/SiteSearch/useFacetFilters';
import type {SearchModalProps} from '@site/src/components/SearchModal';
import {isSlowConnection} from '@site/search/shared/connection';
import './styles.css';

/** Keys that were typed before there was a field for them. */
type Typing = {text: string; stop: () => void};

/** Takes what is typed until it is stopped; Escape stops it, too. */
function collectKeys(first: string, onEscape: () => void): Typing {
  const collect = (event: KeyboardEvent) => {
    const {key, metaKey, ctrlKey, altKey} = event;
    if (metaKey || ctrlKey || altKey) {
      return;
    }
    if (key.length === 1) {
      typing.text += key;
    } else if (key === 'Backspace') {
      typing.text = typing.text.slice(0, -1);
    } else if (key === 'Escape') {
      typing.stop();
      onEscape();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const typing: Typing = {
    text: first,
    stop: () => window.removeEventListener('keydown', collect, true),
  };
  window.addEventListener('keydown', collect, true);
  return typing;
}

let SearchModal: ComponentType<SearchModalProps> | undefined;

async function loadModal(): Promise<void> {
  SearchModal ??= (await import('@site/src/components/SearchModal')).default;
}

export default function SearchBar(): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const {appId} = useAlgoliaThemeConfig().algolia;
  const {getClient, isHosted} = useSearchClient();
  const facetFilters = useFacetFilters();
  const searchPageLink = useSearchPageLink();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string>();
  /** While the modal is fetched. */
  const typing = useRef<Typing>(undefined);
  /** Where the focus was. */
  const origin = useRef<Element>(null);

  /** The reader means to search: fetch what that takes. */
  const prepare = () => {
    getClient().prepare({facetFilters});
    return loadModal();
  };

  const open = (letter = '') => {
    if (typing.current) {
      return;
    }
    const own = collectKeys(letter, () => {
      typing.current = undefined;
    });
    typing.current = own;
    origin.current = document.activeElement;
    prepare().then(
      () => {
        if (typing.current === own) {
          // The next key finds the field.
          flushSync(() => {
            setInitialQuery(own.text || undefined);
            setIsOpen(true);
          });
          own.stop();
          typing.current = undefined;
        }
      },
      () => {
        if (typing.current === own) {
          own.stop();
          typing.current = undefined;
          // Offline, or the site was published anew: the search page can tell which.
          window.location.assign(searchPageLink(own.text));
        }
      },
    );
  };

  const close = useCallback(() => {
    // Nothing beside an open dialog takes the focus.
    flushSync(() => {
      setIsOpen(false);
      setInitialQuery(undefined);
    });
    const {current} = origin;
    const opener =
      current instanceof HTMLElement &&
      current.isConnected &&
      current !== document.body
        ? current
        : button.current;
    opener?.focus({preventScroll: true});
  }, []);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: () => open(),
    onClose: close,
    onInput: (event) => {
      const {key, metaKey, ctrlKey, altKey} = event;
      // DocSearch takes the function keys for letters.
      if (metaKey || ctrlKey || altKey || key.length > 1) {
        return;
      }
      event.preventDefault();
      open(key);
    },
    searchButtonRef: button,
  });

  const warm = () => {
    if (!isSlowConnection()) {
      // A failure shows when the modal is opened.
      prepare().catch(() => undefined);
    }
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
        onClick={() => open()}
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
