/** The search modal: DocSearch's, with the site's client behind it. */
import {
  useEffect,
  useMemo,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {
  DocSearchModal,
  type DocSearchModalProps,
  type DocSearchTransformClient,
} from '@docsearch/react/dist/esm/index.js';
import '@docsearch/css/dist/style.css';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import translations from '@theme/SearchTranslations';
import {useSearchClient} from '@site/src/components/SiteSearch';
import {makeDialog} from './dialog';
import {errorsThatShow} from './errors';
import {cleanStoredSearches} from './storedSearches';

export type SearchModalProps = {
  facetFilters: NonNullable<
    DocSearchModalProps['searchParameters']
  >['facetFilters'];
  /** The key that opened the modal, where it was a letter. */
  initialQuery: string | undefined;
  onClose: () => void;
};

type FooterProps = Parameters<
  NonNullable<DocSearchModalProps['resultsFooterComponent']>
>[0];

function missingResultsUrl({query}: {query: string}): string {
  const title = encodeURIComponent(`Documentation search: ${query}`);
  return `https://github.com/OHIF/Viewers/issues/new?title=${title}`;
}

/**
 * A hit is an option of a list, and an option must not hold a link: screen readers
 * would read one and lose the other. So it is followed by a click or by Enter in the
 * field, and opened in another tab in the ways in which a link is.
 */
function SearchHit({hit, children}: {hit: {url: string}; children: ReactNode}) {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    const elsewhere = event.button === 1 || event.metaKey || event.ctrlKey;
    if (elsewhere || event.shiftKey) {
      window.open(hit.url, '_blank', 'noopener');
    } else {
      history.push(hit.url);
    }
  };
  return (
    // DocSearch's styles want an <a>. The list's keys are those of the field.
    // eslint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, @docusaurus/no-html-links
    <a
      className="search-hit"
      onClick={follow}
      onAuxClick={(event) => event.button === 1 && follow(event)}>
      {children}
    </a>
  );
}

export default function SearchModal({
  facetFilters,
  initialQuery,
  onClose,
}: SearchModalProps): ReactNode {
  const {algolia} = useAlgoliaThemeConfig();
  const {appId, apiKey, indexName, searchParameters, placeholder} = algolia;
  const {getClient, isHosted} = useSearchClient();
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const createSearchLink = useSearchLinkCreator();
  const filters = JSON.stringify(facetFilters);

  // DocSearch reads the storage in its first render.
  useState(() => cleanStoredSearches(indexName));
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => (container ? makeDialog(container) : undefined), [container]);

  // DocSearch starts over whenever one of these is a new object.
  const stable = useMemo<Partial<DocSearchModalProps>>(
    () => ({
      navigator: {
        navigate: ({itemUrl}) => history.push(itemUrl),
      },
      transformItems: (items) =>
        items.map((item) => ({...item, url: processUrl(item.url)})),
      transformSearchClient: () =>
        errorsThatShow(getClient()) as unknown as DocSearchTransformClient,
      searchParameters: {
        ...searchParameters,
        facetFilters: JSON.parse(filters) as typeof facetFilters,
      },
      resultsFooterComponent: ({state}: FooterProps) => (
        <>
          <Link to={createSearchLink(state.query)} onClick={onClose}>
            <Translate
              id="theme.SearchBar.seeAll"
              values={{count: state.context.nbHits as number}}>
              {'See all {count} results'}
            </Translate>
          </Link>
          {getClient().standsIn && (
            <p className="search-stands-in">
              <Translate id="search.standsIn">
                The search service did not answer. These results come from this
                site's own index.
              </Translate>
            </p>
          )}
        </>
      ),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- getClient returns one client for the life of the page
    [history, processUrl, createSearchLink, searchParameters, filters, onClose],
  );

  return (
    <div
      ref={setContainer}
      className={isHosted ? 'search-hosted' : 'search-embedded'}>
      <DocSearchModal
        {...stable}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        placeholder={placeholder ?? translations.placeholder}
        translations={translations.modal}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        onClose={onClose}
        hitComponent={SearchHit}
        getMissingResultsUrl={missingResultsUrl}
      />
    </div>
  );
}
