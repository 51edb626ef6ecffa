/** The filter of a comparison, whose state is in the URL: `?area=services&kind=removed&q=dialog`. */
import {useTyped, useUrlParameters} from '@site/src/components/UrlParameters';

type Parameter = 'area' | 'kind' | 'breaks' | 'q';

export type Filter = {
  area: string;
  kind: string;
  breaks: boolean;
  query: string;
  /** A choice is a step in the history of the browser, typing is not. */
  choose: (change: Partial<Record<Parameter, string>>) => void;
  type: (query: string) => void;
};

export function useFilter(): Filter {
  const {history, parameters, urlWith} = useUrlParameters();
  const [query, type] = useTyped(parameters.get('q') ?? '', (q) =>
    history.replace(urlWith({q})),
  );
  return {
    area: parameters.get('area') ?? '',
    kind: parameters.get('kind') ?? '',
    breaks: parameters.has('breaks'),
    query,
    choose: (change) => history.push(urlWith(change)),
    type,
  };
}
