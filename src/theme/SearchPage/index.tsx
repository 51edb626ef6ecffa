/**
 * Why: the theme's page shows nothing but a spinner when a search fails, has a version
 * list without a name for screen readers, loses the version and the page of results
 * with the Back button, names a search provider that this site need not have, and
 * brings a second search library.
 * How: replaces the theme's component (theme-search-algolia 3.10.2); same address, same
 * parameter `q`, same client as the modal.
 */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useSearchClient} from '@site/src/components/SiteSearch';
import {
  NothingFound,
  SearchFailed,
} from '@site/src/components/SiteSearch/Screens';
import {
  tagOfVersion,
  unversionedTag,
  type Hit,
  type SearchResult,
} from '@site/search/browser/client';
import styles from './styles.module.css';

const hitsPerPage = 20;
const snippetWords = 30;
const pauseWhileTyping = 150;

type State =
  | {is: 'empty'}
  | {is: 'searching'; last?: SearchResult}
  | {is: 'answered'; result: SearchResult}
  | {is: 'failed'};

/** A query as a title can hold it. */
const shortened = (query: string) =>
  query.length > 100 ? `${query.slice(0, 100)}…` : query;

/** What the address says: `?q=…&version=3.9&page=2`. */
function useAddress() {
  const history = useHistory();
  const {search: current, pathname} = useLocation();
  // The built page knows no query: the first render must agree with it.
  const search = useIsBrowser() ? current : '';
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  const pageParameter = (n: number) => ({page: n > 1 ? `${n}` : ''});
  const withParameters = (change: Record<string, string>) => {
    const changed = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value) {
        changed.set(name, value);
      } else {
        changed.delete(name);
      }
    }
    return `${pathname}?${changed}`;
  };
  return {
    query: parameters.get('q') ?? '',
    version: parameters.get('version') ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    addressOfPage: (n: number) => withParameters(pageParameter(n)),
    addressOfQuery: (q: string) => withParameters({q, page: ''}),
    replace: (change: Record<string, string>) =>
      history.replace(withParameters({page: '', ...change})),
    replacePage: (n: number) =>
      history.replace(withParameters(pageParameter(n))),
  };
}

/**
 * What the reader types, at once: the address follows a moment later, and a field that
 * waited for it would lose the place of the caret and the word that is being composed.
 * Where a link or the Back button has led, the field says what the address says.
 */
function useTyped({
  query,
  replace,
}: ReturnType<typeof useAddress>): [
  text: string,
  setText: (text: string) => void,
] {
  const history = useHistory();
  const [typed, setTyped] = useState<string>();
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action !== 'REPLACE') {
          setTyped(undefined);
        }
      }),
    [history],
  );
  const setText = (text: string) => {
    setTyped(text);
    replace({q: text});
  };
  return [typed ?? query, setText];
}

/** An answer, or the lack of one, and the question that it belongs to. */
type Answered = {question: string; result: SearchResult | undefined};

/** @returns how far the search is, and what asks again */
function useSearch(
  {query, page, replacePage}: ReturnType<typeof useAddress>,
  version: string,
): [state: State, retry: () => void] {
  const {getClient, indexName} = useSearchClient();
  const {currentLocale} = useDocusaurusContext().i18n;
  const [answered, setAnswered] = useState<Answered>();
  const [tries, setTries] = useState(1);
  const question = JSON.stringify([query, version, page, currentLocale, tries]);
  const retry = () => setTries(tries + 1);
  const isEmpty = query.trim() === '';
  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    let wanted = true;
    const answer = (result: SearchResult | undefined) => {
      if (wanted) {
        setAnswered({question, result});
      }
    };
    const timer = setTimeout(() => {
      getClient()
        .search([
          {
            indexName,
            query,
            page: page - 1,
            hitsPerPage,
            facetFilters: [
              `language:${currentLocale}`,
              [
                `docusaurus_tag:${unversionedTag}`,
                `docusaurus_tag:${tagOfVersion(version)}`,
              ],
            ],
            attributesToSnippet: [`content:${snippetWords}`],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ])
        .then(
          ({results: [result]}) => {
            const lastPage = result?.nbPages ?? 0;
            if (lastPage === 0 || page <= lastPage) {
              answer(result);
            } else if (wanted) {
              // A link of when there was more to find.
              replacePage(lastPage);
            }
          },
          () => answer(undefined),
        );
    }, pauseWhileTyping);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `question` is all that the search depends on
  }, [question, isEmpty]);

  const state = (): State => {
    if (isEmpty) {
      return {is: 'empty'};
    }
    if (answered?.question !== question) {
      return {is: 'searching', last: answered?.result};
    }
    return answered.result
      ? {is: 'answered', result: answered.result}
      : {is: 'failed'};
  };
  return [state(), retry];
}

/** HTML made by the search client, which escapes all but its own marks. */
function Marked({
  as: Tag,
  html,
  className,
}: {
  as: 'span' | 'p' | 'li';
  html: string;
  className?: string;
}) {
  return <Tag className={className} dangerouslySetInnerHTML={{__html: html}} />;
}

