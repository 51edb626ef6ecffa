/**
 * The doctor of /tools/upgrade: a worker checks the files that the reader chooses. It is
 * loaded with the first files. Only the ids of answered questions are stored, never code.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Upgrade} from '@site/packages/doctor/upgrade';
import tool from '@generated/upgrade-doctor/default/tool.json';
import Choices from './Choices';
import Results from './Results';
import styles from './styles.tool.module.css';
import {statusOf} from './status';
import {useUpgrade} from './useUpgrade';

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

function Tool({wanted}: {wanted: Upgrade}): ReactNode {
  const doctor = useUpgrade(useBaseUrl(tool.worker), wanted);
  const {state, cancel} = doctor;
  return (
    <div className={styles.form}>
      <Choices doctor={doctor} pairs={tool.pairs} />
      <p role="status">{statusOf(state)}</p>
      {state.is === 'checking' && (
        <p>
          <progress max={Math.max(1, state.total)} value={state.done} />{' '}
          <button type="button" onClick={cancel}>
            <Translate id="upgradeDoctor.cancel">Cancel</Translate>
          </button>
        </p>
      )}
      {state.is === 'checked' && <Results state={state} fix={doctor.fix} />}
    </div>
  );
}

export default function UpgradeDoctor(): ReactNode {
  const wanted = useWanted();
  return (
    <div
      className={styles.doctor}
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
      <Tool key={`${wanted.from} ${wanted.to}`} wanted={wanted} />
    </div>
  );
}
