/** The form, the progress, and the results. Only the ids of answered questions are stored, never code. */
import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Upgrade} from '@ohif-docs/doctor/upgrade';
import Choices from './Choices';
import type {Host} from './host';
import Results from './Results';
import {statusOf} from './status';
import {useUpgrade} from './useUpgrade';

export default function Tool({
  host,
  wanted,
}: {
  host: Host;
  /** The upgrade that is chosen at first. */
  wanted: Upgrade;
}): ReactNode {
  const doctor = useUpgrade(host, wanted);
  const {state, cancel} = doctor;
  const status = useRef<HTMLParagraphElement>(null);
  const isChecked = state.is === 'checked';
  useEffect(() => {
    // Whoever chooses another upgrade in the list may want to choose again.
    if (isChecked && !(document.activeElement instanceof HTMLSelectElement)) {
      status.current?.focus({preventScroll: true});
      status.current?.scrollIntoView({block: 'start'});
    }
  }, [isChecked]);
  return (
    <div className="form">
      <Choices doctor={doctor} pairs={host.pairs} />
      <p ref={status} role="status" tabIndex={-1}>
        {statusOf(state)}
      </p>
      {state.is === 'checking' && (
        <p>
          <progress max={Math.max(1, state.total)} value={state.done} />{' '}
          <button type="button" onClick={cancel}>
            <Translate id="upgradeDoctor.cancel">Cancel</Translate>
          </button>
        </p>
      )}
      {state.is === 'checked' && (
        <Results state={state} fix={doctor.fix} host={host} />
      )}
    </div>
  );
}
