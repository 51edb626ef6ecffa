/** The permalink that the reader opened, and what a form keeps until the next one. */
import {useReducer, useSyncExternalStore} from 'react';
import {
  permalinkIn,
  releaseFor,
  type Permalink,
} from '@ohif-docs/builders/permalink';

/** The hash of the last permalink: an anchor of the page does not end it. */
let last = '';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => {
    last = '';
    window.removeEventListener('hashchange', onChange);
  };
}

function currentHash(): string {
  const {hash} = window.location;
  if (permalinkIn(hash, [])) {
    last = hash;
  }
  return last;
}

/** A permalink, and the release that its output is for now. */
export type Opened<Release> = Permalink & {hash: string; shown?: Release};

/**
 * The permalink in the address.
 *
 * @param releases of the tool
 * @param names of the form's fields
 */
export function usePermalink<Release extends {line: string; release: string}>(
  releases: readonly Release[],
  names: readonly string[],
): Opened<Release> | undefined {
  const hash = useSyncExternalStore(subscribe, currentHash, () => '');
  const link = permalinkIn(hash, names);
  return link && {...link, hash, shown: releaseFor(link, releases)};
}

type Linked<Value> = {hash?: string; value: Value};

/** A state that a permalink sets, until the reader changes it. */
export function useLinkedState<Value>(
  hash: string | undefined,
  initial: Value,
): [value: Value, change: (change: (now: Value) => Value) => void] {
  // The reducer is the one of the next render: what was typed before React was there is added
  // to the permalink, which the first render does not know.
  const [own, dispatch] = useReducer(
    (before: Linked<Value> | undefined, change: (now: Value) => Value) => ({
      hash,
      value: change(before && before.hash === hash ? before.value : initial),
    }),
    undefined,
  );
  return [own && own.hash === hash ? own.value : initial, dispatch];
}
