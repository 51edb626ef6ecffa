/** The field, the filters, and the results. */
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import type {FoundArea, FoundEntry} from './entries';
import {outcomeOf} from './filter';
import Form from './Form';
import {createMatcher} from './match';
import {places} from './places';
import Results from './Results';
import styles from './styles.module.css';
import {hashParameter, useFinderState} from './useFinderState';

type Props = {
  entries: readonly FoundEntry[];
  areas: readonly FoundArea[];
  /** The entries of other pages. An archive, which is not on a server, has none. */
  loadElsewhere?: () => Promise<readonly FoundEntry[]>;
  searchLink?: (query: string) => string;
  /** @param shown ids of the entries that are shown; null for all */
  children: (shown: ReadonlySet<string> | null) => ReactNode;
};

export default function Finder({
  entries: ownEntries,
  areas,
  loadElsewhere,
  searchLink,
  children,
}: Props): ReactNode {
  const [state, change] = useFinderState();
  const hasText = state.text.trim() !== '';
  const elsewhere = useElsewhere(hasText ? loadElsewhere : undefined);
  const entries = useMemo(
    () => [...ownEntries, ...elsewhere],
    [ownEntries, elsewhere],
  );
  const match = useMemo(
    () => (hasText ? createMatcher(entries) : null),
    [hasText, entries],
  );
  const outcome = outcomeOf(entries, state, match);
  const isComplete = outcome.shown.length === ownEntries.length;
  return (
    <>
      <div
        className={styles.finder}
        data-tool="troubleshooting"
        data-search-skip=""
        data-hydrate-immediately={hashParameter}>
        <Form
          state={state}
          areas={areas}
          places={places()}
          countWith={outcome.countWith}
          onChange={change}
        />
        <Results
          state={state}
          outcome={outcome}
          areas={areas}
          searchLink={searchLink}
          titles={{
            where:
              places().find(({place}) => place === state.where)?.title ?? '',
            area: areas.find(({area}) => area === state.area)?.title ?? '',
          }}
          onChange={change}
        />
      </div>
      {children(isComplete ? null : new Set(outcome.shown.map(({id}) => id)))}
    </>
  );
}

const none: readonly FoundEntry[] = [];

/** @param load undefined if there is nothing to look for */
function useElsewhere(load: Props['loadElsewhere']): readonly FoundEntry[] {
  const [loaded, setLoaded] = useState(none);
  const isWanted = load !== undefined && loaded === none;
  useEffect(() => {
    if (isWanted) {
      // Without them, the finder still knows the entries of its page.
      load().then(setLoaded, () => undefined);
    }
  }, [isWanted, load]);
  return loaded;
}