function Result({hit}: {hit: Hit}) {
  const processUrl = useSearchResultUrlProcessor();
  const {hierarchy} = hit._highlightResult;
  const titles = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3]
    .filter((title) => title !== undefined)
    .map(({value}) => value);
  const title = titles.pop() ?? '';
  const snippet = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={processUrl(hit.url)}>
          <Marked as="span" html={title} />
        </Link>
      </Heading>
      <ul className={styles.path}>
        <li>{hit.hierarchy.lvl0}</li>
        {titles.map((html) => (
          <Marked as="li" key={html} html={html} />
        ))}
      </ul>
      {snippet && <Marked as="p" className={styles.snippet} html={snippet} />}
    </li>
  );
}

function useCount() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'search.page.count',
          message: 'One result|{count} results',
          description: 'Number of results; one form for each plural form',
        },
        {count},
      ),
    );
}

function Status({state, query}: {state: State; query: string}) {
  const count = useCount();
  const text = () => {
    switch (state.is) {
      case 'empty':
        return '';
      case 'searching':
        return translate({id: 'search.page.searching', message: 'Searching…'});
      case 'failed':
        return '';
      case 'answered':
        return state.result.nbHits > 0
          ? count(state.result.nbHits)
          : translate(
              {
                id: 'search.page.noResults',
                message: 'No results for "{query}"',
              },
              {query: shortened(query)},
            );
    }
  };
  return (
    <p role="status" className={styles.status}>
      {text()}
    </p>
  );
}

function Pages({
  result: {page, nbPages},
  addressOfPage,
}: {
  result: SearchResult;
  addressOfPage: (page: number) => string;
}) {
  if (nbPages < 2) {
    return null;
  }
  const current = page + 1;
  return (
    <nav
      className={styles.pages}
      aria-label={translate({
        id: 'search.page.pages',
        message: 'Pages of results',
      })}>
      {current > 1 && (
        <Link to={addressOfPage(current - 1)} rel="prev">
          <Translate id="search.page.previous">Previous page</Translate>
        </Link>
      )}
      <span>
        <Translate id="search.page.current" values={{current, total: nbPages}}>
          {'Page {current} of {total}'}
        </Translate>
      </span>
      {current < nbPages && (
        <Link to={addressOfPage(current + 1)} rel="next">
          <Translate id="search.page.next">Next page</Translate>
        </Link>
      )}
    </nav>
  );
}

function SearchContent() {
  const versions = useVersions(undefined);
  const latest = versions.find(({isLast}) => isLast) ?? versions[0]!;
  const address = useAddress();
  const version = versions.find(({name}) => name === address.version) ?? latest;
  const {query} = address;
  const [text, setText] = useTyped(address);
  const [state, retry] = useSearch(address, version.name);
  const field = useRef<HTMLInputElement>(null);
  const shown =
    state.is === 'answered'
      ? state.result
      : state.is === 'searching'
        ? state.last
        : undefined;
  const title = query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
        },
        {query: shortened(query)},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });
  return (
    <>
      <PageMetadata title={title} />
      <main className="container margin-vert--lg" data-starts-at-once="q">
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <noscript>
          <p>
            <Translate id="search.page.noScript">
              Search needs JavaScript. Without it, the pages are reached from
              the sidebar of the documentation and from the links in the footer.
            </Translate>
          </p>
        </noscript>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => event.preventDefault()}>
          <label className={styles.field}>
            <Translate id="theme.SearchPage.inputLabel">Search</Translate>
            <input
              ref={field}
              type="search"
              name="q"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={({target}) => setText(target.value)}
            />
          </label>
          {versions.length > 1 && (
            <label className={styles.field}>
              <Translate id="search.page.version">Version</Translate>
              <select
                name="version"
                value={version.name}
                onChange={({target}) =>
                  address.replace({
                    version: target.value === latest.name ? '' : target.value,
                  })
                }>
                {versions.map(({name, label}) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
        </form>
        <Status state={state} query={query} />
        {state.is === 'failed' && (
          <SearchFailed
            looks={{
              box: 'alert alert--danger',
              title: styles.alertTitle,
              text: undefined,
            }}
            onRetry={() => {
              retry();
              field.current?.focus();
            }}
          />
        )}
        {state.is === 'answered' && shown?.nbHits === 0 && (
          <NothingFound
            query={query}
            looks={{suggestions: styles.suggestions, text: undefined}}>
            {(suggestion) => (
              <Link to={address.addressOfQuery(suggestion.toLowerCase())}>
                {suggestion}
              </Link>
            )}
          </NothingFound>
        )}
        {shown && (
          <>
            <ul className={styles.results}>
              {shown.hits.map((hit) => (
                <Result key={hit.objectID} hit={hit} />
              ))}
            </ul>
            <Pages result={shown} addressOfPage={address.addressOfPage} />
          </>
        )}
      </main>
    </>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchContent />
    </Layout>
  );
}
