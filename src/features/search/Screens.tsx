/** Screens that replace the hits, in the modal and on the search page. */
import {Fragment, useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import type {Kind} from './kinds';
import {mainLinks} from './mainLinks';

/** Class names: the modal looks like DocSearch, and the page like the site. */
type Looks<Part extends string> = Record<Part, string | undefined>;

/** Neither the hosted service nor the embedded index answered. */
export function SearchFailed({
  looks,
  onRetry,
}: {
  looks: Looks<'box' | 'title' | 'text'>;
  /** Asks again. The button goes away, so this moves the focus. */
  onRetry: () => void;
}): ReactNode {
  const {titleText, helpText} = translations.modal?.errorScreen ?? {};
  return (
    <div className={looks.box} role="alert">
      <p className={looks.title}>{titleText}</p>
      <p className={looks.text}>{helpText}</p>
      <button
        type="button"
        className="button button--secondary"
        onClick={onRetry}>
        <Translate id="search.tryAgain">Try again</Translate>
      </button>
    </div>
  );
}

/** A connection on which nothing fails, and nothing comes. */
export const takesLong = (): string =>
  translate({
    id: 'search.takesLong',
    message:
      'The search index is taking long to load. Wait a little longer, or check your network connection.',
  });

/** Milliseconds that readers wait without a doubt. */
const soon = 4_000;

/** Whether something that the reader waits for takes so long that it must be said. */
export function useTakesLong(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const timer = setTimeout(() => setIsLong(true), soon);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isLong;
}

function missingResultsUrl(query: string): string {
  const title = encodeURIComponent(`Documentation search: ${query}`);
  return `https://github.com/OHIF/Viewers/issues/new?title=${title}`;
}

/** Behind the words that nothing was found: queries that differ little and find something. */
export function DidYouMean({
  queries = [],
  children,
}: {
  queries: readonly string[] | undefined;
  /** A query as the reader can choose it. */
  children: (query: string) => ReactNode;
}): ReactNode {
  return (
    queries.length > 0 && (
      <>
        {' '}
        <Translate
          id="search.didYouMean"
          values={{
            queries: (
              <>
                {queries.map((query, i) => (
                  <Fragment key={query}>
                    {i > 0 && ', '}
                    {children(query)}
                  </Fragment>
                ))}
              </>
            ),
          }}>
          {'Did you mean {queries}?'}
        </Translate>
      </>
    )
  );
}

const mostSuggestions = 3;

/** Below the words that nothing was found: other queries, and where to complain. */
export function NothingFound({
  query,
  looks,
  children,
}: {
  query: string;
  looks: Looks<'suggestions' | 'text'>;
  /** The name of a section of the site, as the reader can search for it. */
  children: (label: string) => ReactNode;
}): ReactNode {
  const texts = translations.modal?.noResultsScreen ?? {};
  // The introduction is a page to open, not a thing to search for.
  const sections = mainLinks().filter(({to}) => to !== '/');
  return (
    <>
      <div className={looks.suggestions}>
        <p className={looks.text}>{texts.suggestedQueryText}:</p>
        <ul>
          {sections.slice(0, mostSuggestions).map(({label}) => (
            <li key={label}>{children(label)}</li>
          ))}
        </ul>
      </div>
      <p className={looks.text}>
        {texts.reportMissingResultsText}{' '}
        <Link href={missingResultsUrl(query)}>
          {texts.reportMissingResultsLinkText}
        </Link>
      </p>
    </>
  );
}

/** The word by which results of a kind are told apart. */
export const kindLabel = (kind: Kind): string =>
  kind === 'tool'
    ? translate({id: 'search.kinds.tool', message: 'Tool'})
    : translate({id: 'search.kinds.reference', message: 'Reference'});
