/**
 * The doctor of /tools/upgrade, on the site: a worker checks the files that the reader
 * chooses. It is loaded with the first files.
 */
import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import changes from '@generated/upgrade-doctor/default/changes.json';
import tool from '@generated/upgrade-doctor/default/tool.json';
import {writeToClipboard} from '@site/src/chrome/copyMarkdown';
import type {
  Answer,
  Done,
  Request,
} from '@ohif-docs/doctor/upgrade/worker/session';
import {askWorker} from '@ohif-docs/search/runtime/ask-worker';
import type {Host} from './host';
import './styles.module.css';
import Tool from './Tool';

/** Milliseconds without progress: the largest file takes some seconds on a slow machine. */
const patience = 120_000;

/** The upgrade in the address (`?from=3.8&to=3.10`), or the latest one. */
function useWanted() {
  const {search} = useLocation();
  const query = new URLSearchParams(useIsBrowser() ? search : '');
  return (
    tool.pairs.find(
      ({from, to}) => from === query.get('from') && to === query.get('to'),
    ) ?? tool.pairs.at(-1)!
  );
}

function useAnswered() {
  const [answered, slot] = useStorageSlot('site.upgrade-questions');
  return [answered ?? '', (ids: string) => slot.set(ids)] as const;
}

export default function UpgradeDoctor(): ReactNode {
  const {search} = useLocation();
  const wanted = useWanted();
  const worker = useBaseUrl(tool.worker);
  const host = useMemo<Host>(
    () => ({
      pairs: tool.pairs,
      changes,
      ...askWorker<Request, Answer, Done>(
        () => new Worker(worker, {name: 'upgrade-doctor'}),
        patience,
      ),
      Link,
      copy: (text) => writeToClipboard(Promise.resolve(text)),
      useAnswered,
    }),
    [worker],
  );
  return (
    <div
      className="doctor upgrade-doctor"
      data-tool="upgrade-doctor"
      data-search-skip="index"
      data-hydrate-immediately="">
      <noscript>
        <p className="alert alert--warning">
          <Translate id="upgradeDoctor.noScript">
            The check needs JavaScript, because it runs in your browser. The
            list of changes below, with a search command for each, works without
            it.
          </Translate>
        </p>
      </noscript>
      {/* Of the address, which is the same from the first render on: nothing is drawn anew. */}
      <Tool key={search} host={host} wanted={wanted} />
    </div>
  );
}
