/** The filter of a comparison, whose state is in the URL: `?area=services&kind=removed&q=dialog`. */
import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

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
  const history = useHistory();
  const {search: current} = useLocation();
  // The first render must match the built page, which shows everything.
  const search = useIsBrowser() ? current : '';
  const parameters = new URLSearchParams(search);
  const [typed, setTyped] = useState<string>();
  // After the Back button or a link, the field shows the text of the URL.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action !== 'REPLACE') {
          setTyped(undefined);
        }
      }),
    [history],
  );
  const urlWith = (change: Partial<Record<Parameter, string>>) => {
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
    const text = changed.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  return {
    area: parameters.get('area') ?? '',
    kind: parameters.get('kind') ?? '',
    breaks: parameters.has('breaks'),
    query: typed ?? parameters.get('q') ?? '',
    choose: (change) => history.push(urlWith(change)),
    type: (query) => {
      setTyped(query);
      history.replace(urlWith({q: query}));
    },
  };
}
