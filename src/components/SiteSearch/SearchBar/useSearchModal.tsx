/** Loads the search modal when it is needed, opens it, and closes it. */
import {
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {
  useSearchClient,
  useSearchPageLink,
} from '@site/src/components/SiteSearch';
import {useFacetFilters} from '@site/src/components/SiteSearch/useFacetFilters';
import type {SearchModalProps} from '@site/src/components/SearchModal';
import {isSlowConnection} from '@site/packages/search/format/connection';
import {collectKeys, type Typing} from './collectKeys';

let SearchModal: ComponentType<SearchModalProps> | undefined;

async function loadModal(): Promise<void> {
  // plugins/search-index uses this name.
  const {default: loaded} = await import(
    /* webpackChunkName: "search-modal" */ '@site/src/components/SearchModal'
  );
  SearchModal = loaded;
}

/** @param button gets the focus when the modal closes, if nothing else had it */
export function useSearchModal(button: RefObject<HTMLButtonElement | null>): {
  modal: ReactNode;
  isOpen: boolean;
  /** Opens the modal, with the letter that was pressed to open it. */
  open: (letter?: string) => void;
  close: () => void;
  /** Loads the modal and the index, except on a slow connection. */
  warm: () => void;
} {
  const {getClient} = useSearchClient();
  const facetFilters = useFacetFilters();
  const searchPageLink = useSearchPageLink();
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string>();
  /** While the modal is loading. */
  const typing = useRef<Typing>(undefined);
  /** Gets the focus back. */
  const origin = useRef<Element>(null);

  /** Loads everything that a search needs. */
  const prepare = () => {
    getClient().prepare({facetFilters});
    return loadModal();
  };

  const open = (letter = '') => {
    if (typing.current) {
      return;
    }
    const keys = collectKeys(letter, () => {
      typing.current = undefined;
    });
    typing.current = keys;
    origin.current = document.activeElement;
    prepare().then(
      () => {
        if (typing.current === keys) {
          // The next key goes to the field.
          flushSync(() => {
            setInitialQuery(keys.text || undefined);
            setIsOpen(true);
          });
          keys.stop();
          typing.current = undefined;
        }
      },
      () => {
        if (typing.current === keys) {
          keys.stop();
          typing.current = undefined;
          // Offline, or a new release was published: the search page can tell which.
          window.location.assign(searchPageLink(keys.text));
        }
      },
    );
  };

  const close = useCallback(() => {
    // Close first: a modal dialog blocks focus outside it.
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
  }, [button]);

  const warm = () => {
    if (!isSlowConnection()) {
      // Opening the modal reports a failure.
      prepare().catch(() => undefined);
    }
  };

  const modal =
    isOpen &&
    SearchModal &&
    createPortal(
      <SearchModal
        facetFilters={facetFilters}
        initialQuery={initialQuery}
        onClose={close}
      />,
      document.body,
    );
  return {modal, isOpen, open, close, warm};
}
