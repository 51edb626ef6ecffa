/** The doctor of /tools/network, on the site: a worker checks what the reader brings. */
import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import tool from '@generated/network-doctor/default/tool.json';
import {writeToClipboard} from '@site/src/chrome/copyMarkdown';
import type {Answer, Request} from '@ohif-docs/doctor/network/answer';
import {askWorker} from '@ohif-docs/search/runtime/ask-worker';
import type {Host} from './host';
import './styles.module.css';
import Tool from './Tool';

/** Milliseconds: the largest recording takes some seconds on a slow machine. */
const patience = 120_000;

export default function NetworkDoctor(): ReactNode {
  const worker = useBaseUrl(tool.worker);
  const host = useMemo<Host>(() => {
    const {ask} = askWorker<Request, Answer>(
      () => new Worker(worker, {name: 'network-doctor'}),
      patience,
    );
    return {
      ask: (text) => ask({text, site: window.location.origin}),
      Link,
      copy: (text) => writeToClipboard(Promise.resolve(text)),
    };
  }, [worker]);
  return (
    <div
      className="doctor network-doctor"
      data-tool="network-doctor"
      data-search-skip="index"
      data-hydrate-immediately="">
      <noscript>
        <p className="alert alert--warning">
          <Translate id="networkDoctor.noScript">
            The check needs JavaScript, because it runs in your browser. The
            program for the command line and the table below work without it.
          </Translate>
        </p>
      </noscript>
      <Tool host={host} />
    </div>
  );
}
