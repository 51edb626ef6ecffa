import {useUrlParameters} from '@site/src/components/UrlParameters';

/** The search parameters of the URL: `?q=…&version=3.9&page=2`. */
export function useSearchParameters() {
  const {history, parameters, urlWith} = useUrlParameters();
  const page = Number(parameters.get('page'));
  const pageParameter = (n: number) => ({page: n > 1 ? `${n}` : ''});
  return {
    query: parameters.get('q') ?? '',
    version: parameters.get('version') ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    urlOfPage: (n: number) => urlWith(pageParameter(n)),
    urlOfQuery: (q: string) => urlWith({q, page: ''}),
    replace: (change: Record<string, string>) =>
      history.replace(urlWith({page: '', ...change})),
    replacePage: (n: number) => history.replace(urlWith(pageParameter(n))),
  };
}

export type SearchParameters = ReturnType<typeof useSearchParameters>;
