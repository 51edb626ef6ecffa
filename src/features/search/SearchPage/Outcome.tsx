/** The results of the search and how many there are, or why there are none. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import type {Hit} from '@ohif-docs/search/runtime/client';
import {kindOf} from '../kinds';
import {shortened} from '../queryText';
import {
  DidYouMean,
  kindLabel,
  NothingFound,
  SearchFailed,
  takesLong,
  useLasts,
} from '../Screens';
import type {Answer, Search} from '../useSearch';
import styles from './styles.module.css';
import type {SearchParameters} from './useSearchParameters';

/** What is announced to screen readers. */
function useStatus({status, answer}: Search, query: string): string {
  const {selectMessage} = usePluralForm();
  const isSlow = useLasts(status === 'searching' && !answer);
  if (status === 'searching') {
    return isSlow
      ? takesLong()
      : translate({id: 'search.page.searching', message: 'Searching…'});
  }
  if (!answer) {
    return '';
  }
  const count = answer.nbHits;
  return count > 0
    ? selectMessage(
        count,
        translate(
          {
            id: 'search.page.count',
            message: 'One result|{count} results',
            description: 'Number of results; one form for each plural form',
          },
          {count},
        ),
      )
    : translate(
        {
          id: 'search.page.noResults',
          message: 'No results for "{query}"',
        },
        {query: shortened(query)},
      );
}

/** HTML made by the search client, which escapes everything except its own marks. */
const html = (text: string) => ({dangerouslySetInnerHTML: {__html: text}});

/** One hit. */
function Result({hit: {url, hierarchy, marked}}: {hit: Hit}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const kind = kindOf(url, baseUrl);
  const titles = [marked.lvl1, marked.lvl2, marked.lvl3].filter(Boolean);
  const title = titles.pop() ?? '';
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={processUrl(url)}>
          <span {...html(title)} />
        </Link>
      </Heading>
      <ul className={styles.path}>
        {kind && <li className={styles.kind}>{kindLabel(kind)}</li>}
        <li>{hierarchy.lvl0}</li>
        {titles.map((above) => (
          <li key={above} {...html(above)} />
        ))}
      </ul>
      {marked.content && (
        <p className={styles.snippet} {...html(marked.content)} />
      )}
    </li>
  );
}

/** Links to the previous and the next page of results. */
function Pages({
  answer: {page, nbPages: total},
  urlOfPage,
}: {
  answer: Answer;
  urlOfPage: (page: number) => string;
}): ReactNode {
  const label = translate({
    id: 'search.page.pages',
    message: 'Pages of results',
  });
  const current = page + 1;
  return (
    <nav className={styles.pages} aria-label={label}>
      {current > 1 && (
        <Link to={urlOfPage(current - 1)} rel="prev">
          <Translate id="search.page.previous">Previous page</Translate>
        </Link>
      )}
      <span>
        <Translate id="search.page.current" values={{current, total}}>
          {'Page {current} of {total}'}
        </Translate>
      </span>
      {current < total && (
        <Link to={urlOfPage(current + 1)} rel="next">
          <Translate id="search.page.next">Next page</Translate>
        </Link>
      )}
    </nav>
  );
}

export default function Outcome({
  search,
  parameters: {query, urlOfQuery, urlOfPage},
  onRetry,
}: {
  search: Search;
  parameters: SearchParameters;
  onRetry: () => void;
}): ReactNode {
  const {status, answer} = search;
  const isAnswered = status === 'answered';
  return (
    <>
      <p role="status" className={styles.status}>
        {useStatus(search, query)}
        <DidYouMean queries={isAnswered ? answer?.suggestions : undefined}>
          {(near) => <Link to={urlOfQuery(near)}>{near}</Link>}
        </DidYouMean>
      </p>
      {status === 'failed' && (
        <SearchFailed className="alert alert--danger" onRetry={onRetry} />
      )}
      {isAnswered && answer?.nbHits === 0 && (
        <NothingFound query={query} className={styles.suggestions!}>
          {(label) => <Link to={urlOfQuery(label.toLowerCase())}>{label}</Link>}
        </NothingFound>
      )}
      {answer && (
        <>
          <ul className={styles.results}>
            {answer.hits.map((hit) => (
              <Result key={hit.url} hit={hit} />
            ))}
          </ul>
          {answer.nbPages > 1 && (
            <Pages answer={answer} urlOfPage={urlOfPage} />
          )}
        </>
      )}
    </>
  );
}
