import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import OutcomeFrame from '../OutcomeFrame';
import outcome from '../OutcomeFrame.module.css';
import styles from '../styles.module.css';

/** What the reader brings, and next to it, or below it on phones, what a doctor finds in it. */
export default function SideBySide({
  editor,
  status,
  children,
}: {
  editor: ReactNode;
  /** What the doctor has to say about its work. */
  status: ReactNode;
  /** What was found, if anything was checked. */
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div className={`${styles.results} both`}>
      {editor}
      <OutcomeFrame
        className="findings"
        aria-labelledby={id}
        isResult={Boolean(children)}
        summary={
          <>
            <p id={id} className={outcome.name}>
              <Translate id="tool.findings">Findings</Translate>
            </p>
            {status}
          </>
        }>
        {children || (
          <p className="quiet">
            <Translate id="tool.noFindings">
              Findings appear here, with the place, the reason, and the fix.
            </Translate>
          </p>
        )}
      </OutcomeFrame>
    </div>
  );
}
