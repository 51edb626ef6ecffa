/**
 * The doctor of /tools/config, on the site: a worker reads the text. The worker and the
 * data of a release are loaded when the reader first uses the form.
 */
import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import tool from '@generated/config-doctor/default/tool.json';
import type {Knowledge} from '@ohif-docs/doctor';
import {writeToClipboard} from '@site/src/chrome/copyMarkdown';
import type {Answer, Request} from '@ohif-docs/doctor/worker/answer';
import {askWorker} from '@ohif-docs/search/runtime/ask-worker';
import type {Host} from './host';
import './styles.module.css';
import Tool from './Tool';

/** Milliseconds. The doctor stops by itself after two seconds, unless the parser takes longer. */
const patience = 30_000;

const knowledgeOf = (release: string): Promise<Knowledge> =>
  import(`@generated/config-doctor/default/knowledge-${release}.json`).then(
    (module: {default: Knowledge}) => module.default,
  );

/** The release of the page that the reader comes from: `?release=3.9`. */
function useRelease(): string {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const wanted = isBrowser ? new URLSearchParams(search).get('release') : null;
  const {releases} = tool;
  return (releases.find(({line}) => line === wanted) ?? releases[0]!).id;
}

export default function ConfigDoctor(): ReactNode {
  const worker = useBaseUrl(tool.worker);
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const release = useRelease();
  const host = useMemo<Host>(
    () => ({
      choices: tool,
      ask: askWorker<Request, Answer>(
        () => new Worker(worker, {name: 'config-doctor'}),
        patience,
      ).ask,
      knowledgeOf,
      Link,
      copy: (text) => writeToClipboard(Promise.resolve(text)),
      site: url + baseUrl.replace(/\/$/, ''),
    }),
    [worker, url, baseUrl],
  );
  return (
    <div
      className="doctor config-doctor"
      data-tool="config-doctor"
      data-search-skip=""
      data-hydrate-immediately="">
      <noscript>
        <p className="alert alert--warning">
          <Translate id="configDoctor.noScript">
            The check needs JavaScript, because it runs in your browser. The
            list of all rules works without it.
          </Translate>
        </p>
      </noscript>
      <Tool host={host} release={release} />
    </div>
  );
}
