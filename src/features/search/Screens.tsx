/** Screens that replace the hits, in the modal and on the search page. */
import {Fragment, useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import type {Kind} from './kinds';
import {mainLinks} from './mainLinks';

/** Neither the hosted service nor the embedded index answered. */
export function SearchFailed({
  className,
  onRetry,
}: {
  className: string;
  /** Asks again. The button goes away, so this moves the focus. */
  onRetry: () => void;
}): ReactNode {
  const {titleText, helpText} = translations.modal?.errorScreen ?? {};
  return (
    <div className={className} role="alert">
      <p>
        <strong>{titleText}</strong>
      </p>
      <p>{helpText}</p>
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

/** Whether something lasts longer than, by default, readers wait without a doubt. */
export function useLasts(isGoingOn: boolean, milliseconds = 4_000): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) {
      return undefined;
    }
    const timer = setTimeout(() => setIsLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoingOn, milliseconds]);
  return isLong;
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
  className,
  children,
}: {
  query: string;
  className: string;
  /** The name of a section of the site, as the reader can search for it. */
  children: (label: string) => ReactNode;
}): ReactNode {
  const texts = translations.modal?.noResultsScreen ?? {};
  const title = encodeURIComponent(`Documentation search: ${query}`);
  // The introduction is a page to open, not a thing to search for.
  const sections = mainLinks().filter(({to}) => to !== '/');
  return (
    <>
      <div className={className}>
        <p>{texts.suggestedQueryText}:</p>
        <ul>
          {sections.slice(0, mostSuggestions).map(({label}) => (
            <li key={label}>{children(label)}</li>
          ))}
        </ul>
      </div>
      <p>
        {texts.reportMissingResultsText}{' '}
        <Link
          href={`https://github.com/OHIF/Viewers/issues/new?title=${title}`}>
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
