/** The form, the progress, and the results. Only the ids of answered questions are stored, never code. */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Upgrade} from '@ohif-docs/doctor/upgrade';
import {SideBySide, Status} from '@site/src/features/tools';
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
  return (
    <div className="form">
      <SideBySide
        editor={<Choices doctor={doctor} pairs={host.pairs} />}
        status={
          <Status
            text={statusOf(state)}
            result={state.is === 'checked' && state.result}
          />
        }>
        {state.is === 'checking' ? (
          <p>
            <progress max={Math.max(1, state.total)} value={state.done} />{' '}
            <button type="button" onClick={cancel}>
              <Translate id="upgradeDoctor.cancel">Cancel</Translate>
            </button>
          </p>
        ) : (
          state.is === 'checked' && (
            <Results
              state={state}
              fix={doctor.fix}
              apply={doctor.apply}
              host={host}
            />
          )
        )}
      </SideBySide>
    </div>
  );
}
