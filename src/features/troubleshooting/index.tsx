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
 * The entries are the elements of the page; the finder has no other list of them. An offline
 * archive reads them from the HTML (packages/offline-archive/browser/tools/finder.tsx).
 */
import {useMemo, type ReactNode} from 'react';
import {areasIn, entriesIn, Shown} from './entries';
import Finder from './Finder';

export {FinderArea, FinderEntry, FinderOverview} from './entries';

export function TroubleshootingFinder({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  const entries = useMemo(() => entriesIn(children), [children]);
  const areas = useMemo(() => areasIn(children), [children]);
  return (
    <Finder entries={entries} areas={areas}>
      {(shown) => <Shown value={shown}>{children}</Shown>}
    </Finder>
  );
}
