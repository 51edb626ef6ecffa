/** The segmentation figure, once it is loaded. */
import {useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Image} from '../core/image';
import {withSphere} from '../core/labelmap';
import {axesOf, type Plane} from '../core/planes';
import {labelmapOf, planes, startOf, type Place} from '../data/volume';
import Pane, {nameOf} from '../planes/Pane';
import row from '../planes/styles.module.css';
import styles from '../styles.module.css';
import {useKeys} from '../useKeys';
import Calls, {representationCall, type Call} from './Calls';

/** The component for a volume. Its brush of 12 mm draws the second segment. */
export default function withVolume(volume: Image): ComponentType {
  return () => <Segmentation volume={volume} />;
}

/** Of 3.10: extensions/cornerstone/src/services/SegmentationService/SegmentationService.ts. */
const callsAtFirst: readonly Call[] = [
  [
    "createLabelmapForDisplaySet(displaySet, {segmentationId: 'seg', segments})",
    'SEGMENTATION_ADDED',
  ],
  ...planes.map((plane) =>
    representationCall('addSegmentationRepresentation', plane),
  ),
];

function Segmentation({volume}: {volume: Image}): ReactNode {
  const [place, setPlace] = useState<Place>(() => startOf(volume));
  const [labelmap, setLabelmap] = useState(() => labelmapOf(volume));
  const [hidden, setHidden] = useState<readonly Plane[]>([]);
  const [isLocked, setLocked] = useState(false);
  const [calls, setCalls] = useState(callsAtFirst);
  const log = (...call: Call) => setCalls((now) => [...now, call]);
  const brush = (to: Place) => {
    setPlace(to);
    setLabelmap(withSphere(labelmap, to, 12, 2, isLocked ? [1] : []));
  };
  const endStroke = () =>
    log('// a brush stroke', 'SEGMENTATION_DATA_MODIFIED');
  return (
    <div ref={useKeys()} tabIndex={-1} className={styles.live}>
      <div className={row.planes}>
        {planes.map((plane) => {
          const others = hidden.filter((one) => one !== plane);
          const isVisible = others.length === hidden.length;
          return (
            <Pane
              key={plane}
              {...{volume, plane, place, setPlace, brush, endStroke}}
              {...axesOf[plane]}
              thickness={0}
              labelmap={isVisible ? labelmap : undefined}>
              <div className={styles.presets}>
                <button
                  type="button"
                  aria-pressed={isVisible}
                  onClick={() => {
                    setHidden(isVisible ? [...hidden, plane] : others);
                    const method = 'toggleSegmentationRepresentationVisibility';
                    log(...representationCall(method, plane));
                  }}>
                  {translate(
                    {
                      id: 'figures.segmentation.show',
                      message: 'Show in {name}',
                    },
                    {name: nameOf(plane)},
                  )}
                </button>
              </div>
            </Pane>
          );
        })}
      </div>
      <div className={styles.controls}>
        <div className={styles.presets}>
          <button
            type="button"
            onClick={() => {
              brush(place);
              endStroke();
            }}>
            {translate({
              id: 'figures.segmentation.paint',
              message: 'Paint the green margin at the crosshairs',
            })}
          </button>
          <button
            type="button"
            aria-pressed={isLocked}
            onClick={() => {
              const code = `setSegmentLocked('seg', 1, ${!isLocked})`;
              log(code, 'SEGMENTATION_MODIFIED');
              setLocked(!isLocked);
            }}>
            {translate({
              id: 'figures.segmentation.lock',
              message: 'Lock the red lesion',
            })}
          </button>
        </div>
        <Calls calls={calls} />
      </div>
    </div>
  );
}
