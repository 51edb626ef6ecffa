/** Loads the search modal when it is needed, opens it, and closes it. */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {useReadersVersion} from '@site/src/features/versions';
import {useSearchClient} from '../index';
import {useFacetFilters} from '../useFacetFilters';
import type {SearchModalProps} from '../SearchModal';
import {isSlowConnection} from '@site/src/chrome/connection';
import {inputOf, isSearchKey} from '@site/src/chrome/searchField';
import {useFailedField} from './useFailedField';
import {useFirstField} from './useFirstField';

let SearchModal: ComponentType<SearchModalProps> | undefined;

async function loadModal(): Promise<void> {
  const {default: loaded} = await import(
    /* webpackChunkName: "search-modal" */ '../SearchModal'
  );
  SearchModal = loaded;
}

/** @param button gets the focus when the modal closes, if nothing else had it */
export function useSearchModal(button: RefObject<HTMLButtonElement | null>): {
  modal: ReactNode;
  /** Loads the modal and the index, except on a slow connection. */
  warm: () => void;
} {
  const {getClient} = useSearchClient();
  const {contextualSearch} = useAlgoliaThemeConfig().algolia;
  const {name} = useReadersVersion();
  const facetFilters = useFacetFilters(contextualSearch ? name : undefined);
  /** What the modal opens with; undefined while it is closed. */
  const [initialQuery, setInitialQuery] = useState<string>();
  const isOpen = initialQuery !== undefined;
  const failed = useFailedField();
  /** Gets the focus back. */
  const origin = useRef<Element>(null);

  /** Loads everything that a search needs. */
  const prepare = () => {
    getClient().prepare(facetFilters);
    return loadModal();
  };

  useFirstField(prepare, {
    onLoaded: (field) => {
      origin.current = field.opener ?? null;
      flushSync(() => {
        failed.forget();
        setInitialQuery(inputOf(field).value);
      });
    },
    onFailed: failed.onFailed,
  });

  const close = useCallback(() => {
    // Close first: a modal dialog blocks focus outside it.
    flushSync(() => setInitialQuery(undefined));
    const {current} = origin;
    const opener =
      current instanceof HTMLElement &&
      current.isConnected &&
      current !== document.body
        ? current
        : button.current;
    opener?.focus({preventScroll: true});
  }, [button]);

  // The keys that open the search also close it.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || isSearchKey(event)) {
        event.preventDefault();
        close();
      }
    };
    if (isOpen) {
      addEventListener('keydown', onKey);
    }
    return () => removeEventListener('keydown', onKey);
  }, [isOpen, close]);

  const warm = () => {
    if (!isSlowConnection()) {
      // Opening the modal reports a failure.
      prepare().catch(() => undefined);
    }
  };

  const modal =
    isOpen && SearchModal
      ? createPortal(
          <SearchModal
            facetFilters={facetFilters}
            initialQuery={initialQuery}
            onClose={close}
          />,
          document.body,
        )
      : failed.notice;
  return {modal, warm};
}
