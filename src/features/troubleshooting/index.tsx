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
 * The entries are the elements of the page, which an offline archive reads from the HTML
 * (packages/offline-archive/browser/tools/finder.tsx), and on the site also the messages
 * that other pages document, which plugin/ collects.
 */
import {useCallback, useMemo, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useSearchPageLink} from '@site/src/features/search';
import {loadElsewhere} from './elsewhere';
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
  const {version} = useDocsVersion();
  const load = useCallback(() => loadElsewhere(version), [version]);
  const searchLink = useSearchPageLink();
  return (
    <Finder
      entries={entries}
      areas={areas}
      loadElsewhere={load}
      searchLink={searchLink}>
      {(shown) => <Shown value={shown}>{children}</Shown>}
    </Finder>
  );
}
