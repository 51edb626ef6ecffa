/**
 * The finder of the troubleshooting page: a field for the message, two filters, and the
 * best matches. It only hides entries: without JavaScript, all of them are visible.
 *
 *   <TroubleshootingFinder>
 *   <FinderArea area="config">
 *
 *   ## The configuration is not applied
 *
 *   <ReferenceSections … each="FinderEntry: wordings, where" />
 *
 *   </FinderArea>
 *   </TroubleshootingFinder>
 *
 * The entries are the elements of the page; the finder has no other list of them.
 */
import {useMemo, type ReactNode} from 'react';
import {areasIn, entriesIn, Shown} from './entries';
import {outcomeOf} from './filter';
import Form from './Form';
import {createMatcher} from './match';
import {places} from './places';
import Results from './Results';
import styles from './styles.module.css';
import {hashParameter, useFinderState} from './useFinderState';

export {FinderArea, FinderEntry, FinderOverview} from './entries';

export function TroubleshootingFinder({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  const [state, change] = useFinderState();
  const entries = useMemo(() => entriesIn(children), [children]);
  const areas = useMemo(() => areasIn(children), [children]);
  const hasText = state.text.trim() !== '';
  const match = useMemo(
    () => (hasText ? createMatcher(entries) : null),
    [hasText, entries],
  );
  const outcome = outcomeOf(entries, state, match);
  const isComplete = outcome.shown.length === entries.length;
  return (
    <>
      <div
        className={styles.finder}
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
          titles={{
            where:
              places().find(({place}) => place === state.where)?.title ?? '',
            area: areas.find(({area}) => area === state.area)?.title ?? '',
          }}
          onChange={change}
        />
      </div>
      <Shown
        value={isComplete ? null : new Set(outcome.shown.map(({id}) => id))}>
        {children}
      </Shown>
    </>
  );
}
