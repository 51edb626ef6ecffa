import {memo, type ReactNode} from 'react';
import type {Plane} from '../core/planes';
import styles from '../styles.module.css';

/** A call of `segmentationService`, and the event that follows. */
export type Call = readonly [code: string, event: string];

/** Methods of a representation, whose first argument is the ID of a viewport. */
export const representationCall = (method: string, viewport: Plane): Call => [
  `${method}('${viewport}', {segmentationId: 'seg', type: 'Labelmap'})`,
  'SEGMENTATION_REPRESENTATION_MODIFIED',
];

/** The last calls, with the newest at the top. */
function Calls({calls}: {calls: readonly Call[]}): ReactNode {
  return (
    <div role="log" aria-label="segmentationService" className={styles.calls}>
      {calls
        .map(([code, event], at) => (
          <p key={at}>
            {code
              .split(/('(?:axial|sagittal|coronal)',)/)
              .map((part, odd) => (odd % 2 ? <b key={odd}>{part}</b> : part))}
            <span>→ {event}</span>
          </p>
        ))
        .slice(-4)
        .reverse()}
    </div>
  );
}

export default memo(Calls);
