/**
 * The reader's query, kept in the URL: `#find=list&text=…&area=…&where=…`. It is
 * in the hash because a browser does not send that to the server. A text with a host or an
 * identifier in it is not in the URL, which people share; the entry of the browser's history
 * remembers it, so that Back and a reload show it again.
 */
import {useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

export type FinderState = {text: string; area: string; where: string};

const emptyState: FinderState = {text: '', area: '', where: ''};

/** Parameter that marks a hash as the finder's; see `data-hydrate-immediately`. */
export const hashParameter = 'find';

/** Milliseconds without a key, after which the URL follows. */
const pause = 300;

const longestShared = 100;

/** An address, an e-mail address, a UID, a token, or a line of a log: nothing to share. */
const isPrivate = (text: string) =>
  text.length > longestShared ||
  /:\/\/|@|\d{5}|\d\.\d+\.\d|[\w-]{40}/.test(text);

type HistoryState = {finderText?: string} | null;

/** @returns undefined if the hash is not the finder's */
function stateIn(hash: string): FinderState | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  if (!parameters.get(hashParameter)) {
    return undefined;
  }
  const remembered = (window.history.state as HistoryState)?.finderText;
  return {
    text: remembered ?? parameters.get('text') ?? '',
    area: parameters.get('area') ?? '',
    where: parameters.get('where') ?? '',
  };
}

function hashOf({text, area, where}: FinderState): string {
  const parameters = new URLSearchParams({[hashParameter]: 'list'});
  const shared = {text: isPrivate(text) ? '' : text, area, where};
  for (const [name, value] of Object.entries(shared)) {
    if (value) {
      parameters.set(name, value);
    }
  }
  return `#${parameters}`;
}

/**
 * Writes the state to the URL, as a new entry of the history unless only a text has changed.
 * Not through the router, which would tell everyone who counts page views.
 */
function remember(state: FinderState): void {
  const current = stateIn(window.location.hash) ?? emptyState;
  const isOnlyText =
    current.area === state.area &&
    current.where === state.where &&
    (current.text === '') === (state.text === '');
  const entry: HistoryState = {finderText: state.text};
  window.history[isOnlyText ? 'replaceState' : 'pushState'](
    entry,
    '',
    hashOf(state),
  );
}

export function useFinderState(): [
  state: FinderState,
  change: (change: Partial<FinderState>) => void,
] {
  const history = useHistory();
  // The first render must match the built page, which shows all.
  const isBrowser = useIsBrowser();
  const [changed, setChanged] = useState<FinderState>();
  /** The same, for changes that come before the next render. */
  const latest = useRef<FinderState>(undefined);
  const show = (next: FinderState) => {
    latest.current = next;
    setChanged(next);
  };
  const timer = useRef<number>(undefined);
  useEffect(() => {
    const stop = history.listen(({hash}) => {
      window.clearTimeout(timer.current);
      const anchor = document.getElementById(decoded(hash.slice(1)));
      const state = stateIn(hash);
      if (state || !hash || anchor?.closest('[hidden]')) {
        // The router scrolls to the anchor next, which must be there.
        flushSync(() => show(state ?? emptyState));
      }
    });
    return () => {
      window.clearTimeout(timer.current);
      stop();
    };
  }, [history]);
  const fromUrl = isBrowser ? stateIn(window.location.hash) : undefined;
  const state = changed ?? fromUrl ?? emptyState;
  const change = (part: Partial<FinderState>) => {
    const next = {
      ...(latest.current ?? stateIn(window.location.hash) ?? emptyState),
      ...part,
    };
    show(next);
    window.clearTimeout(timer.current);
    if (part.text === undefined) {
      remember(next);
    } else {
      timer.current = window.setTimeout(remember, pause, next);
    }
  };
  return [state, change];
}

/** A truncated hash may not be valid. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
