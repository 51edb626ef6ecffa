/** Adds the modal to the field that the reader has opened (src/chrome/searchField.ts). */
import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {isSlowConnection} from '@site/src/chrome/connection';
import {isReachable} from '@site/src/chrome/reachable';
import {
  fieldClosed,
  fieldOpened,
  inputOf,
  shownField,
  type SearchField,
} from '@site/src/chrome/searchField';
import {useReadersVersion} from '@site/src/features/versions';
import {useSearchClient, useSearchPageLink} from '../index';
import {SearchFailed} from '../Screens';
import type {SearchModalProps} from '../SearchModal';

let SearchModal: ComponentType<SearchModalProps> | undefined;

async function loadModal(): Promise<void> {
  const {default: loaded} = await import(
    /* webpackChunkName: "search-modal" */ '../SearchModal'
  );
  SearchModal = loaded;
}

/** Asks once more for a modal that did not load. */
const again = () => dispatchEvent(new Event(fieldOpened));

export function useSearchModal(): {
  modal: ReactNode;
  /** Loads the modal and the index, except on a slow connection. */
  warm: () => void;
} {
  const {getClient} = useSearchClient();
  const {contextualSearch} = useAlgoliaThemeConfig().algolia;
  const {name} = useReadersVersion();
  const version = contextualSearch ? name : undefined;
  const {currentLocale: language} = useDocusaurusContext().i18n;
  const searchPageLink = useSearchPageLink();
  /** The field that is open, as soon as it is known whether the modal loads. */
  const [shown, setShown] = useState<{field: SearchField}>();

  /** Loads everything that a search needs. */
  const prepare = () => {
    getClient().prepare({language, version});
    return loadModal();
  };

  /** Leads to the search page; without a network, the field says what is the matter. */
  const onFailed = async (failed: SearchField) => {
    const input = inputOf(failed);
    if (await isReachable()) {
      // Perhaps a new release was published, of which the search page is.
      window.location.assign(searchPageLink(input.value));
      return;
    }
    // The search page cannot be reached either.
    input.form!.onsubmit = (event) => {
      event.preventDefault();
      again();
    };
    setShown({field: failed});
  };

  const follow = useEffectEvent(async () => {
    const opened = shownField();
    if (!opened) {
      setShown(undefined);
      return;
    }
    const hasLoaded = await prepare().then(
      () => true,
      () => false,
    );
    // Unless it was closed meanwhile.
    if (opened.isConnected) {
      await (hasLoaded ? setShown({field: opened}) : onFailed(opened));
    }
  });
  useEffect(() => {
    const listener = () => void follow();
    listener();
    addEventListener(fieldOpened, listener);
    addEventListener(fieldClosed, listener);
    return () => {
      removeEventListener(fieldOpened, listener);
      removeEventListener(fieldClosed, listener);
    };
  }, []);

  const warm = () => {
    if (!isSlowConnection()) {
      // Opening the modal reports a failure.
      prepare().catch(() => undefined);
    }
  };
  if (!shown) {
    return {modal: undefined, warm};
  }
  const {field} = shown;
  const content = SearchModal ? (
    <SearchModal field={field} version={version} />
  ) : (
    <SearchFailed
      className="DocSearch-ErrorScreen"
      onRetry={() => {
        inputOf(field).focus();
        again();
      }}
    />
  );
  return {modal: createPortal(content, field.firstElementChild!), warm};
}
