/** The search page's parameters in the URL, and the text of its field. */
import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';

/** The search parameters of the URL: `?q=…&version=3.9&page=2`. */
export function useSearchParameters() {
  const history = useHistory();
  const {search: current} = useLocation();
  // The first render must match the built page, which has no query.
  const search = useIsBrowser() ? current : '';
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  const pageParameter = (n: number) => ({page: n > 1 ? `${n}` : ''});
  const withParameters = (change: Record<string, string>) => {
    // Of now: what was entered before React was there comes as several changes at once.
    const {pathname, search: latest} = history.location;
    const changed = new URLSearchParams(latest);
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
    urlOfPage: (n: number) => withParameters(pageParameter(n)),
    urlOfQuery: (q: string) => withParameters({q, page: ''}),
    replace: (change: Record<string, string>) =>
      history.replace(withParameters({page: '', ...change})),
    replacePage: (n: number) =>
      history.replace(withParameters(pageParameter(n))),
  };
}

export type SearchParameters = ReturnType<typeof useSearchParameters>;

/**
 * The text of the field. The URL follows a moment later, and a field that waited for it
 * would lose the position of the caret and the word that is being composed. After a link or
 * the Back button, the field shows the query of the URL.
 */
export function useTyped({
  query,
  replace,
}: SearchParameters): [text: string, setText: (text: string) => void] {
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
