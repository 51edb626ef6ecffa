/** The search button of the navbar. src/theme/SearchBar lists everything that opens the modal. */
import {
  useCallback,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import {DocSearchButton, useDocSearchKeyboardEvents} from '@docsearch/react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {useSearchClient, useSearchPageLink} from '../index';
import {longestQuery} from '../longestQuery';
import {useReadersVersion} from '@site/src/features/versions';
import type {FieldTexts} from '@site/src/components/FirstInput/searchField';
import {useSearchModal} from './useSearchModal';
import './styles.css';

/** Labels and settings of the first field, as attributes of the button that opens it. */
function useFirstField(label: string): Record<string, string> {
  const {placeholder} = useAlgoliaThemeConfig().algolia;
  const {name, isLast} = useReadersVersion();
  const searchPage = useSearchPageLink()('').split('?')[0]!;
  const texts: FieldTexts = {
    label,
    placeholder:
      placeholder ??
      translate({
        id: 'theme.SearchModal.placeholder',
        message: 'Search docs',
        description:
          'The placeholder of the input of the DocSearch pop-up modal',
      }),
    cancel: translate({
      id: 'theme.SearchModal.searchBox.cancelButtonText',
      message: 'Cancel',
      description: 'The label and ARIA label for search box cancel button',
    }),
    page: searchPage,
    version: isLast ? '' : name,
    maxLength: String(longestQuery),
  };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      text,
    ]),
  );
}

/**
 * DocSearch listens again whenever it gets another function. If that happens while a key is
 * on its way through the listeners of the window, which the keys drawn in the button are
 * also among, neither the old listener nor the new one hears of it, and the key is lost.
 */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

export default function SearchBar(): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const firstField = useFirstField(label);
  const {appId} = useAlgoliaThemeConfig().algolia;
  const {isHosted} = useSearchClient();
  const button = useRef<HTMLButtonElement>(null);
  const {modal, isOpen, open, close, warm} = useSearchModal(button);

  const openNow = useLatest(open);
  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: useCallback(() => openNow.current(), [openNow]),
    onClose: close,
    onInput: useCallback(
      (event: KeyboardEvent) => {
        const {key, metaKey, ctrlKey, altKey} = event;
        // DocSearch mistakes function keys for letters.
        if (metaKey || ctrlKey || altKey || key.length > 1) {
          return;
        }
        event.preventDefault();
        openNow.current(key);
      },
      [openNow],
    ),
    searchButtonRef: button,
  });

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
        {...firstField}
        onTouchStart={warm}
        onFocus={warm}
        onMouseOver={warm}
        onClick={() => open()}
        ref={button}
        translations={{buttonText: label, buttonAriaLabel: label}}
      />
      {modal}
    </>
  );
}
