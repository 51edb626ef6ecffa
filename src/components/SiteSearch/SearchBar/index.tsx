/** The search button of the navbar. src/theme/SearchBar says what opens the modal. */
import {useRef, type ReactNode} from 'react';
import {DocSearchButton, useDocSearchKeyboardEvents} from '@docsearch/react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {useSearchClient} from '@site/src/components/SiteSearch';
import {useSearchModal} from './useSearchModal';
import './styles.css';

export default function SearchBar(): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const {appId} = useAlgoliaThemeConfig().algolia;
  const {isHosted} = useSearchClient();
  const button = useRef<HTMLButtonElement>(null);
  const {modal, isOpen, open, close, warm} = useSearchModal(button);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: () => open(),
    onClose: close,
    onInput: (event) => {
      const {key, metaKey, ctrlKey, altKey} = event;
      // DocSearch mistakes function keys for letters.
      if (metaKey || ctrlKey || altKey || key.length > 1) {
        return;
      }
      event.preventDefault();
      open(key);
    },
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
