/** What a reader chooses and types, kept in the URL: `?area=services&q=dialog`. */
import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

export function useUrlParameters() {
  const history = useHistory();
  const {search: current} = useLocation();
  // The first render must match the built page, which has no parameters.
  const search = useIsBrowser() ? current : '';
  const urlWith = (change: Readonly<Record<string, string | undefined>>) => {
    // The latest URL: what was entered before React started arrives as several changes at once.
    const {pathname, search: latest} = history.location;
    const changed = new URLSearchParams(latest);
    for (const [name, value] of Object.entries(change)) {
      if (value) {
        changed.set(name, value);
      } else {
        changed.delete(name);
      }
    }
    return `${pathname}?${changed}`.replace(/\?$/, '');
  };
  return {history, parameters: new URLSearchParams(search), urlWith};
}

/**
 * The text of a field. The URL follows a moment later, and a field that waited for it would lose
 * the position of the caret and the word that is being composed. After a link or the Back button,
 * the field shows the query of the URL.
 *
 * @param query of the URL
 * @param write replaces it there
 */
export function useTyped(
  query: string,
  write: (text: string) => void,
): [text: string, setText: (text: string) => void] {
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
    write(text);
  };
  return [typed ?? query, setText];
}
